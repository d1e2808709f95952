import { LRUCache } from 'lru-cache';
import { TypedFastBitSet } from 'typedfastbitset';
import { editDistance } from '../../../../common/edit-distance';
import { foldText } from '../../../../common/text';
import { withOneToneEach } from '../words/phrases';

/** How many searches stay cached until a name changes. */
const KEPT_SEARCHES = 200;

const END = '\n';

/**
 * The line of a word in the searched text: the folded word; for an accented word, a tab and the word itself
 * follow.
 */
export function searchLine(word: string): string {
  const folded = foldText(word);
  return folded === word ? word : `${folded}\t${word}`;
}

/** The word of a line. */
export function wordOfLine(line: string): string {
  return line.slice(line.indexOf('\t') + 1);
}

interface Posting {
  /** The word's line in the searched text. */
  line: string;
  ordinals: number[];
}

/**
 * Finds products by their names, with or without accents. Stores each distinct word of the names once, with
 * its posting list: the ordinals of the products that contain it.
 */
export class NameIndex {
  private readonly postings = new Map<string, Posting>();
  private readonly kept = new LRUCache<string, TypedFastBitSet>({ max: KEPT_SEARCHES });
  /** The lines of all words, each ending in a line feed; null after a word was added or removed. */
  private text: string | null = null;
  private wordList: WordList | null = null;

  add(ordinal: number, name: string): void {
    this.kept.clear();
    for (const word of wordsOf(name)) {
      const posting = this.postings.get(word);
      if (posting) posting.ordinals.push(ordinal);
      else this.set(word, { line: searchLine(word), ordinals: [ordinal] });
    }
  }

  remove(ordinal: number, name: string): void {
    this.kept.clear();
    for (const word of wordsOf(name)) {
      const { ordinals } = this.postings.get(word)!;
      ordinals.splice(ordinals.indexOf(ordinal), 1);
      if (ordinals.length === 0) this.set(word, null);
    }
  }

  /**
   * The products whose names contain this text. The result is read-only.
   * @param part lower-case, without spaces: folded, or with accents, which must then match the name
   */
  find(part: string): TypedFastBitSet {
    const known = this.kept.get(part);
    if (known) return known;
    const found = this.unionOf(this.wordsWith(part));
    this.kept.set(part, found);
    return found;
  }

  /** The products whose names contain this whole word: 'kick' matches 'Kick-off', 'kic' does not. */
  findWord(word: string): TypedFastBitSet {
    return this.unionOf(this.words.within(word));
  }

  /** The words of all names as shoppers type them: only letters and digits. */
  get words(): WordList {
    return (this.wordList ??= new WordList(
      [...this.postings].map(([word, { line }]) => [word, line.split('\t', 1)[0]!]),
    ));
  }

  private set(word: string, posting: Posting | null): void {
    if (posting) this.postings.set(word, posting);
    else this.postings.delete(word);
    this.text = null;
    this.wordList = null;
  }

  private *wordsWith(part: string): Generator<string> {
    const text = (this.text ??= [...[...this.postings.values()].map(({ line }) => line), ''].join(END));
    for (let at = text.indexOf(part); at >= 0;) {
      const end = text.indexOf(END, at);
      yield wordOfLine(text.slice(text.lastIndexOf(END, at) + 1, end));
      at = text.indexOf(part, end);
    }
  }

  private unionOf(words: Iterable<string>): TypedFastBitSet {
    const found = new TypedFastBitSet();
    for (const word of words) for (const ordinal of this.postings.get(word)!.ordinals) found.add(ordinal);
    return found;
  }
}

/** The distinct words of a name, split as `readSearch` splits a search. */
function wordsOf(name: string): string[] {
  return [...new Set(withOneToneEach(name.toLowerCase()).split(/\s+/).filter(Boolean))];
}

/** Minimum length of words that typo correction compares. */
const SHORTEST = 3;

interface SpeltWord {
  word: string;
  /** One bit per letter that the word contains, to skip words that differ in many letters. */
  letters: number;
}

/** A list of folded words, letters and digits only, that finds the possible meanings of a misspelt word. */
export class WordList {
  private readonly wholes = new Map<string, string[]>();
  private readonly byLength = new Map<number, SpeltWord[]>();

  /** @param wholes the words of names, split at spaces, each with its folded form */
  constructor(wholes: Iterable<readonly [whole: string, folded: string]>) {
    for (const [whole, folded] of wholes) {
      for (const word of new Set(folded.split(/[^a-z0-9]+/).filter(Boolean))) {
        const known = this.wholes.get(word);
        if (known) known.push(whole);
        else this.addWord(word, whole);
      }
    }
  }

  has(word: string): boolean {
    return this.wholes.has(word);
  }

  /** The space-separated words of names that contain this word. */
  within(word: string): string[] {
    return this.wholes.get(word) ?? [];
  }

  /** The words nearest to this one, at an edit distance of at most `most`. */
  similar(word: string, most: number): string[] {
    const letters = lettersOf(word);
    let nearest = most;
    let found: string[] = [];
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const one of this.byLength.get(length) ?? []) {
        // One edit changes at most two letters of a word's set.
        if (bitsOf(one.letters ^ letters) > 2 * nearest) continue;
        const distance = editDistance(word, one.word, nearest);
        if (distance > nearest) continue;
        if (distance < nearest) found = [];
        nearest = distance;
        found.push(one.word);
      }
    }
    return found;
  }

  private addWord(word: string, whole: string): void {
    this.wholes.set(word, [whole]);
    if (word.length < SHORTEST || /\d/.test(word)) return;
    const same = this.byLength.get(word.length);
    const spelt = { word, letters: lettersOf(word) };
    if (same) same.push(spelt);
    else this.byLength.set(word.length, [spelt]);
  }
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) - 97);
  return letters;
}

function bitsOf(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
