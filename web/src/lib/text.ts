/** Far more than a search, a name or a chat message has; of a text beyond it only the beginning is looked at. */
const LOOKED_AT = 2_000;

/**
 * The first letter of each word in capitals: data words ('new balance') as headings ('New Balance').
 */
export function titleCase(words: string): string {
  return words.replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}

/** A word with its first letter in capitals, the rest as it is: 'trắng ngà' becomes 'Trắng ngà'. */
export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Cuts a text and marks the cut with '...' (specification §2, search heading).
 *
 * @param length how many characters stay; counted as people count them, not as UTF-16 does
 */
export function truncate(text: string, length: number): string {
  const letters = [...composed(text)];
  return letters.length > length ? `${letters.slice(0, length).join('')}...` : text;
}

/**
 * Lower case without accents and with đ as d, for comparing what a person typed with a name.
 * One letter in gives one letter out, so that positions agree with those of `composed`.
 */
export function foldText(text: string): string {
  return [...composed(text)]
    .map(
      (letter) =>
        letter.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase() || letter,
    )
    .join('');
}

/**
 * The text's beginning with letters and their accents as one character each. The browser's work for it grows with
 * the square of a run of accents, so the length is bounded first.
 */
export function composed(text: string): string {
  return text.slice(0, LOOKED_AT).normalize('NFC');
}

/** Whether nobody would see anything of the text: nothing, spaces, or only characters without a shape. */
export function isBlank(text: string): boolean {
  return /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/**
 * The language of a text of the shop's or of its staff's, for whoever reads it aloud (WCAG 3.1.2): in Vietnamese at
 * least every third word has a letter that English lacks. The controls are English, as the page says of itself.
 */
export function languageOf(text: string): 'vi' | undefined {
  const words = composed(text).toLowerCase().split(/\s+/).filter(Boolean);
  const own = words.filter((word) => foldText(word) !== word);
  return own.length > 0 && own.length * 3 >= words.length ? 'vi' : undefined;
}

/** Joins the parts of a name in the order people write it here: last name, then first name. */
export function fullName(person: { lastName: string; firstName: string }): string {
  return `${person.lastName} ${person.firstName}`.trim();
}
