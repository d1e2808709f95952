import type { Token } from '../parse/text';

/** The meaning of a number in a message: sizes, a price, pairs, or irrelevant (a phone number, a date). */
export interface NumberSpan {
  from: number;
  to: number;
  is: 'size' | 'price' | 'quantity' | 'none';
  /** EU sizes, smallest first. */
  sizes?: number[];
  /** Bounds of sizes or whole dong, both inclusive. */
  min?: number;
  max?: number;
  near?: number;
  /** Pairs. */
  quantity?: number;
  /** Sizes were converted from another system or from a foot length. */
  isConverted?: boolean;
}

/** A number in a message with the token after it. */
export interface Read {
  value: number;
  to: number;
}

const DIGITS = new Map<string, number>(
  'một:1 mốt:1 hai:2 ba:3 bốn:4 tư:4 năm:5 lăm:5 nhăm:5 sáu:6 bảy:7 bẩy:7 tám:8 chín:9'
    .split(' ')
    .map((entry) => entry.split(':'))
    .map(([word = '', digit]) => [word, Number(digit)]),
);
/** Without accents, these count as digits only if no other meaning is possible. */
const PLAIN_DIGITS = new Map(
  'mot:1 hai:2 ba:3 bon:4 tu:4 nam:5 lam:5 sau:6 bay:7 tam:8 chin:9'
    .split(' ')
    .map((entry) => entry.split(':'))
    .map(([word = '', digit]) => [word, Number(digit)]),
);
const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const COUNTED = new Set(
  'triệu trieu đôi doi cái chiếc cặp nghìn trăm pair pairs million mil hundred thousand'.split(' '),
);

/** True for usual shoe sizes; after the word 'size', any number counts. */
export const isSizeLike = (value: number): boolean => value >= 34 && value <= 50 && (value * 2) % 1 === 0;

const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

/** A number in digits or words, including a half: 'rưỡi', '½', '2/3'. */
export function valueAt(tokens: readonly Token[], at: number): Read | null {
  const text = textAt(tokens, at);
  if (!/^\d/.test(text)) return englishAt(tokens, at) ?? vietnameseAt(tokens, at);
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(text);
  const value = isGrouped ? Number(text.replace(/[.,]/g, '')) : Number(text.replace(',', '.'));
  if (Number.isNaN(value)) return null;
  const half = halfAt(tokens, at + 1, value);
  return half === null ? { value, to: at + 1 } : { value: value + 0.5, to: half };
}

/** The end of a half after a number in digits, or null; a third of a size counts as a half. */
function halfAt(tokens: readonly Token[], at: number, value: number): number | null {
  const [next, after] = [textAt(tokens, at), textAt(tokens, at + 1)];
  if (next === 'rưỡi' || next === 'rưởi' || (next === 'ruoi' && value < 60)) return at + 1;
  const isPart = tokens[at + 1]?.gap === '/' && isSizeLike(value);
  if (isPart && ['1/2', '1/3', '2/3'].includes(`${next}/${after}`)) return at + 2;
  if (tokens[at]?.gap.includes('½')) return at;
  if (next !== 'and' && next !== 'n') return null;
  if (after === 'half') return at + 2;
  return after === 'a' && textAt(tokens, at + 2) === 'half' ? at + 3 : null;
}

/** 'forty two', 'twelve', 'five hundred', 'two million'; small numbers only count before a noun. */
function englishAt(tokens: readonly Token[], at: number): Read | null {
  const tens = TENS.indexOf(textAt(tokens, at));
  const small = SMALL.indexOf(textAt(tokens, at));
  const next = SMALL.indexOf(textAt(tokens, at + 1));
  if (tens >= 0) {
    const value = (tens + 2) * 10;
    return next > 0 && next < 10 ? { value: value + next, to: at + 2 } : { value, to: at + 1 };
  }
  if (small > 0 && textAt(tokens, at + 1) === 'hundred') return { value: small * 100, to: at + 2 };
  return small > 10 || (small > 0 && COUNTED.has(textAt(tokens, at + 1)))
    ? { value: small, to: at + 1 }
    : null;
}

/** 'bốn mươi hai', 'bốn hai rưỡi', 'mười lăm', 'năm trăm', 'hai triệu'. */
function vietnameseAt(tokens: readonly Token[], at: number): Read | null {
  const isTen = (place: number): boolean => ['mươi', 'mười', 'muoi'].includes(textAt(tokens, place));
  // 'so ba tam': after a word for sizes, two digit words form one number.
  const last = textAt(tokens, at - 1);
  const isTwo = ['so', 'số', 'co', 'cỡ'].includes(last) && PLAIN_DIGITS.has(textAt(tokens, at + 1));
  const isPlain = isTen(at + 1) || last === 'size' || isTwo;
  const digitAt = (place: number): number =>
    (place === at || tokens[place]?.gap === ' ' ? DIGITS.get(textAt(tokens, place)) : undefined) ??
    (isPlain ? PLAIN_DIGITS.get(textAt(tokens, place)) : undefined) ??
    0;
  if (isTen(at)) {
    const ones = digitAt(at + 1);
    return { value: 10 + ones, to: at + (ones ? 2 : 1) };
  }
  const first = digitAt(at);
  if (!first) return null;
  if (textAt(tokens, at + 1) === 'trăm') return { value: first * 100, to: at + 2 };
  const onesAt = at + (isTen(at + 1) ? 2 : 1);
  const ones = digitAt(onesAt);
  const to = onesAt + (ones ? 1 : 0);
  if (to === at + 1) return COUNTED.has(textAt(tokens, to)) ? { value: first, to } : null;
  const isHalf = textAt(tokens, to) === 'rưỡi';
  // 'hai mươi ba phẩy năm'.
  const isPoint = ['phẩy', 'chấm'].includes(textAt(tokens, to)) && textAt(tokens, to + 1) === 'năm';
  const value = first * 10 + ones + (isHalf || isPoint ? 0.5 : 0);
  return isSizeLike(value) || isTen(at + 1) ? { value, to: to + (isPoint ? 2 : isHalf ? 1 : 0) } : null;
}
