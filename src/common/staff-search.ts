import { tidyPhone } from './phone';
import { between, foldText } from './text';

/** A possible phone number in any grouping. */
const PHONE = /(?<![\p{L}\p{N}])(?:\+|00)?\d(?:[\s().–-]{0,3}\d){8,13}(?![\p{L}\p{N}])/gu;

/**
 * The words of a staff search, folded like the searched texts. Punctuation separates words, except inside an
 * e-mail address; a phone number is one word in any grouping: `0901 234 567`, `+84 901-234-567`. A search of
 * punctuation alone has no words.
 */
export function staffWords(text: string): string[] {
  const folded = foldText(text);
  if (/\d/.test(folded) && /^\+?[\d\s().–-]+$/.test(folded)) return [tidyPhone(folded).replace('+', '')];
  const words = folded
    .replace(PHONE, (found) => (/^0\d{9,10}$/.test(tidyPhone(found)) ? tidyPhone(found) : found))
    .split(' ')
    .flatMap((word) =>
      word.includes('@') ? between(word, /[\p{L}\p{M}\p{N}@]/u) : word.split(/[^\p{L}\p{M}\p{N}#%_]+/u),
    )
    .filter(Boolean);
  return [...new Set(words)];
}
