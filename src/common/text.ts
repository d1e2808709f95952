/** What folding leaves as it is, as most e-mail addresses are. */
const FOLDED = /^[a-z0-9@._-]*$/;

/**
 * Folds a text for searching: lower case, Vietnamese and other accents and đ removed, runs of white space
 * collapsed, ends trimmed. Both sides of a search are folded, since databases disagree about accents and đ.
 */
export function foldText(text: string): string {
  if (FOLDED.test(text)) return text;
  return normalise(text, 'NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
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

/** The words of a search text, folded like the texts they are looked for in; none for an empty text. */
export function searchWords(text: string): string[] {
  return foldText(text).split(' ').filter(Boolean);
}

/** Makes the part of a link that names something: `Giày Chạy Bộ` gives `giay-chay-bo` (rule G6). */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Characters that no reader sees or that steer the text around them: control, format and blank ones, half pairs. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True for a line of text all of whose characters a reader sees, spaces and accents of either form included. */
export function isPlainText(text: string): boolean {
  return !HIDDEN.test(text);
}

/** The form in which a typed line is kept: ends trimmed, each accent joined to its letter (NFC). */
export function tidyText(text: string): string {
  return normalise(text.trim(), 'NFC');
}

/** Longer than any field may be, accents apart from their letters included: its own limit refuses such a text. */
const LONGEST_NORMALISED = 40_000;

/** A letter with all accents that a language writes over it has fewer marks. */
const MANY_MARKS = /(\p{M}{8})\p{M}+/gu;

/**
 * A text in one of Unicode's normal forms. Sorting the marks of one letter takes time quadratic in their number,
 * so marks beyond the eighth are dropped, and a text that is longer than any field stays as it is.
 */
export function normalise(text: string, form: 'NFC' | 'NFD'): string {
  if (text.length > LONGEST_NORMALISED) return text;
  return text.replace(MANY_MARKS, '$1').normalize(form);
}
