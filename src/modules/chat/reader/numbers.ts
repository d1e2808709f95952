import { bound } from './bounds';
import { CM, UK, US_MEN } from './size-charts';
import type { Token } from './text';

/** What a number in a message says: sizes, a price, pairs, or nothing that counts here (a phone number, a date). */
export interface NumberSpan {
  from: number;
  to: number;
  is: 'size' | 'price' | 'quantity' | 'none';
  /** EU sizes, smallest first. */
  sizes?: number[];
  /** Bounds of sizes or of whole dong, both included. */
  min?: number;
  max?: number;
  near?: number;
  /** Pairs. */
  quantity?: number;
  /** Sizes worked out from another system or from the foot's length. */
  isConverted?: boolean;
}

const set = (list: string): Set<string> => new Set(list.split(/[,\s]+/).filter(Boolean));
const SIZE_WORDS = set('size sai số cỡ so chân chan eu eur sizes số:');
const PAIRS = set('đôi doi cái chiếc pair pairs cặp');
/** Units that a number of a size's value may stand before by chance: '42 màu đen', '42 nam'. */
const SOFT_UNITS = set(
  'năm nam ngày ngay tháng thang mẫu mau loại màu hãng x giờ gio hôm bữa người nguoi h tiếng',
);
const OTHER_UNITS = set(
  `kg kí ký kgs tuổi tuoi % phút phut giờ gio ngày ngay tháng thang năm nam km lần nguoi người hôm bữa tuần x tầng days day hours hour weeks week months
   years year minutes pm am star stars sao lbs chục ml mẫu mau loại màu h th st nd rd inch inches hãng tiếng`,
);
const TO = set('đến den tới toi to until');
const DIGIT_WORDS: Record<string, number> = { một: 1, hai: 2, ba: 3, bốn: 4, tư: 4, năm: 5, lăm: 5, sáu: 6, bảy: 7, bẩy: 7, tám: 8, chín: 9, mốt: 1 }; // prettier-ignore
const ENGLISH_TENS: Record<string, number> = { thirty: 30, forty: 40 };
const ENGLISH_DIGITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** Sizes that shoes are made in here and elsewhere; any number after 'size' is one too. */
const isSizeLike = (value: number): boolean => value >= 34 && value <= 50 && (value * 2) % 1 === 0;

/** Reads the numbers of a message, from left to right; tokens of names are left alone. */
export function readNumbers(tokens: readonly Token[], isTaken: (at: number) => boolean): NumberSpan[] {
  const spans: NumberSpan[] = [];
  for (let at = 0; at < tokens.length;) {
    const span = isTaken(at) ? null : numberAt(tokens, at, isTaken);
    if (span) spans.push(span);
    at = span ? Math.max(span.to, at + 1) : at + 1;
  }
  return joinRanges(spans, tokens);
}

const valueOf = (text: string): number =>
  /^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? Number(text.replace(/[.,]/g, '')) : Number(text.replace(',', '.'));

interface Read {
  value: number;
  to: number;
}

/** A number in digits or in words, with what makes it a half: 'rưỡi', '½', '2/3'. */
function valueAt(tokens: readonly Token[], at: number): Read | null {
  const { text } = tokens[at]!;
  const next = tokens[at + 1]?.text ?? '';
  if (/^\d/.test(text)) {
    const value = valueOf(text);
    if (Number.isNaN(value)) return null;
    if (next === 'rưỡi' || (next === 'ruoi' && value < 60)) return { value: value + 0.5, to: at + 2 };
    const isThird =
      (next === '1' || next === '2') && tokens[at + 2]?.text === '3' && tokens[at + 2]!.gap === '/';
    if (isThird && isSizeLike(value)) return { value: value + 0.5, to: at + 3 };
    if (next === '1' && tokens[at + 2]?.text === '2' && tokens[at + 2]!.gap === '/' && isSizeLike(value))
      return { value: value + 0.5, to: at + 3 };
    if (tokens[at + 1]?.gap.includes('½')) return { value: value + 0.5, to: at + 1 };
    const isHalf = next === 'and' && tokens[at + 2]?.text === 'a' && tokens[at + 3]?.text === 'half';
    return isHalf ? { value: value + 0.5, to: at + 4 } : { value, to: at + 1 };
  }
  return spelledAt(tokens, at);
}

/** 'bốn mươi hai', 'bốn hai rưỡi', 'hai triệu', 'forty two'. */
function spelledAt(tokens: readonly Token[], at: number): Read | null {
  const english = ENGLISH_TENS[tokens[at]!.text];
  if (english) {
    const digit = ENGLISH_DIGITS.indexOf(tokens[at + 1]?.text ?? '');
    return digit > 0 ? { value: english + digit, to: at + 2 } : { value: english, to: at + 1 };
  }
  const tens = Object.hasOwn(DIGIT_WORDS, tokens[at]!.text) ? DIGIT_WORDS[tokens[at]!.text]! : 0;
  if (!tens) {
    const digit = ENGLISH_DIGITS.indexOf(tokens[at]!.text);
    return digit > 0 && PAIRS.has(tokens[at + 1]?.text ?? '') ? { value: digit, to: at + 1 } : null;
  }
  let to = at + 1;
  const isTens = ['mươi', 'mười', 'muoi'].includes(tokens[to]?.text ?? '');
  if (isTens) to += 1;
  const word = tokens[to]?.text ?? '';
  const ones = Object.hasOwn(DIGIT_WORDS, word) && tokens[to]!.gap === ' ' ? DIGIT_WORDS[word]! : 0;
  if (ones) to += 1;
  const half = (isTens || ones) && tokens[to]?.text === 'rưỡi' ? 0.5 : 0;
  if (half) to += 1;
  if (!isTens && !ones) {
    const unit = tokens[at + 1]?.text ?? '';
    return unit === 'triệu' || unit === 'đôi' ? { value: tens, to: at + 1 } : null;
  }
  const value = tens * 10 + ones + half;
  return isSizeLike(value) ? { value, to } : null;
}

function numberAt(tokens: readonly Token[], at: number, isTaken: (at: number) => boolean): NumberSpan | null {
  const read = valueAt(tokens, at);
  if (!read) return null;
  const { text } = tokens[at]!;
  const none: NumberSpan = { from: at, to: read.to, is: 'none' };
  if (/^\d{8,}$/.test(text) || /^0\d{2,}/.test(text)) {
    let to = read.to;
    while (/^\d{2,}$/.test(tokens[to]?.text ?? '')) to += 1;
    return { ...none, to };
  }
  const pair = joinedSizes(text);
  if (pair) return { from: at, to: at + 1, is: 'size', sizes: pair };
  const gap = tokens[read.to]?.gap ?? '';
  const isDate = gap === '/' && /^\d/.test(tokens[read.to]?.text ?? '') && !isSizeLike(read.value);
  if (isDate) return { ...none, to: read.to + 1 };
  return priceAt(tokens, at, read) ?? measureAt(tokens, at, read) ?? plainAt(tokens, at, read, isTaken);
}

/** '42,43' are two sizes. */
function joinedSizes(text: string): number[] | null {
  const sizes = text.split(/[.,]/).map(Number);
  return sizes.length > 1 && sizes.every(isSizeLike) ? sizes : null;
}

/** Whole dong, with its unit: '2tr5', '2 triệu rưỡi', '2.5m', '500k', '2.490.000đ', or with a word of prices before it. */
function priceAt(tokens: readonly Token[], at: number, { value, to }: Read): NumberSpan | null {
  const range = rangeUnit(tokens, to);
  if (range && value < 1000) return price(tokens, at, to, value * range);
  const unit = tokens[to]?.text ?? '';
  const touches = tokens[to]?.gap === '';
  const next = tokens[to + 1];
  if (['triệu', 'trieu', 'tr', 'mil', 'mils', 'million', 'm'].includes(unit)) {
    const isHeight = unit === 'm' && (value < 1.2 || (value < 2.3 && /^\d/.test(next?.text ?? '')));
    if (isHeight || (unit === 'm' && value > 1.3 && value < 2.1 && !bound(tokens, at, to + 1))) {
      return { from: at, to: /^\d/.test(next?.text ?? '') ? to + 2 : to + 1, is: 'none' };
    }
    if (next?.text === 'rưỡi' || next?.text === 'ruoi') return price(tokens, at, to + 2, (value + 0.5) * 1e6);
    const isPart =
      next &&
      /^\d{1,3}$/.test(next.text) &&
      (next.gap === '' || (next.gap === ' ' && next.text.length === 1));
    if (isPart) return price(tokens, at, to + 2, (value + Number(`0.${next.text}`)) * 1e6);
    return price(tokens, at, to + 1, value * 1e6);
  }
  if (
    (unit === 'k' && touches) ||
    ['nghìn', 'nghin', 'thousand'].includes(unit) ||
    (unit === 'không' && value >= 100 && value % 10 === 0 && value < 10_000)
  )
    return price(tokens, at, to + 1, value * 1000);
  if (['đ', 'vnd', 'vnđ', 'đồng', 'dong', 'd'].includes(unit) && value >= 1000)
    return price(tokens, at, to + 1, value);
  if (
    ['usd', 'đô', 'dollars', 'dollar', 'bucks', 'euro', 'euros'].includes(unit) ||
    tokens[at]!.gap.includes('$') ||
    tokens[at]!.gap.includes('€')
  )
    return { from: at, to: to + (tokens[at]!.gap.includes('$') ? 0 : 1), is: 'none' };
  if (value >= 100_000 && value < 1e9 && value % 1000 === 0) return price(tokens, at, to, value);
  const before = bound(tokens, at, to);
  if (before && value >= 1000 && value < 100_000 && value % 50 === 0)
    return price(tokens, at, to, value * 1000);
  const isUnit = OTHER_UNITS.has(unit) || PAIRS.has(unit) || unit === 'cm' || SIZE_WORDS.has(unit);
  const isMillions = before && value <= 30 && !isUnit && !SIZE_WORDS.has(tokens[at - 1]?.text ?? '');
  const isSaid = ['dưới', 'trên', 'tầm', 'khoảng', 'under', 'over', 'below', 'tối đa', 'around'].includes(
    tokens[at - 1]?.text ?? '',
  );
  return isMillions && isSaid && value >= 1 ? price(tokens, at, to, value * 1e6) : null;
}

/** 'đến', 'to', or the 'and' of 'between 2 and 3 million'. */
function isJoin(tokens: readonly Token[], at: number): boolean {
  const { text = '' } = tokens[at] ?? {};
  const isBetween = tokens
    .slice(Math.max(0, at - 4), at)
    .some((token) => token.text === 'between' || token.text === 'giữa');
  return TO.has(text) || ((text === 'and' || text === 'và') && isBetween);
}

/** What the unit behind the second number of '2-3 triệu' multiplies the first one by. */
function rangeUnit(tokens: readonly Token[], to: number): number | null {
  const isTo = isJoin(tokens, to);
  const second = tokens[isTo ? to + 1 : to];
  if (!second || !/^\d/.test(second.text) || (!isTo && !/[-–~]/.test(second.gap))) return null;
  const unit = tokens[isTo ? to + 2 : to + 1]?.text ?? '';
  if (['triệu', 'trieu', 'tr', 'mil', 'million', 'm'].includes(unit)) return 1e6;
  return ['k', 'nghìn', 'thousand'].includes(unit) ? 1000 : null;
}

function price(tokens: readonly Token[], from: number, to: number, dong: number): NumberSpan {
  const value = Math.round(dong);
  const side = bound(tokens, from, to);
  const span = { from: side?.from ?? from, to: side?.to ?? to, is: 'price' as const };
  if (side?.is === 'max') return { ...span, max: value };
  return side?.is === 'min' ? { ...span, min: value } : { ...span, near: value };
}

function converted(chart: Record<number, number>, value: number, from: number, to: number): NumberSpan {
  const eu = chart[Math.round(value * 2) / 2];
  return eu ? { from, to, is: 'size', sizes: [eu], isConverted: true } : { from, to, is: 'none' };
}

/** A foot's length, a size of another country, or a number with a unit that is none of a shoe. */
function measureAt(tokens: readonly Token[], at: number, { value, to }: Read): NumberSpan | null {
  const unit = tokens[to]?.text ?? '';
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  const around = [...before, ...tokens.slice(to, to + 3).map(({ text }) => text)];
  const cm = unit === 'mm' ? value / 10 : value;
  const half = unit === 'cm' && tokens[to + 1]?.text === '5' && tokens[to + 1]!.gap === '';
  if (half) return converted(CM, value + 0.5, at, to + 2);
  const isJapan =
    tokens.some(({ text }) => text === 'japan' || text === 'jp' || text === 'nhật') &&
    value > 21 &&
    value < 31;
  const isCm = isJapan || unit === 'cm' || unit === 'mm' || unit === 'centimeters' || unit === 'phân';
  if (isCm || before.includes('cm')) {
    return converted(CM, cm, at, isCm && !isJapan ? to + 1 : to);
  }
  const system = around.find((word) => word === 'us' || word === 'uk' || word === 'usa');
  const isBare = ['size', 'sizes'].includes(before.at(-1) ?? '') && value >= 5 && value <= 14;
  if ((system || isBare) && value <= 15) {
    const isWomen = tokens.some(({ text }) =>
      ["women's", 'womens', 'women', 'nữ', 'nu', 'ladies', 'lady', 'wmns'].includes(text),
    );
    const eu = system === 'uk' ? UK[value] : US_MEN[isWomen ? value - 1.5 : value];
    const end = tokens[to]?.text === system ? to + 1 : to;
    return eu ? { from: at, to: end, is: 'size', sizes: [eu], isConverted: true } : null;
  }
  if (
    PAIRS.has(unit) &&
    value >= 1 &&
    value % 1 === 0 &&
    value < 10_000 &&
    !SIZE_WORDS.has(before.at(-1) ?? '')
  ) {
    if (isSizeLike(value) && before.length > 0) return null;
    return { from: at, to: to + 1, is: 'quantity', quantity: value };
  }
  const isSized = SIZE_WORDS.has(before.at(-1) ?? '') || isSizeLike(value);
  if (OTHER_UNITS.has(unit) && !(isSized && SOFT_UNITS.has(unit)))
    return { from: at, to: to + 1, is: 'none' };
  return null;
}

function plainAt(
  tokens: readonly Token[],
  at: number,
  { value, to }: Read,
  isTaken: (at: number) => boolean,
): NumberSpan | null {
  const last = tokens[at - 1]?.text ?? '';
  const isSized = SIZE_WORDS.has(last) && !isTaken(at - 1) && value >= 15 && value <= 60;
  if (!isSized && !isSizeLike(value)) return null;
  const from = isSized ? at - 1 : at;
  const side = bound(tokens, from, to);
  const isPlace = ['về', 've', 'ở', 'tại', 'hẻm', 'ngõ', 'đường', 'street', 'apartment', 'unit'].includes(
    last,
  );
  if (isPlace) return { from: at, to, is: 'none' };
  const isOpen =
    side &&
    !['có', 'lên', 'tới', 'nới lên', 'nâng lên'].includes(side.word) &&
    side.word !== 'thôi' &&
    side.word !== 'max';
  if (!isOpen) return { from, to, is: 'size', sizes: [value] };
  const isIncluded =
    side.isAfter || ['từ', 'from', 'at least', 'ít nhất', 'tối đa', 'không quá', 'up to'].includes(side.word);
  const step = isIncluded ? 0 : 0.1;
  const span = { from: side.from, to: side.to, is: 'size' as const };
  if (side.is === 'near') return { ...span, sizes: [value] };
  return side.is === 'max' ? { ...span, max: value - step } : { ...span, min: value + step };
}

/** '40-43', 'từ 40 đến 43', '2-3 triệu': two numbers that bound a range; '42-43' are the two sizes. */
function joinRanges(spans: NumberSpan[], tokens: readonly Token[]): NumberSpan[] {
  const joined: NumberSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const between = last ? tokens.slice(last.to, span.from) : [];
    const gap = tokens[span.from]?.gap.trim() ?? '';
    const isTo = between.length === 1 && last !== undefined && isJoin(tokens, last.to);
    const isDash = between.length === 0 && ['-', '–', '~', '->'].includes(gap);
    if (!last || (!isTo && !isDash) || last.is !== span.is || !['size', 'price'].includes(span.is)) {
      joined.push(span);
      continue;
    }
    const low = last.near ?? last.min ?? last.max ?? last.sizes?.[0] ?? 0;
    const high = span.near ?? span.min ?? span.max ?? span.sizes?.[0] ?? 0;
    const [min, max] = [Math.min(Math.round(low * 2) / 2, high), Math.max(low, high)];
    const isBoth = span.is === 'size' && isDash && max - min <= 1;
    joined[joined.length - 1] = isBoth
      ? { from: last.from, to: span.to, is: 'size', sizes: [min, max] }
      : {
          from: last.from,
          to: span.to,
          is: span.is,
          min: span.is === 'price' ? Math.min(low, high) : min,
          max,
        };
  }
  return joined;
}
