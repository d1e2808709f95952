/** What folding leaves as it is, as most e-mail addresses are. */
const FOLDED = /^[a-z0-9@._-]*$/;

/**
 * Folds a text for searching: lower case, Vietnamese and other accents and đ removed, runs of white space
 * collapsed, ends trimmed. Both sides of a search are folded, since databases disagree about accents and đ.
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

/** A filter's value as the data spells it: lower case, hyphens read as spaces (rule L6). */
export function toWords(value: string): string {
  return value
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim();
}

/**
 * The words of a search as they were typed: what stands around and between them parts them, but for the marks within
 * '42.5', '42,5' and "70's". A search of marks alone is taken as it is.
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

/** A text from its first character of some kind to its last one; empty without any. */
export function between(text: string, kind: RegExp): string {
  const letters = [...text];
  const isKind = (letter: string): boolean => kind.test(letter);
  return letters.slice(letters.findIndex(isKind), letters.findLastIndex(isKind) + 1).join('');
}

/** Makes the part of a link that names something: `Giày Chạy Bộ` gives `giay-chay-bo` (rule G6). */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What no reader can be shown: controls, halves of pairs, and characters that each font draws as it likes. */
const UNREADABLE = /[\p{Cc}\p{Co}\p{Cs}]/u;

/** True for a line of text that can be shown to everyone. */
export function isPlainText(text: string): boolean {
  return !UNREADABLE.test(text);
}

/** The first character of a text that cannot be shown, by its number: `U+E000`; empty when there is none. */
export function unreadableIn(text: string): string {
  const code = UNREADABLE.exec(text)?.[0].codePointAt(0);
  return code === undefined ? '' : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The form in which a typed text is kept: ends trimmed, each accent joined to its letter (NFC). */
export function tidyText(text: string): string {
  return normalise(text.trim(), 'NFC');
}

/** The form in which a name or another line of words is kept: as a text, without doubled spaces. */
export function tidyLine(text: string): string {
  return tidyText(text).replace(/ +/g, ' ');
}

/** The form in which an address is kept and shown: its parts, without the commas and spaces of parts left empty. `1,5` stays a number. */
export function tidyAddress(text: string): string {
  const parts = text.split(/(?<!\d),|,(?!\d)|[，、\n]/).map(tidyLine);
  return parts.filter((part) => part !== '').join(', ');
}

/** Longer than any field may be, accents apart from their letters included: its own limit refuses such a text. */
const MAX_NORMALISED_LENGTH = 40_000;

/** A letter with all accents that a language writes over it has fewer marks. */
const MANY_MARKS = /(\p{M}{8})\p{M}+/gu;

/** True for a text some letter of which has more marks than any language writes. */
export function hasManyMarks(text: string): boolean {
  return /\p{M}{9}/u.test(text);
}

/**
 * A text in one of Unicode's normal forms. Sorting the marks of one letter takes time quadratic in their number,
 * so marks beyond the eighth are dropped, and a text that is longer than any field stays as it is.
 */
export function normalise(text: string, form: 'NFC' | 'NFD' | 'NFKC'): string {
  if (text.length > MAX_NORMALISED_LENGTH) return text;
  return text.replace(MANY_MARKS, '$1').normalize(form);
}
