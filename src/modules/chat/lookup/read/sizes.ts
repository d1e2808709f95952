import { claim, isFree, type Text } from '../words/text';

/** Sizes that are meant when a number stands alone. */
const [SMALLEST, LARGEST] = [34, 50];
const ONE = '(\\d{1,3}(?:[.,][05](?!\\d))?)(\\s?(?:(?:ruoi|½)(?![a-z])|1/2))?(?:\\s?eu(?![a-z]))?';
/** Sizes that are joined: the shop has fewer. */
const MOST_JOINED = 40;
const JOIN = '\\s?(?:,|/|-|–|\\+|&|hay la|hay|hoac la|hoac|or|va|and|voi|den|toi|to|size|sz|cung|lan)\\s?';
const WORD = '(?:sizes?|sz|siz|sai|saiz|eu|eur|co|so|chan|s)';
const WITH_WORD = new RegExp(
  `(?<![\\p{L}\\d])${WORD}\\s?[:=.]?\\s?${ONE}(?:${JOIN}(?:${WORD}\\s?)?${ONE}){0,${MOST_JOINED}}`,
  'gu',
);
const NUMBER = new RegExp(ONE, 'gu');
const ALONE = new RegExp(
  `(?<![\\p{L}\\d.,$#])${ONE}(?!\\d)(?![.,]\\d)(?!\\s?(?:doi(?! nay| do)|pairs?|%|cm|kg|tuoi|phut|gio|nguoi|mau|trieu|tr|cu|km|usd|cai|chiec)(?![a-z]))`,
  'gu',
);
const FROM_TO = new RegExp(
  `(?<![\\p{L}\\d])(?:tu|from|between)\\s?(?:size|sz)?\\s?${ONE}\\s?(?:den|toi|to|and|-)\\s?(?:size|sz)?\\s?${ONE}`,
  'u',
);
const DIGITS: Record<string, number> = {
  ...{
    khong: 0,
    mot: 1,
    mots: 1,
    hai: 2,
    ba: 3,
    bon: 4,
    tu: 4,
    nam: 5,
    lam: 5,
    sau: 6,
    bay: 7,
    tam: 8,
    chin: 9,
  },
};
const SPELT = new RegExp(
  `(?<![\\p{L}\\d])(${WORD}\\s)?(ba|bon)(\\smuoi)?(?:\\s(khong|mot|mots|hai|ba|bon|tu|nam|lam|sau|bay|tam|chin))?(\\sruoi)?(?![a-z])`,
  'gu',
);
const ENGLISH_DIGITS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const SPELT_ENGLISH =
  /(?<![\p{L}\d])(thirty|forty)(?:[ -](one|two|three|four|five|six|seven|eight|nine))?( and a half)?(?![a-z])/gu;
const FOREIGN_SYSTEM =
  /(?<![\p{L}\d])(?:us|uk)(?:\s?(?:size|sz|men|women|nam|nu))?\s?(\d{1,2}(?:[.,]5)?)(?!\d)|(\d{1,2}(?:[.,]5)?)\s?(?:us|uk)(?![a-z])/gu;

export interface Sizes {
  /** As the database writes them. */
  sizes: string[];
  /** A range, 'từ 40 đến 42': both ends included. */
  range?: [number, number];
  /** A size of another system than the EU's was asked for. */
  isForeign: boolean;
}

/** Reads sizes that are said to be sizes; to be done before names are read. */
export function readSizes(text: Text): Sizes {
  const isForeign = readForeign(text);
  const sizes: string[] = [];
  for (const found of text.folded.matchAll(WITH_WORD)) {
    const from = found.index + found[0].search(/\d/);
    const isSure = /^(?:size|sz|siz|sai|eu|s(?![ol]))/.test(found[0]);
    const values = Array.from(found[0].slice(from - found.index).matchAll(NUMBER), (one) => toSize(one));
    // 'số 2' counts something; 'có 2' too.
    if (!isSure && values.some((size) => Number(size) < SMALLEST)) continue;
    if (!isFree(text, from, found.index + found[0].length)) {
      const first = numberAt(text.folded, from);
      if (!first || !isFree(text, from, from + first[0].length)) continue;
      claim(text, found.index, from + first[0].length, 'size');
      sizes.push(toSize(first));
      continue;
    }
    claim(text, found.index, found.index + found[0].length, 'size');
    sizes.push(...values);
  }
  sizes.push(...readSpelt(text));
  const range = FROM_TO.exec(text.folded);
  const ends = range ? ([Number(toSize(range, 1)), Number(toSize(range, 3))] as const) : undefined;
  const isRange = ends && ends[0] >= SMALLEST && ends[1] <= LARGEST && ends[0] < ends[1];
  if (isRange) claim(text, range!.index, range!.index + range![0].length, 'size');
  return { sizes, isForeign, ...(isRange ? { range: [ends[0], ends[1]] } : {}) };
}

/** Reads numbers that can only be sizes; to be done when names and prices took theirs. */
export function readBareSizes(text: Text): string[] {
  const sizes: string[] = [];
  for (const found of text.folded.matchAll(ALONE)) {
    const end = found.index + found[0].length;
    const value = toSize(found);
    if (Number(value) < SMALLEST || Number(value) > LARGEST || !isFree(text, found.index, end)) continue;
    claim(text, found.index, end, 'size');
    sizes.push(value);
  }
  // '39,40,41' is one number to the eye of a tokeniser.
  for (const found of text.folded.matchAll(/(?<![\d.,])[345]\d(?:,[345]\d){1,20}(?!\d)/gu)) {
    if (!isFree(text, found.index, found.index + found[0].length)) continue;
    claim(text, found.index, found.index + found[0].length, 'size');
    sizes.push(...found[0].split(',').map(writeSize));
  }
  return sizes;
}

function readForeign(text: Text): boolean {
  let isForeign = false;
  for (const found of text.folded.matchAll(FOREIGN_SYSTEM)) {
    if (Number((found[1] ?? found[2])!.replace(',', '.')) >= SMALLEST) continue;
    claim(text, found.index, found.index + found[0].length, 'size');
    isForeign = true;
  }
  return isForeign;
}

function readSpelt(text: Text): string[] {
  const sizes: string[] = [];
  for (const found of text.folded.matchAll(SPELT)) {
    const [whole, word, tens, ty, digit, half] = found;
    // 'ba bốn đôi' is three or four pairs: only after 'size', or said in full.
    if (!(word || ty) || (!digit && !ty)) continue;
    const value = (tens === 'ba' ? 30 : 40) + (digit ? DIGITS[digit]! : 0) + (half ? 0.5 : 0);
    if (value < SMALLEST || !isFree(text, found.index, found.index + whole.length)) continue;
    claim(text, found.index, found.index + whole.length, 'size');
    sizes.push(String(value));
  }
  for (const found of text.folded.matchAll(SPELT_ENGLISH)) {
    const [whole, tens, digit = '', half] = found;
    claim(text, found.index, found.index + whole.length, 'size');
    sizes.push(String((tens === 'thirty' ? 30 : 40) + ENGLISH_DIGITS.indexOf(digit) + (half ? 0.5 : 0)));
  }
  return sizes;
}

function numberAt(text: string, from: number): RegExpExecArray | null {
  const pattern = new RegExp(ONE, 'uy');
  pattern.lastIndex = from;
  return pattern.exec(text);
}

function toSize(found: RegExpMatchArray, group = 1): string {
  return writeSize(`${found[group]!.replace(',', '.')}${found[group + 1] ? '.5' : ''}`);
}

/** '42.0' and '042' as the database writes them. */
function writeSize(size: string): string {
  return String(Number(size));
}
