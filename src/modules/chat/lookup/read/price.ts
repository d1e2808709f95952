import { claim, isFree, type Text } from '../words/text';

/** A range of prices in whole dong, ends included; `near` where the question names one price, roughly. */
export interface PriceRange {
  min?: number;
  max?: number;
  near?: number;
}

interface Sum {
  value: number;
  start: number;
  end: number;
}

/** How far from the price that was named 'about' goes. */
const ABOUT = 0.25;
/** No shoe costs less: a smaller sum is something else, such as '42 k' for '42 không'. */
const LEAST_SUM = 100_000;

const NUMBER = '\\d{1,3}(?:[.,]\\d{3}){1,4}|\\d{1,12}(?:[.,]\\d{1,2})?';
const WORDS: Record<string, number> = {
  ...{ mot: 1, hai: 2, ba: 3, bon: 4, nam: 5, sau: 6, bay: 7, tam: 8, chin: 9, muoi: 10, one: 1, two: 2 },
  ...{ three: 3, four: 4, five: 5, six: 6, ten: 10 },
};
const COUNT = `(${NUMBER}|mot|hai|ba|bon|nam|sau|bay|tam|chin|muoi|one|two|three|four|five|six|ten)`;
const MILLION = '(?:trieu|trie|tr|cu|chai|million|millions|mil|mill|m)';
const THOUSAND = '(?:k|ka|nghin|ngan|ng|thousand|lit|xi)';
const DONG = '(?:\\s?(?:vnd|dong|d|vnđ)(?![a-z]))?';
const AND_MORE = `(?:(\\d{1,3})(?![\\d.,])|\\s(\\d|\\d{3})(?![\\d.,]|\\s?(?:${MILLION}|${THOUSAND}|doi|mau|cai|size))|\\s?(ruoi|½))?`;
const TO = '\\s?(?:-|–|~|den|toi|to|and|va|hoac|hay|or)\\s?';

const IN_MILLIONS = new RegExp(
  `(?<![\\p{L}\\d.,])(?:${COUNT}${TO})?${COUNT}\\s?${MILLION}(?![a-z])${AND_MORE}${DONG}`,
  'gu',
);
const IN_THOUSANDS = new RegExp(
  `(?<![\\p{L}\\d.,])(?:${COUNT}${TO})?${COUNT}\\s?(${THOUSAND})(?![a-z\\d])${DONG}`,
  'gu',
);
const IN_DONG = new RegExp(`(?<![\\p{L}\\d.,])(\\d{1,3}(?:[.,]\\d{3}){1,3}|\\d{6,10})(?!\\d)${DONG}`, 'gu');

const UNDER = `(?:duoi|khong qua|ko qua|k qua|khong hon|toi da|under|below|less than|cheaper than|lower than|up to|at most|max|maximum|within|re hon|nho hon|thap hon|it hon|chua toi|chua den|not more than|no more than|<=?|mem hon|budget|ngan sach|co|i have|have|no over|beneath|max la|trong vong)`;
const OVER = `(?:tren|hon|over|above|more than|at least|toi thieu|it nhat|>=?|dat hon|cao hon|min|mac hon|starting at|starting from|not less than|tu|from)`;
const DOWN =
  '(?:tro xuong|do lai|do xuong|quay dau|tro lai|or less|or under|or below|max|do ve|and under|and below|toi da|trở lui|tro lui|la het|is my max)';
const UP = '(?:tro len|do len|or more|or above|and up|and above|and over|hon)';
const ROUGHLY = '(?:\\s(?:tam|khoang|gia|la|of|about))?\\s?';
const BEFORE_UNDER = new RegExp(`(?:^|[^\\p{L}\\d])${UNDER}${ROUGHLY}$`, 'u');
const BEFORE_OVER = new RegExp(`(?:^|[^\\p{L}\\d])${OVER}${ROUGHLY}$`, 'u');
const AFTER_DOWN = new RegExp(`^\\s?${DOWN}(?![a-z])`, 'u');
const AFTER_UP = new RegExp(`^\\s?${UP}(?![a-z])`, 'u');
const JOINED = new RegExp(`^${TO}$`, 'u');

/** Reads sums with their units, and marks their tokens: to be done before names are read. */
export function readPrice(text: Text): PriceRange | undefined {
  const sums = [...millions(text), ...thousands(text), ...plainSums(text)].sort((a, b) => a.start - b.start);
  for (const { start, end } of sums) claim(text, start, end, 'price');
  return toRange(text, sums);
}

/**
 * Reads a price that has no unit, 'dưới 3': after sizes and names took their numbers.
 */
export function readBarePrice(text: Text): PriceRange | undefined {
  const pattern =
    /(?<![\p{L}\d])(?:duoi|tren|tam|khoang|under|below|over|above|around|about|gia|budget|ngan sach|toi da|khong qua)\s(\d{1,2}(?:[.,]\d)?)(?:\s?(?:-|den|toi|to)\s?(\d{1,2}(?:[.,]\d)?))?(?![\d.,%]|\s?(?:doi|mau|cai|size|cm|tuoi|pairs?))/gu;
  const sums: Sum[] = [];
  for (const found of text.folded.matchAll(pattern)) {
    const last = found.index + found[0].length;
    const first = found.index + found[0].search(/\d/);
    if (!isFree(text, first, last)) continue;
    const values = [found[1], found[2]].flatMap((value) => (value ? [toNumber(value) * 1e6] : []));
    if (values.some((value) => value > 30e6 || value <= 0)) continue;
    claim(text, first, last, 'price');
    sums.push(...values.map((value) => ({ value, start: first, end: last })));
  }
  return toRange(text, sums);
}

function toRange(text: Text, sums: Sum[]): PriceRange | undefined {
  const [first, second] = sums;
  if (!first) return undefined;
  const before = text.folded.slice(0, first.start).trimEnd();
  const after = text.folded.slice((second ?? first).end);
  if (second && second.value > first.value) {
    const between = text.folded.slice(first.end, second.start);
    if (second.start <= first.end || JOINED.test(between)) return { min: first.value, max: second.value };
    if (BEFORE_OVER.test(before)) return { min: first.value, max: second.value };
  }
  const { value } = first;
  if (AFTER_DOWN.test(after)) return { max: value };
  if (AFTER_UP.test(after)) return { min: value };
  // 'cỡ 2 triệu' is about that much, 'có 2 triệu' is all there is.
  const isAbout = /cỡ\s?$/u.test(text.plain.slice(0, first.start));
  if (!isAbout && BEFORE_UNDER.test(before)) return { max: value };
  if (BEFORE_OVER.test(before)) return { min: value };
  return { min: Math.round(value * (1 - ABOUT)), max: Math.round(value * (1 + ABOUT)), near: value };
}

function millions(text: Text): Sum[] {
  return Array.from(text.folded.matchAll(IN_MILLIONS)).flatMap((found) => {
    const [whole, from, count, glued, apart, half] = found;
    // 'cao 1m75' is a shopper.
    if (/(?:cao|tall)\s?$/.test(text.folded.slice(Math.max(0, found.index - 5), found.index))) return [];
    const more = half ? 0.5 : fraction(glued ?? apart ?? '');
    return sumsOf(whole, found.index, from, (toNumber(count!) + more) * 1e6, 1e6);
  });
}

function thousands(text: Text): Sum[] {
  return Array.from(text.folded.matchAll(IN_THOUSANDS)).flatMap((found) => {
    const [whole, from, count, unit] = found;
    const factor = unit === 'lit' || unit === 'xi' ? 100_000 : 1000;
    return sumsOf(whole, found.index, from, toNumber(count!) * factor, factor);
  });
}

function sumsOf(
  whole: string,
  start: number,
  from: string | undefined,
  value: number,
  factor: number,
): Sum[] {
  if (value < LEAST_SUM) return [];
  const sum = { value: Math.round(value), start, end: start + whole.length };
  if (!from) return [sum];
  const low = Math.round(toNumber(from) * factor);
  // 'size 42 và 2 triệu': no range of prices.
  if (low < LEAST_SUM || low >= value) return [{ ...sum, start: start + from.length }];
  return [{ ...sum, value: low }, sum];
}

function plainSums(text: Text): Sum[] {
  return Array.from(text.folded.matchAll(IN_DONG)).flatMap((found) => {
    const end = found.index + found[0].length;
    if (/^\s?(?:k|tr|trieu|nghin|ngan|cu|m)(?![a-z])/.test(text.folded.slice(end))) return [];
    const value = toNumber(found[1]!);
    // '2.500' is how some write 2.500k.
    const sum = value >= 1000 && value < LEAST_SUM ? value * 1000 : value;
    return sum < LEAST_SUM || sum > 2e9 ? [] : [{ value: sum, start: found.index, end }];
  });
}

/** What stands behind the millions: '5' and '50' are half of one, '490' are thousands. */
function fraction(digits: string): number {
  return digits ? Number(`0.${digits}`) : 0;
}

function toNumber(text: string): number {
  if (Object.hasOwn(WORDS, text)) return WORDS[text]!;
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return Number(text.replace(/[.,]/g, ''));
  return Number(text.replace(',', '.'));
}
