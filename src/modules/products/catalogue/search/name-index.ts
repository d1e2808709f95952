import { LRUCache } from 'lru-cache';
import { TypedFastBitSet } from 'typedfastbitset';
import { WordList } from './word-list';

/** How many searches keep their result until a name changes. */
const KEPT_SEARCHES = 200;

const END = '\n';

/**
 * Finds products by their folded names. Each different word of the names is kept once, with its posting list:
 * the ordinals of the products that have it.
 */
export class NameIndex {
  private readonly postings = new Map<string, number[]>();
  private readonly kept = new LRUCache<string, TypedFastBitSet>({ max: KEPT_SEARCHES });
  /** All words, each ended by a line feed; null after a word came or went. */
  private text: string | null = null;
  private wordList: WordList | null = null;

  add(ordinal: number, name: string): void {
    this.kept.clear();
    for (const word of wordsOf(name)) {
      const posting = this.postings.get(word);
      if (posting) posting.push(ordinal);
      else this.set(word, [ordinal]);
    }
  }

  remove(ordinal: number, name: string): void {
    this.kept.clear();
    for (const word of wordsOf(name)) {
      const posting = this.postings.get(word)!;
      posting.splice(posting.indexOf(ordinal), 1);
      if (posting.length === 0) this.set(word, null);
    }
  }

  /** The products in whose name this text, folded and without blanks, occurs. The set is not to be changed. */
  find(part: string): TypedFastBitSet {
    const known = this.kept.get(part);
    if (known) return known;
    const found = this.unionOf(this.wordsWith(part));
    this.kept.set(part, found);
    return found;
  }

  /** The products whose name has this whole word: 'kick' is one of 'Kick-off', 'kic' is not. */
  findWord(word: string): TypedFastBitSet {
    return this.unionOf(this.words.within(word));
  }

  /** The words of all names as a shopper types them: letters and digits only. */
  get words(): WordList {
    return (this.wordList ??= new WordList(this.postings.keys()));
  }

  private set(word: string, posting: number[] | null): void {
    if (posting) this.postings.set(word, posting);
    else this.postings.delete(word);
    this.text = null;
    this.wordList = null;
  }

  private *wordsWith(part: string): Generator<string> {
    const text = (this.text ??= [...this.postings.keys(), ''].join(END));
    for (let at = text.indexOf(part); at >= 0;) {
      const end = text.indexOf(END, at);
      yield text.slice(text.lastIndexOf(END, at) + 1, end);
      at = text.indexOf(part, end);
    }
  }

  private unionOf(words: Iterable<string>): TypedFastBitSet {
    const found = new TypedFastBitSet();
    for (const word of words) for (const ordinal of this.postings.get(word)!) found.add(ordinal);
    return found;
  }
}

/** The different words of a name. */
function wordsOf(name: string): string[] {
  return name.split(' ').filter((word, place, words) => word && words.indexOf(word) === place);
}
