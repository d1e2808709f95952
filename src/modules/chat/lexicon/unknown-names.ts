import { CONTRACTION } from './everyday-words';
import { isKnownWord, textOf, type Span } from '../parse/spans';
import type { Token } from '../parse/text';

const BEFORE_NAME = new Set(
  'mẫu mau giày giay đôi doi dòng model tên con bản ban em có co bán the'.split(' '),
);
const PLACES = new Set('from in to at near ở tại về quận'.split(' '));
/** Kinds of spans that a model's name may precede or follow. */
const BESIDE_NAME = /^(?:color|size|price)$/;
/** Words that cannot begin or be part of a name: pronouns, particles, verbs. */
const FUNCTION_WORDS = new Set(
  `a ạ à ơi oi ui shop sốp sop em e anh ảnh chị chi bạn ban mình minh tui tôi toi tao bác bac cô co chú chu cháu chau con cho mua lấy lay tìm tim cần can muốn muon có còn con không
   khong thì thi mà ma với voi và va của cua này nay đó kia ấy ay nhé nhe nha đi di mang được duoc rồi roi chưa chua thế nào nao gì gi sao bao nhiêu nhieu hay hoặc hoac để vừa
   hết het hàng hang màu mau mẫu đôi doi giày giay chân chan chồng chong vợ vo bố bo mẹ me trai gái gai bé be người nguoi yêu xem giúp giup hỏi hoi loại loai dòng hãng kiểu là la
   ở o từ tu trên tren dưới duoi cũng cung đang dang đã da sẽ se vẫn van lại lai nữa nua thôi thoi luôn luon ok cái cai chiếc nhỉ nhi hả ha quá qua lắm lam rất nhà nha thằng
   the an any and or i i'm im you we they he she it is are was be been am do does did have has had got get can could will would should may might must not no in on for to from of
   with at my your his her our their this that these those what which who how when where if so but need needs want wants wanted looking look show buy like please hi hello hey there
   still left available pair pairs shoe shoes sneaker sneakers size sizes color colour colors colours one ones some other another same please thanks us me them dad mom son wife`.split(
    /\s+/,
  ),
);

interface Run {
  from: number;
  to: number;
}

/** Likely model names that the catalogue does not have. */
export function unknownNames(tokens: readonly Token[], spans: readonly Span[]): string[] {
  const has = (kind: string, value?: string): boolean =>
    spans.some((span) => span.kind === kind && (value === undefined || span.value === value));
  const hasSize = spans.some(({ number }) => (number?.sizes?.length ?? 0) > 0);
  const isAsked =
    hasSize || has('brand') || ['stock', 'price', 'colors', 'sizes'].some((ask) => has('ask', ask));
  if (!isAsked) return [];
  const isNarrow = has('color') && hasSize;
  const runs = [
    ...unknownRuns(tokens, spans).filter((run) => isModel(tokens, spans, run, isNarrow)),
    ...titleRuns(tokens, spans),
  ].sort((a, b) => a.from - b.from || b.to - a.to);
  return runs
    .filter((run, at) => !runs.slice(0, at).some(({ from, to }) => from < run.to && to > run.from))
    .slice(0, 2)
    .map(({ from, to }) => textOf(tokens, from, to));
}

const isFree = (spans: readonly Span[], at: number): boolean =>
  !spans.some(({ from, to }) => at >= from && at < to);

/**
 * Runs of unknown words; everyday words between a brand and an unknown word belong to the name ('nike court
 * nova').
 */
function unknownRuns(tokens: readonly Token[], spans: readonly Span[]): Run[] {
  const runs: Run[] = [];
  tokens.forEach((token, at) => {
    if (!isFree(spans, at) || isKnownWord(token)) return;
    const last = runs.at(-1);
    if (last?.to === at) last.to = at + 1;
    else if (token.folded.length > 2 && !/^\d/.test(token.text)) runs.push({ from: at, to: at + 1 });
  });
  for (const run of runs) {
    let { from } = run;
    const isPart = (at: number): boolean =>
      at >= 0 &&
      tokens[at + 1]!.gap === ' ' &&
      isFree(spans, at) &&
      tokens[at]!.isPlain &&
      !BEFORE_NAME.has(tokens[at]!.text);
    while (run.from - from < 2 && isPart(from - 1)) from -= 1;
    if (spans.some(({ kind, to }) => kind === 'brand' && to === from)) run.from = from;
  }
  return runs;
}

function isModel(
  tokens: readonly Token[],
  spans: readonly Span[],
  { from, to }: Run,
  isNarrow: boolean,
): boolean {
  const own = tokens.slice(from, to);
  const before = tokens[from - 1]?.text ?? '';
  const isBranded = spans.some((span) => span.kind === 'brand' && (span.to === from || span.from === to));
  const isPlain = own.some((token) => token.isPlain && token.folded.length > 2);
  const isCapital = own.every((token) => token.isCapital);
  if (isBranded) return isPlain || own.length > 1;
  if (BEFORE_NAME.has(before)) {
    const isDoubtful = isNarrow && !isCapital && own.length === 1 && !isPlain;
    return (isPlain || own.length > 1) && !isDoubtful;
  }
  const isTitled = from > 0 || (tokens[to]?.isCapital === true && tokens[to].gap === ' ');
  return isCapital && isPlain && isTitled && !PLACES.has(before);
}

/** 'Hẻm Nhỏ đen 42', 'phố đêm 24 trắng': words before a colour or a size that form no sentence. */
function titleRuns(tokens: readonly Token[], spans: readonly Span[]): Run[] {
  const isPart = (at: number): boolean => {
    const token = tokens[at];
    if (!token || !isFree(spans, at)) return false;
    return (
      /^\d/.test(token.text) ||
      (token.raw.length > 1 && !FUNCTION_WORDS.has(token.text) && !CONTRACTION.test(token.text))
    );
  };
  return spans.flatMap((span): Run[] => {
    if (!BESIDE_NAME.test(span.kind)) return [];
    let { from } = span;
    while (isPart(from - 1) && (tokens[from]!.gap === ' ' || from === span.from)) from -= 1;
    const own = tokens.slice(from, span.from);
    const words = own.filter(({ text }) => !/^\d/.test(text));
    const before = tokens[from - 1]?.text ?? '';
    const isStart = from === 0 || BEFORE_NAME.has(before) || ['còn', 'ơi', 'oi'].includes(before);
    const isTitle = words.length > 1 || (words.length === 1 && own.length > 1);
    const isFirst = own.length > 0 && !/^\d/.test(own[0]!.text);
    // 'lùi xuống 42' is no name: before a size alone, everyday words are more likely a sentence.
    const isSure =
      span.kind === 'color' ||
      words.every(({ isCapital }) => isCapital) ||
      words.length < own.length ||
      words.some((word) => !isKnownWord(word));
    const isWhole = tokens[span.from]!.gap === ' ' && own.length < 6 && !PLACES.has(before);
    return isStart && isTitle && isFirst && isSure && isWhole ? [{ from, to: span.from }] : [];
  });
}
