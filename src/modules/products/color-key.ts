import { foldText, toWords } from '../../common/text';

/**
 * What makes two colours' names the same colour: words without accents. Stored beside the name, since
 * databases disagree about accents and case.
 */
export function colorKey(name: string): string {
  return toWords(foldText(name));
}

/** The keys that a colour had before, as they are stored: joined by commas, which no key has. */
export function toFormerKeys(stored: string): string[] {
  return stored === '' ? [] : stored.split(',');
}
