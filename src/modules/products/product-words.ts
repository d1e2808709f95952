import { foldText } from '../../common/text';

/** A value of a filter as data words: lower case, hyphens read as spaces (contract, section 2). */
export function toWords(value: string): string {
  return value
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim();
}

/**
 * What makes two colours' names the same colour: words without accents. Stored beside the name, since
 * databases disagree about accents and case.
 */
export function colorKey(name: string): string {
  return toWords(foldText(name));
}

/** The words of a search text, folded like the names they are looked for in; none for an empty text. */
export function searchWords(text: string): string[] {
  return foldText(text).split(' ').filter(Boolean);
}
