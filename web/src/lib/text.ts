import { currentLocale, i18n } from './i18n';

/** Only the beginning of a longer text is processed. No search, name or chat message comes near this length. */
const LOOKED_AT = 2_000;

/** Capitalises each word: 'new balance' in data becomes the heading 'New Balance'. */
export function titleCase(words: string): string {
  return words.replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}

/** Capitalises the first letter and keeps the rest: 'trắng ngà' becomes 'Trắng ngà'. */
export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Cuts a text and adds '...' (rule F5).
 *
 * @param length characters to keep, counted in code points
 */
export function truncate(text: string, length: number): string {
  const letters = [...composed(text)];
  return letters.length > length ? `${letters.slice(0, length).join('')}...` : text;
}

/**
 * Lower case, without accents and with đ as d, so that typed text matches a name. Each letter gives one letter, so
 * positions match those of `composed`.
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
 * The beginning of a text in Unicode NFC: a letter and its accents are one character. The length is bounded first,
 * since the browser's work is quadratic in a run of accents.
 */
export function composed(text: string): string {
  return text.slice(0, LOOKED_AT).normalize('NFC');
}

/**
 * The language of a text, for screen readers (WCAG 3.1.2); undefined for the page's own language. A text is Vietnamese
 * when at least every third word has a letter that English lacks.
 */
export function languageOf(text: string): 'vi' | undefined {
  if (currentLocale() === 'vi') return undefined;
  const words = composed(text).toLowerCase().split(/\s+/).filter(Boolean);
  const own = words.filter((word) => foldText(word) !== word);
  return own.length > 0 && own.length * 3 >= words.length ? 'vi' : undefined;
}

/** A full name in Vietnamese order: last name, then first name. */
export function fullName(person: { lastName: string; firstName: string }): string {
  return `${person.lastName} ${person.firstName}`.trim();
}

/**
 * A waiting time in words, rounded up so that the customer does not retry too early.
 *
 * @param seconds above 0
 * @returns for example '45 seconds', '1 minute', '2 hours'
 */
export function waitInWords(seconds: number): string {
  const count = (unit: number) => ({ count: Math.ceil(seconds / unit) });
  if (seconds < 60) return i18n.t('{count, plural, one {# second} other {# seconds}}', count(1));
  if (seconds <= 3_540) return i18n.t('{count, plural, one {# minute} other {# minutes}}', count(60));
  return i18n.t('{count, plural, one {# hour} other {# hours}}', count(3_600));
}
