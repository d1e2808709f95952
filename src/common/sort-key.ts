import { normalise } from './text';

/**
 * The Vietnamese and Latin letters in order, each mapped to one character that every database sorts alike.
 * Spaces, marks and digits come before them; z and all other characters after.
 */
const LETTERS = 'aăâbcdđeêfghijklmnoôơpqrstuưvwxy';
const CODES = '3456789abcdefghijklmnopqrstuvwxy';
const [END, SPACE, ESCAPE, LAST] = ['0', '1', '2', 'z'];
const MARKS_AND_DIGITS = '_-–—,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$0123456789';
/** Typographic quotes sort like typed ones. */
const QUOTES: Readonly<Record<string, readonly [string, string]>> = {
  ...{ '‘': ["'", '2'], '’': ["'", '3'], '“': ['"', '2'], '”': ['"', '3'] },
};

/** The accents in order: first the five Vietnamese tones, last the strokes of foreign letters. */
const ACCENTS = [
  ...'\u0300\u0309\u0303\u0301\u0323\u0306\u0302\u030c\u030a\u0308\u030b\u0307\u0338\u0327\u0328\u0304',
];
/** Combinations of letter and accent that are separate Vietnamese letters. */
const JOINED: Readonly<Record<string, string>> = {
  ...{ 'a\u0306': 'ă', 'a\u0302': 'â', 'e\u0302': 'ê', 'o\u0302': 'ô', 'o\u031b': 'ơ', 'u\u031b': 'ư' },
};
/** Foreign letters without an accent form, and the letters that they sort beside. */
const FOREIGN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o\u0338', ł: 'l\u0338', ı: 'i' },
};

const COMMON = '1';
const CAPITAL = '2';

/** The length of the column that stores it. */
export const MAX_SORT_KEY_LENGTH = 160;

/**
 * A key of digits and lower-case letters that sorts texts as Vietnamese readers expect: `Dương` before `Đào`,
 * `Hoàng` before `Hồ`; letters decide before tones, tones before case. The order equals
 * `Intl.Collator('vi')`, which offers no keys, except that non-Latin scripts come last.
 */
export function sortKey(text: string): string {
  const [letters, accents, cases]: [string[], string[], string[]] = [[], [], []];
  for (const [base = '', ...marks] of clustersOf(text)) {
    const [small, form] = QUOTES[base] ?? [base.toLowerCase(), CAPITAL];
    const own = marks.findIndex((mark) => JOINED[small + mark]);
    const letter = own < 0 ? small : JOINED[small + marks[own]!]!;
    letters.push(codeOf(letter));
    accents.push(COMMON, ...marks.filter((_, at) => at !== own).map(accentOf));
    cases.push(small === base ? COMMON : form);
  }
  const levels = [letters.join(''), withoutEnd(accents.join(''), COMMON), withoutEnd(cases.join(''), COMMON)];
  return withoutEnd(levels.join(END), END).slice(0, MAX_SORT_KEY_LENGTH);
}

/** Splits a text into letters, each with its accents. */
function clustersOf(text: string): string[][] {
  const spelt = normalise(text, 'NFD')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[ßæœøłı]/gi, (letter) => spell(letter));
  const clusters: string[][] = [];
  for (const one of spelt) {
    if (/\p{M}/u.test(one) && clusters.length > 0) clusters.at(-1)!.push(one);
    else if (!/[\p{M}\p{C}]/u.test(one)) clusters.push([one]);
  }
  return clusters;
}

function spell(letter: string): string {
  const small = FOREIGN[letter.toLowerCase()] ?? letter;
  return letter === letter.toLowerCase() ? small : small.toUpperCase();
}

function codeOf(letter: string): string {
  if (letter === ' ') return SPACE;
  if (letter === 'z') return `${LAST}1`;
  const at = LETTERS.indexOf(letter);
  if (at >= 0) return CODES[at]!;
  const mark = MARKS_AND_DIGITS.indexOf(letter);
  if (mark >= 0) return ESCAPE + mark.toString(36).padStart(2, '0');
  return `${LAST}2${letter.codePointAt(0)!.toString(36).padStart(4, '0')}`;
}

function accentOf(mark: string): string {
  const at = ACCENTS.indexOf(mark);
  return (at < 0 ? 35 : at + 2).toString(36);
}

function withoutEnd(text: string, end: string): string {
  let length = text.length;
  while (length > 0 && text[length - 1] === end) length -= 1;
  return text.slice(0, length);
}
