import { bound, type Side } from './bounds';
import { isSizeLike, type Read, type NumberSpan } from '../lexicon/number-words';
import { CM, UK, US_MEN } from '../lexicon/size-charts';
import type { Token } from './text';

const set = (list: string): Set<string> => new Set(list.split(/\s+/));
const SIZE_WORDS = set('size sai số cỡ so chân chan eu eur sizes');
const PAIRS = set('đôi doi cái chiếc pair pairs cặp');
/** After these, a number too small for a shoe size is a foot length: 'chân 26 đi size mấy'. */
const FOOT = set('chân chan dài dai foot feet');
const CENTIMETRES = set('cm mm centimeters phân phan');
const INCHES = set('inch inches');
const WOMEN = set("women's womens women nữ nu ladies lady wmns");
const PLACES = set('về ve ở tại hẻm ngõ đường street apartment unit');
/** Bounds that also appear beside an exact size: 'có 42', '42 thôi'. */
const NO_BOUND = new Set([
  ...[
    'có',
    'lên',
    'tới',
    'nới lên',
    'nâng lên',
    'thôi',
    'max',
    'rẻ hơn',
    'đắt hơn',
    'cheaper than',
    'go up to',
    'goes up to',
  ],
]);
const INCLUDED = new Set(
  `từ, from, at least, ít nhất, tối đa, không quá, up to, tối thiểu, min, min of, minimum, minimum of, minimum size, max, max of, maximum, maximum of, maximum size, at most, within,
   nothing over, nothing above, not over, not above, no more than, not more than, nothing more than, no higher than, no bigger than, no larger than, not bigger than, not larger than,
   nothing bigger than, nothing larger than, đừng quá, đừng trên, không vượt quá, không vượt, đừng vượt, đừng vượt quá, không hơn, nothing under, nothing below, not under, not below,
   no less than, not less than, no smaller than, not smaller than, nothing smaller than`.split(/,\s+/),
);
const MAX_MODELS = set('air nike zoom');
/** Articles that may separate a bound from its size: 'at least a 45'. */
const ARTICLES = set('a an the size eu');
/** Units that may follow a size by coincidence: '42 màu đen', '42 nam'. */
const SOFT_UNITS = set(
  'năm nam ngày ngay tháng thang mẫu mau loại màu hãng x giờ gio hôm bữa người nguoi h tiếng',
);
const OTHER_UNITS = set(
  `kg kí ký kgs tuổi tuoi % phút phut giờ gio ngày ngay tháng thang năm nam km lần nguoi người hôm bữa tuần x tầng days day hours hour weeks week months
   years year minutes pm am star stars sao lbs chục ml mẫu mau loại màu h th st nd rd inch inches hãng tiếng`,
);
const NEED = set('need cần want lấy mua take');
const WOMENS_STEP = 1.5;

const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

/** True for a number with a unit other than money. */
export function isCounted(tokens: readonly Token[], at: number, to: number): boolean {
  const unit = /[,;.!?]/.test(tokens[to]?.gap ?? '') ? '' : textAt(tokens, to);
  const isUnit = OTHER_UNITS.has(unit) || PAIRS.has(unit) || unit === 'cm' || SIZE_WORDS.has(unit);
  return isUnit || SIZE_WORDS.has(textAt(tokens, at - 1));
}

/** '42,43' are two sizes. */
export function joinedSizes(text: string): number[] | null {
  const sizes = text.split(/[.,]/).map(Number);
  return sizes.length > 1 && sizes.every(isSizeLike) ? sizes : null;
}

/** A foot length in centimetres, or a US, UK or Japanese size. */
export function foreignSizeAt(tokens: readonly Token[], at: number, { value, to }: Read): NumberSpan | null {
  const unit = textAt(tokens, to);
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  const hasWord = (...words: string[]): boolean => tokens.some(({ text }) => words.includes(text));
  const isHalf =
    CENTIMETRES.has(unit) &&
    unit !== 'mm' &&
    ['5', 'rưỡi', 'ruoi'].includes(textAt(tokens, to + 1)) &&
    (unit !== 'cm' || textAt(tokens, to + 1) !== '5' || tokens[to + 1]!.gap === '');
  if (isHalf) return converted(CM[value + 0.5], at, to + 2);
  const isJapan = value > 21 && value < 31 && hasWord('japan', 'jp', 'nhật');
  const isFoot =
    before.some((word) => FOOT.has(word)) &&
    value > 21 &&
    value < 31 &&
    !hasWord('bé', 'tuổi', 'kid', 'son', 'daughter');
  if (isJapan || isFoot || CENTIMETRES.has(unit) || before.includes('cm')) {
    const length = Math.round((unit === 'mm' ? value / 10 : value) * 2) / 2;
    return converted(CM[length], at, CENTIMETRES.has(unit) && !isJapan ? to + 1 : to);
  }
  const isInches = INCHES.has(unit) && value >= 8 && value <= 13 && tokens.some(({ text }) => FOOT.has(text));
  if (isInches) return converted(CM[Math.round(value * 2.54 * 2) / 2], at, to + 1);
  const around = [...before, ...tokens.slice(to, to + 3).map(({ text }) => text)];
  const system = around.find((word) => ['us', 'uk', 'usa', 'mỹ'].includes(word));
  const isBare = /^(?:sizes?|(?:wo)?men'?s)$/.test(before.at(-1) ?? '') && value >= 5 && value <= 14;
  if ((!system && !isBare) || value > 15) return null;
  const isWomen = tokens.some(({ text }, place) => WOMEN.has(text) && textAt(tokens, place - 1) !== 'not');
  const eu = system === 'uk' ? UK[value] : US_MEN[isWomen ? value - WOMENS_STEP : value];
  return eu ? converted(eu, at, unit === system ? to + 1 : to) : null;
}

function converted(eu: number | undefined, from: number, to: number): NumberSpan {
  return eu ? { from, to, is: 'size', sizes: [eu], isConverted: true } : { from, to, is: 'none' };
}

/** Pairs, or a number with a unit that does not apply to shoes. */
export function countAt(tokens: readonly Token[], at: number, { value, to }: Read): NumberSpan | null {
  const unit = textAt(tokens, to);
  const isAfterSize = SIZE_WORDS.has(textAt(tokens, at - 1));
  const isWhole = value >= 1 && value % 1 === 0 && value < 10_000;
  if (PAIRS.has(unit) && isWhole && !isAfterSize)
    return isSizeLike(value) && at > 0 ? null : { from: at, to: to + 1, is: 'quantity', quantity: value };
  // 'i need 2', 'cần 2'.
  const isNeeded =
    NEED.has(textAt(tokens, at - 1)) && (to === tokens.length || /[,.?!]/.test(tokens[to]!.gap));
  if (isNeeded && isWhole && value < 10) return { from: at, to, is: 'quantity', quantity: value };
  const isSized = (isAfterSize || isSizeLike(value)) && SOFT_UNITS.has(unit);
  return OTHER_UNITS.has(unit) && !isSized ? { from: at, to: to + 1, is: 'none' } : null;
}

/** An EU size: a usual shoe size, or any number after a word for sizes. */
export function sizeAt(
  tokens: readonly Token[],
  at: number,
  { value, to }: Read,
  isTaken: (at: number) => boolean,
): NumberSpan | null {
  const last = textAt(tokens, at - 1);
  const isSized = SIZE_WORDS.has(last) && !isTaken(at - 1) && value >= 15 && value <= 60;
  if (!isSized && !isSizeLike(value)) return null;
  const from = isSized ? at - 1 : at;
  if (PLACES.has(last)) return { from: at, to, is: 'none' };
  const side = sideOf(tokens, from, to);
  if (!side || isNoBound(tokens, side)) return { from, to, is: 'size', sizes: [value] };
  const span = { from: side.from, to: side.to, is: 'size' as const };
  if (side.is === 'near') return { ...span, sizes: [value] };
  const step = side.isAfter || INCLUDED.has(side.word) ? 0 : 0.1;
  return { ...span, [side.is]: side.is === 'max' ? value - step : value + step };
}

/** The bound of a size, possibly before an article: 'at least a 45', 'nothing over an EU 42'. */
function sideOf(tokens: readonly Token[], from: number, to: number): Side | null {
  const side = bound(tokens, from, to);
  if (side) return side;
  let start = from;
  while (start > from - 2 && ARTICLES.has(textAt(tokens, start - 1))) start -= 1;
  const before = start < from ? bound(tokens, start, to) : null;
  return before && !before.isAfter && before.is !== 'near' ? before : null;
}

/** 'có 42', 'air max 42' set no bound; 'max 38', or '38 max' at the end of a clause, does. */
function isNoBound(tokens: readonly Token[], { word, isAfter, from, to }: Side): boolean {
  if (word !== 'max') return NO_BOUND.has(word);
  if (isAfter) return to < tokens.length && !/[,.;!?(\n]/.test(tokens[to]!.gap);
  return MAX_MODELS.has(textAt(tokens, from - 1)) && !/[,.;!?(\n]/.test(tokens[from]!.gap);
}
