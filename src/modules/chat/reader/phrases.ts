import { foldText } from '../../../common/text';
import { isWord, splitWords, type Token } from './text';

/** A phrase that was found, from a token's place up to, and without, another's. */
export interface Found<Meaning> {
  from: number;
  to: number;
  meaning: Meaning;
  /** Spelt as in the table, accents included. */
  isExact: boolean;
}

interface Phrase<Meaning> {
  words: { text: string; folded: string }[];
  meaning: Meaning;
  /** Its place in the tables: of two as long, the earlier one. */
  rank: number;
}

/** Rows of a table: a meaning, and its phrases with their accents, parted by commas. */
export type Rows<Meaning> = readonly (readonly [Meaning, string])[];

/** Finds the phrases of tables in a message: the longest first, none over another. */
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

  /** The phrases, spelt as in the table. */
  get spellings(): string[] {
    return [...this.byFirst.values()].flat().map(({ words }) => words.map(({ text }) => text).join(' '));
  }

  /** Every phrase that may start at this token, the longest first; of equally long ones exact spelling first. */
  at(tokens: readonly Token[], from: number): Found<Meaning>[] {
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

function fits(token: Token | undefined, word: { text: string; folded: string }): boolean {
  return token !== undefined && isWord(token, word.text, word.folded);
}
