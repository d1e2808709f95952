/**
 * Folds a text for searching: lower case, Vietnamese and other accents and đ removed, runs of white space
 * collapsed, ends trimmed. Both sides of a search are folded, since databases disagree about accents and đ.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/đ/g, 'd')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Makes the part of a link that names something: `Giày Chạy Bộ` gives `giay-chay-bo` (contract §5). */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
