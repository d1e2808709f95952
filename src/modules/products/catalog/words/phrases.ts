import { foldText } from '../../../../common/text';

/** A word of a parsed text. */
export interface Word {
  /** Lower-case, NFC. */
  text: string;
  /** Without accents. */
  folded: string;
  /** Typed without accents: it may stand for any accented form. An accented word only stands for itself. */
  isPlain: boolean;
}

/** Splits letters from digits: 'size42', '2tr5'. Keeps marks within a number: '42.5', '1.290.000', '2,5'. */
export const WORD = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’](?:s|t|m|re|ve|ll|d))?/gu;

/** Normalises 'hoá' and 'hóa', 'thuý' and 'thúy' to one spelling, with the tone in the older position. */
const TONES: Readonly<Record<string, string>> = Object.fromEntries(
  'oá:óa oà:òa oả:ỏa oã:õa oạ:ọa oé:óe oè:òe oẻ:ỏe oẽ:õe oẹ:ọe uý:úy uỳ:ùy uỷ:ủy uỹ:ũy uỵ:ụy'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** A lower-case word with its tone in the normalised position. */
export function withOneTone(word: string): string {
  const end = word.startsWith('q') ? undefined : TONES[word.slice(-2)];
  return end ? word.slice(0, -2) + end : word;
}

/** A lower-case text with the tones of all its words normalised. */
export function withOneToneEach(text: string): string {
  return text.replace(/\p{L}+/gu, withOneTone);
}

/** The words of a text, lower-case. */
export function splitWords(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).map(withOneTone);
}

/** @param text lower-case, NFC */
export function toWord(text: string): Word {
  const folded = foldText(text);
  return { text, folded, isPlain: folded === text };
}

/** True when a word may be this table word: typed accents must match. */
export function isWord({ text, isPlain }: Word, known: string, folded: string): boolean {
  return text === known || (isPlain && text === folded);
}

/** A matched phrase: token range `from` (inclusive) to `to` (exclusive). */
export interface Found<Meaning> {
  from: number;
  to: number;
  meaning: Meaning;
  /** Spelt exactly as in the table, accents included. */
  isExact: boolean;
}

interface Phrase<Meaning> {
  words: { text: string; folded: string }[];
  meaning: Meaning;
  /** Position in the tables: of equally long phrases, the earlier one wins. */
  rank: number;
}

/** Table rows: a meaning and its accented phrases, separated by commas. */
export type Rows<Meaning> = readonly (readonly [Meaning, string])[];

/** Finds a table's phrases in a message: longest first, without overlaps. */
export class PhraseTable<Meaning> {
  private readonly byFirst = new Map<string, Phrase<Meaning>[]>();

  constructor(rows: Rows<Meaning>) {
    let rank = 0;
    for (const [meaning, list] of rows) {
      for (const phrase of list.split(',')) {
        const words = splitWords(phrase);
        if (words.length > 0) this.add(words, meaning, (rank += 1));
      }
    }
    for (const phrases of this.byFirst.values()) {
      phrases.sort((a, b) => b.words.length - a.words.length || a.rank - b.rank);
    }
  }

  /** All phrases as spelt in the table. */
  get spellings(): string[] {
    return [...this.byFirst.values()].flat().map(({ words }) => words.map(({ text }) => text).join(' '));
  }

  /** Every phrase that may start at this token, longest first; exact spellings first among equals. */
  at(tokens: readonly Word[], from: number): Found<Meaning>[] {
    const phrases = this.byFirst.get(tokens[from]!.folded) ?? [];
    const found = phrases.flatMap(({ words, meaning }) => {
      if (!words.every((word, place) => fits(tokens[from + place], word))) return [];
      const isExact = words.every(({ text }, place) => tokens[from + place]!.text === text);
      return [{ from, to: from + words.length, meaning, isExact }];
    });
    return found.sort((a, b) => b.to - a.to || Number(b.isExact) - Number(a.isExact));
  }

  private add(words: string[], meaning: Meaning, rank: number): void {
    const phrase = { words: words.map((text) => ({ text, folded: foldText(text) })), meaning, rank };
    const { folded } = phrase.words[0]!;
    const same = this.byFirst.get(folded);
    if (same) same.push(phrase);
    else this.byFirst.set(folded, [phrase]);
  }
}

function fits(token: Word | undefined, word: { text: string; folded: string }): boolean {
  return token !== undefined && isWord(token, word.text, word.folded);
}
