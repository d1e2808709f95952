/** What folding leaves as it is, as most e-mail addresses are. */
const FOLDED = /^[a-z0-9@._-]*$/;

/**
 * Folds a text for searching: lower case, Vietnamese and other accents and đ removed, runs of white space
 * collapsed, ends trimmed. Both sides of a search are folded, since databases disagree about accents and đ.
 */
export function foldText(text: string): string {
  if (FOLDED.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A value of a filter as data words: lower case, hyphens read as spaces (contract §2). */
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

/** A text from its end, so that it can be found by how it ends. */
export function reversed(text: string): string {
  return [...text].reverse().join('');
}

/** Makes the part of a link that names something: `Giày Chạy Bộ` gives `giay-chay-bo` (contract §5). */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** What nobody sees or what steers the text around it: control, format and blank characters, half pairs. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True for a line of text all of whose characters a reader sees, spaces and accents of either form included. */
export function isPlainText(text: string): boolean {
  return !HIDDEN.test(text);
}

/** The form in which a typed line is kept: ends trimmed, each accent joined to its letter (NFC). */
export function tidyText(text: string): string {
  return text.trim().normalize('NFC');
}
