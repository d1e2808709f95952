import { foldText } from '../../../common/text';
import { isWord } from '../../products/catalog/words/phrases';
import type { Token } from './text';

type Is = 'min' | 'max' | 'near';

const table = (rows: Partial<Record<Is, string>>) =>
  Object.entries(rows).flatMap(([is, list]) =>
    list.split(',').map((one) => {
      const word = one.trim();
      // '=cộng' requires its accents: 'cong' usually means 'còn'.
      const words = word
        .replace('=', '')
        .split(' ')
        .map((text) => ({ text, folded: word.startsWith('=') ? text : foldText(text) }));
      return { is: is as Is, word, words };
    }),
  );
// prettier-ignore
const BEFORE = table({
  max: `dưới, chỉ còn, còn mỗi, còn có, chỉ có, tháng còn, túi còn, ví còn, không quá, tối đa, max, under, below, less than, up to, thấp hơn, rẻ hơn, nhỏ hơn, bé hơn, maximum, ngân sách, budget, budget of, trong tầm, có, không tới, within, cheaper than,
   smaller than, =quá, chưa tới, có tầm, có khoảng, chưa đến, không hơn, budget is, đổ lại, lên, nới lên, nâng lên, tới, nothing over, nothing above, not over, not above,
   no more than, not more than, no higher than, đừng quá, đừng trên, không vượt quá, không vượt, đừng vượt, đừng vượt quá, nothing more than, don't exceed, not exceeding,
   stretch to, go up to, goes up to, as high as, at most, maximum of, max of, maximum size, no bigger than, no larger than, not bigger than, not larger than,
   nothing bigger than, nothing larger than, smaler than, smaller then, smaler then, less then, lower than`.replace(/\s+/g, ' '),
  min: 'trên, hơn, từ, ít nhất, over, above, more than, from, at least, min, lớn hơn, tối thiểu, bigger than, to hơn, larger than, cao hơn, đắt hơn, nothing under, nothing below, not under, not below, no less than, not less than, minimum, minimum of, min of, minimum size, no smaller than, not smaller than, nothing smaller than, biger than, bigger then, biger then, larger then, lager than, greater than, higher than',
  near: 'tầm, khoảng, around, about, chừng, quanh, roughly, tầm tầm, trong khoảng, tầm khoảng, approximately, giá',
});
// prettier-ignore
const AFTER = table({
  max: 'trở xuống, đổ xuống, đổ lại, trở lại, quay đầu, or less, or under, and below, and under, max, là max, or below, thôi, or smaller, and smaller, maximum, at most, at the most, tops, at maximum, or lower, and lower, or down, and down, and less, là tối đa, là cùng',
  min: 'trở lên, đổ lên, or more, and up, or above, and above, up, or bigger, and bigger, or larger, and larger, =cộng, trở đi, or up, or over, and over, or higher, and higher, or greater, upwards, and upwards, or upwards, minimum, min, at least, at minimum, at the least, là tối thiểu, là ít nhất',
});

/** These may also precede a number. */
const EITHER = new Set('under over above below least most minimum min maximum max đa thiểu nhất'.split(' '));

/** A bound beside a number. */
export interface Side {
  is: Is;
  from: number;
  to: number;
  word: string;
  isAfter: boolean;
}

/** The bound of the number between two positions: 'dưới', 'từ', 'trở lên'. */
export function bound(tokens: readonly Token[], from: number, to: number): Side | null {
  const behind = phraseAt(tokens, () => to, AFTER);
  const after = behind && isOfNext(tokens, to, behind.to) ? undefined : behind;
  const isApart = /[,;]/.test(tokens[from]?.gap ?? '');
  const before = isApart ? undefined : phraseAt(tokens, (length) => from - length, BEFORE);
  const found = after ?? before;
  if (!found) return null;
  const [start, end] = [before?.from ?? from, after?.to ?? to];
  return { is: found.is, from: start, to: end, word: found.word, isAfter: after !== undefined };
}

/** 'over 41 and under 42', '45, at most 47': such a word bounds the next number. */
function isOfNext(tokens: readonly Token[], from: number, end: number): boolean {
  if (!EITHER.has(tokens[end - 1]?.text ?? '')) return false;
  if (/[,;]/.test(tokens[from]!.gap)) return true;
  const next = tokens[end];
  const isSize = ['size', 'a', 'an'].includes(next?.text ?? '');
  return /^\d/.test((isSize ? tokens[end + 1] : next)?.text ?? '') && !/[,.;!?]/.test(next!.gap);
}

function phraseAt(tokens: readonly Token[], startOf: (length: number) => number, phrases: typeof BEFORE) {
  for (const length of [3, 2, 1]) {
    const from = startOf(length);
    const isAt = (word: { text: string; folded: string }, place: number): boolean => {
      const token = tokens[from + place];
      return token !== undefined && isWord(token, word.text, word.folded);
    };
    const found = phrases.find(({ words }) => words.length === length && words.every(isAt));
    if (found) return { ...found, from, to: from + length };
  }
  return undefined;
}
