import { foldText } from '../../../common/text';
import { isWord } from '../../products/catalogue/words/phrases';
import type { Token } from './text';

type Is = 'min' | 'max' | 'near';

const table = (rows: Partial<Record<Is, string>>) =>
  Object.entries(rows).flatMap(([is, list]) =>
    list.split(',').map((one) => {
      const word = one.trim();
      // '=cộng' needs its accents: 'cong' is rather 'còn'.
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
   stretch to, go up to, goes up to, as high as`.replace(/\s+/g, ' '),
  min: 'trên, hơn, từ, ít nhất, over, above, more than, from, at least, min, lớn hơn, tối thiểu, bigger than, to hơn, larger than, cao hơn, đắt hơn, nothing under, nothing below, not under, not below, no less than, not less than',
  near: 'tầm, khoảng, around, about, chừng, quanh, roughly, tầm tầm, trong khoảng, tầm khoảng, approximately, giá',
});
// prettier-ignore
const AFTER = table({
  max: 'trở xuống, đổ xuống, đổ lại, trở lại, quay đầu, or less, or under, and below, and under, max, là max, or below, thôi, or smaller, and smaller',
  min: 'trở lên, đổ lên, or more, and up, or above, and above, up, or bigger, and bigger, or larger, =cộng, trở đi',
});

/** What bounds a number. */
interface Side {
  is: Is;
  from: number;
  to: number;
  word: string;
  isAfter: boolean;
}

/** What bounds the number between two places: 'dưới', 'từ', 'trở lên'. */
export function bound(tokens: readonly Token[], from: number, to: number): Side | null {
  const after = phraseAt(tokens, () => to, AFTER);
  const isApart = /[,;]/.test(tokens[from]?.gap ?? '');
  const before = isApart ? undefined : phraseAt(tokens, (length) => from - length, BEFORE);
  const found = after ?? before;
  if (!found) return null;
  const [start, end] = [before?.from ?? from, after?.to ?? to];
  return { is: found.is, from: start, to: end, word: found.word, isAfter: after !== undefined };
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
