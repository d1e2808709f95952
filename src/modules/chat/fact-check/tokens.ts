import { normalise } from '../../../common/text';
import type { StockFact } from '../lookup/stock-fact';
import { inEnglish } from '../lookup/words/colors';
import type { Language } from '../language';
import { PHRASES, type WordKind } from './lexicon';

/** A piece of a reply that the check understands. */
export type Token =
  | NamedToken
  | { kind: 'digits' | 'numeral'; value: number; isGrouped: boolean }
  | { kind: WordKind; value: string }
  | { kind: MarkKind };

interface NamedToken {
  kind: 'name' | 'colorName' | 'brand' | 'type';
  value: string;
}

type MarkKind = 'comma' | 'colon' | 'open' | 'close' | 'slash' | 'stop' | 'line' | 'question';

/** What stands between words. A mark that is not here, such as one of HTML or of a link, is not understood. */
const MARKS: Record<string, MarkKind | null> = {
  ',': 'comma',
  ':': 'colon',
  '(': 'open',
  ')': 'close',
  '/': 'slash',
  '.': 'stop',
  '!': 'stop',
  ';': 'comma',
  '…': 'stop',
  '?': 'question',
  '\n': 'line',
  ' ': null,
  '-': null,
  '–': null,
  '—': null,
  '•': null,
  '"': null,
  '“': null,
  '”': null,
};

const DIGITS = /^(?:\d{1,3}((?:\.\d{3}){1,5}|(?:,\d{3}){1,5})|\d{1,20}(?:[.,]\d{1,2})?)(?!\d|[.,]\d)/;

const LONGEST_NUMBER = 20;
const SIZE_WORD = /(?:^|[^\p{L}])(?:sizes?|sz|cỡ)$/u;

type Reader = (text: string, at: number) => { token: Token | null; length: number } | null;

/**
 * A reply as tokens, or null when a piece of it is not understood: a word that is in no list, a shoe, colour or
 * brand that is none of the facts', a mark of HTML, a number that is no plain number.
 */
export function tokenize(reply: string, facts: readonly StockFact[], language: Language): Token[] | null {
  const text = normalise(reply, 'NFC').toLowerCase().replace(/[’‘]/g, "'");
  const readPhrase = phraseReader(facts, language);
  if (!readPhrase) return null;
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const read = readPhrase(text, at) ?? readNumber(text, at) ?? readMark(text, at);
    if (!read) return null;
    if (read.token) tokens.push(read.token);
    at += read.length;
  }
  return tokens;
}

function readNumber(text: string, at: number): ReturnType<Reader> {
  const [digits, groups] = DIGITS.exec(text.slice(at, at + LONGEST_NUMBER)) ?? [];
  if (digits === undefined) return null;
  const before = text.slice(Math.max(0, at - LONGEST_NUMBER), at);
  // Digits that belong to a word are no number, and a range speaks of all that lies in it.
  if (isWordPart(before.at(-1)) && !SIZE_WORD.test(before)) return null;
  if (/\d *[-–—] *$/.test(before)) return null;
  const isGrouped = groups !== undefined;
  const value = Number(isGrouped ? digits.replace(/[.,]/g, '') : digits.replace(',', '.'));
  return { token: { kind: 'digits', value, isGrouped }, length: digits.length };
}

function readMark(text: string, at: number): ReturnType<Reader> {
  const mark = text[at] ?? '';
  if (!Object.hasOwn(MARKS, mark)) return null;
  const kind = MARKS[mark];
  return { token: kind ? { kind } : null, length: 1 };
}

/** Reads the longest name or phrase there is; null when a name could be read as something else as well. */
function phraseReader(facts: readonly StockFact[], language: Language): Reader | null {
  const phrases = new Map<string, Token>();
  const { words, types, numbers } = PHRASES[language];
  for (const [phrase, kind] of words) phrases.set(phrase, { kind, value: phrase });
  for (const [phrase, value] of types) phrases.set(phrase, { kind: 'type', value });
  for (const [phrase, value] of numbers) phrases.set(phrase, { kind: 'numeral', value, isGrouped: false });
  for (const { name, color, brand } of facts) {
    const named: NamedToken[] = [
      { kind: 'name', value: fold(name) },
      { kind: 'colorName', value: fold(color) },
      { kind: 'brand', value: brand },
    ];
    for (const token of named) {
      const known = phrases.get(token.value);
      if ((known && known.kind !== token.kind) || isMadeOfWords(token.value, words)) return null;
      phrases.set(token.value, token);
    }
    const english = inEnglish(color);
    if (english) phrases.set(`${fold(color)} (${english})`, { kind: 'colorName', value: fold(color) });
  }
  const byFirst = byFirstLetter([...phrases].sort(([a], [b]) => b.length - a.length));
  return (text, at) => {
    if (isLetter(text[at - 1])) return null;
    const found = byFirst
      .get(text[at]!)
      ?.find(([phrase]) => text.startsWith(phrase, at) && endsThere(text, at, phrase));
    return found ? { token: found[1], length: found[0].length } : null;
  };
}

function byFirstLetter(phrases: [string, Token][]): Map<string, [string, Token][]> {
  const groups = new Map<string, [string, Token][]>();
  for (const phrase of phrases) {
    const first = phrase[0][0]!;
    const group = groups.get(first);
    if (group) group.push(phrase);
    else groups.set(first, [phrase]);
  }
  return groups;
}

/** What a name is compared as: in lower case, its accents joined to their letters, single spaces. */
export function fold(name: string): string {
  return normalise(name, 'NFC').toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
}

/** A shoe called 'Hết hàng' would let a reply say just that. */
function isMadeOfWords(name: string, words: ReadonlyMap<string, WordKind>): boolean {
  return name.split(/[^\p{L}']+/u).every((word) => word === '' || words.has(word));
}

/** Digits may follow a word (`size42`), letters may not; after a name neither. */
function endsThere(text: string, at: number, phrase: string): boolean {
  const next = text[at + phrase.length];
  return !isLetter(next) && (!isWordPart(next) || SIZE_WORD.test(phrase) || !isWordPart(phrase.at(-1)));
}

function isLetter(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{M}']/u.test(letter);
}

function isWordPart(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{M}\p{N}]/u.test(letter);
}
