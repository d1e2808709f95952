/** Texts that folding leaves unchanged, such as most e-mail addresses. */
const FOLDED = /^[a-z0-9@._-]*$/;

/**
 * Folds a text for searching: lower case, without accents and đ, white space collapsed and trimmed. Both
 * sides of a search are folded, since databases disagree about accents and đ.
 */
export function foldText(text: string): string {
  if (FOLDED.test(text)) return text;
  return normalise(text, 'NFD')
    .replace(/[\p{Diacritic}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Normalises a filter's value: lower case, with spaces for hyphens (rule L6). */
export function toWords(value: string): string {
  return value
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim();
}

/**
 * The words of a search as typed. Punctuation separates them, except inside '42.5', '42,5' and "70's". A
 * search of punctuation alone stays unchanged.
 */
export function searchWords(text: string): string[] {
  const words = text
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}'.,]+/gu, ' ')
    .split(/\s+/)
    .flatMap((word) => word.split(/[.,](?!\d)|(?<!\d)[.,]/))
    .map((word) => between(word, /[^']/))
    .filter(Boolean);
  return words.length > 0 ? words : text.split(/\s+/).filter(Boolean);
}

/** The part of a text from the first to the last match; empty without a match. */
export function between(text: string, kind: RegExp): string {
  const letters = [...text];
  const isKind = (letter: string): boolean => kind.test(letter);
  return letters.slice(letters.findIndex(isKind), letters.findLastIndex(isKind) + 1).join('');
}

/** A slug for use in addresses: `Giày Chạy Bộ` → `giay-chay-bo` (rule G6). */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Undisplayable characters: controls, lone surrogates and private-use characters. */
const UNREADABLE = /[\p{Cc}\p{Co}\p{Cs}]/u;

/** Whether all characters of a line can be displayed. */
export function isPlainText(text: string): boolean {
  return !UNREADABLE.test(text);
}

/** The first undisplayable character by its code, `U+E000`; empty if there is none. */
export function unreadableIn(text: string): string {
  const code = UNREADABLE.exec(text)?.[0].codePointAt(0);
  return code === undefined ? '' : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Normalises a typed text for storage: trimmed, accents composed (NFC). */
export function tidyText(text: string): string {
  return normalise(text.trim(), 'NFC');
}

/** Normalises a name or another line for storage: as `tidyText`, without repeated spaces. */
export function tidyLine(text: string): string {
  return tidyText(text).replace(/ +/g, ' ');
}

/** Normalises an address: removes the commas and spaces that empty parts leave. `1,5` stays a number. */
export function tidyAddress(text: string): string {
  const parts = text.split(/(?<!\d),|,(?!\d)|[，、\n]/).map(tidyLine);
  return parts.filter((part) => part !== '').join(', ');
}

/**
 * Exceeds every field's limit even with decomposed accents; the field's own validation rejects such a text.
 */
const MAX_NORMALISED_LENGTH = 40_000;

/** Matches more than eight marks on a letter; no language uses that many. */
const MANY_MARKS = /(\p{M}{8})\p{M}+/gu;

/** Whether a letter has more marks than any language uses. */
export function hasManyMarks(text: string): boolean {
  return /\p{M}{9}/u.test(text);
}

/**
 * Normalises a text (Unicode). Sorting the marks of a letter takes quadratic time, so marks beyond the eighth
 * are dropped, and over-long texts stay unchanged.
 */
export function normalise(text: string, form: 'NFC' | 'NFD' | 'NFKC'): string {
  if (text.length > MAX_NORMALISED_LENGTH) return text;
  return text.replace(MANY_MARKS, '$1').normalize(form);
}

/** The start of a text that has room for so many characters. */
export function shortened(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}
