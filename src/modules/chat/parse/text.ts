import { foldText, normalise } from '../../../common/text';
import { WORD, withOneTone, type Word } from '../../products/catalog/words/phrases';

/** A word or number of a message, with chat abbreviations expanded. */
export interface Token extends Word {
  /** As written, but without accents: names contain no abbreviations. */
  raw: string;
  /** The characters between the previous token and this one; '' if they touch. */
  gap: string;
  /** Whether the message writes it with a capital. */
  isCapital: boolean;
}

/** Maximum characters read of a message (rule H1), and maximum tokens. */
const MAX_LENGTH = 1000;
const MAX_TOKENS = 220;

/** Chat abbreviations and their meanings. */
const SLANG = new Map<string, string>(
  `không: ko k kg kh khg hk hok hông hổng hem khum khom khonk hongg k0 | được: dc đc đk dk đươc |
   bao nhiêu: bn bnh bnhiu bnhieu nhiu bni bnhiêu nhiêu | nhiều: nhìu nhiềuu nhìuu | gì: j ji zì | size: sz siz saiz saize cỡ siez | shop: sốp sóp shopp sop ad admin |
   giờ: h | em: e iem | chị: c chj | anh: ank | mình: mk mik mềnh | vậy: v z zậy dậy zị rứa | nào: mô | rồi: r rùi rui ròi oy | với: vs vơi |
   cũng: cx cũg | người: ng ngta | thì: thỳ | luôn: lun | thôi: thoi hoi thui | biết: bít bik bit | muốn: mún mun | đang: đag đg |
   như nào: ntn | thích: thik thix | cảm ơn: cmon | giày: giầy | màu: mầu maù | nhé: nha nhá nghen nhe nhen | phải: fai |
   ok: oke oki okie okay okela okê okla | triệu: củ chai lít | nghìn: ngàn cành | sneaker: snicker | please: pls plz | you: u | mọi người: mng | sản phẩm: sp | kiếm: kím | kiểm tra: ktra | white: whites whitish whiteish | black: blacks blackish |
   red: reddish | blue: bluish blueish | green: greenish | grey: greys grays greyish grayish | pink: pinks pinkish | purple: purples purplish |
   brown: browns brownish | yellow: yellows yellowish | orange: oranges | địa chỉ: đc. | khách: kh.`
    .split('|')
    .flatMap((line) => {
      const [word = '', short = ''] = line.split(':');
      return short
        .trim()
        .split(/\s+/)
        .map((one): [string, string] => [one, word.trim()]);
    }),
);

/** After these, 'r' means 'are'; elsewhere 'rồi'. */
const ARE_BESIDE = new Set('where how what who when why you they we these those which'.split(' '));

const ASKED = new Set('còn con có co được đủ này đó đây hàng hang vậy giá nữa chưa đôi sẵn'.split(' '));
const IS_END = /^\s*(?:$|[?!.,~]|(?:ạ|a|v|z|shop|em|e|nè|vậy|ad|ha|dạ|bạn|b)(?:$|[\s?!.,]))/;

const isThanks = (tokens: readonly Token[]): boolean =>
  tokens.slice(-3).some(({ raw }, at, last) => raw === 'on' && last[at - 1]?.raw === 'cam');

/** Splits a message into tokens; an abbreviation of two words becomes two tokens. */
export function readTokens(message: string): Token[] {
  const text = normalise(message.slice(0, MAX_LENGTH), 'NFC');
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(WORD)) {
    if (tokens.length >= MAX_TOKENS) break;
    const written = withOneTone(squeeze(found.toLowerCase().replace('’', "'")));
    const gap = text.slice(end, index).replace(/\s+/g, ' ');
    const next = text.slice(index + found.length, index + found.length + 6);
    const words = wordsOf(
      written,
      gap,
      tokens.at(-1)?.text ?? '',
      next,
      written === 'nhiu' && isThanks(tokens),
    );
    words.forEach((word, place) => {
      const folded = foldText(word);
      const isPlain = written === foldText(written) && word === written;
      const isCapital = /^\p{Lu}/u.test(found);
      tokens.push({
        text: word,
        folded,
        raw: foldText(written),
        isPlain,
        gap: place === 0 ? gap : ' ',
        isCapital,
      });
    });
    end = index + found.length;
  }
  return tokens;
}

/**
 * The words that a written one stands for.
 * @param gap the characters before it; '' if it touches the previous word
 * @param next the characters after it
 * @param isThanked whether it is 'nhiu' in a phrase of thanks: 'cảm ơn shop nhiu'
 */
function wordsOf(written: string, gap: string, before: string, next: string, isThanked: boolean): string[] {
  // '500k', '7h': letters that touch a number are its unit.
  const isUnit = gap === '' && /^\d/.test(before);
  if (isThanked && ['on', 'ơn', 'shop', 'bạn', 'em'].includes(before)) return ['nhiều'];
  const isHowMany = written === 'nhiêu' && ['bao', 'be', 'bi'].includes(before);
  // Inside a sentence 'hoi' means 'hỏi': 'cho em hoi màu đen'; at its ends it means 'thôi'.
  const isAsk = written === 'hoi' && before !== '' && /^\s+[\p{L}\d]/u.test(next);
  if (isUnit || isHowMany || isAsk) return [written];
  // 'còn 39 hong ạ': at the end, after the requested value, 'hong' means 'không'; elsewhere 'hồng'.
  if (written === 'hong' && (/^\d/.test(before) || ASKED.has(before)) && IS_END.test(next)) return ['không'];
  if (written === 'r' && ARE_BESIDE.has(before)) return ['are'];
  return (SLANG.get(written) ?? written).split(' ');
}

/** Reduces a letter repeated three or more times to one: 'đẹpppp' → 'đẹp'. */
function squeeze(word: string): string {
  if (/^\d/.test(word)) return word;
  let short = '';
  for (const letter of word) {
    if (!(short.endsWith(letter) && word.includes(letter.repeat(3)))) short += letter;
  }
  return short;
}
