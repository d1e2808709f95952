import { LRUCache } from 'lru-cache';
import { TypedFastBitSet } from 'typedfastbitset';
import { withOneTone } from '../words/phrases';
import { searchLine, wordOfLine } from './name-index';

/** Above this length a list of ordinals takes more memory than a bit set. */
const MANY = 512;
const KEPT_PARTS = 200;
const END = '\n';

/** Finds products by the words of their highlight and description: each word with its products' ordinals. */
export class TextIndex {
  private readonly postings = new Map<string, number[] | TypedFastBitSet>();
  private readonly kept = new LRUCache<string, TypedFastBitSet>({ max: KEPT_PARTS });
  /** All words as lines; null after a word was added. */
  private lines: string | null = null;

  add(ordinal: number, text: string): void {
    this.kept.clear();
    const words = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
    for (const word of new Set(words.map(withOneTone))) {
      if (word.length < 2) continue;
      const posting = this.postings.get(word);
      if (!posting) {
        this.postings.set(word, [ordinal]);
        this.lines = null;
      } else if (!Array.isArray(posting)) posting.add(ordinal);
      else if (posting.length < MANY) posting.push(ordinal);
      else this.postings.set(word, new TypedFastBitSet([...posting, ordinal]));
    }
  }

  /** Scans all words once for all ordinals, since the texts themselves are not stored. */
  remove(ordinals: readonly number[]): void {
    if (ordinals.length === 0 || this.postings.size === 0) return;
    this.kept.clear();
    const gone = new Set(ordinals);
    for (const [word, posting] of this.postings) {
      if (!Array.isArray(posting)) for (const ordinal of ordinals) posting.remove(ordinal);
      else if (posting.some((ordinal) => gone.has(ordinal))) {
        this.postings.set(
          word,
          posting.filter((ordinal) => !gone.has(ordinal)),
        );
      }
    }
  }

  /**
   * The products that have a word with this prefix. The result is read-only.
   * @param part without accents, or with accents that must match
   */
  find(part: string, isPlain: boolean): TypedFastBitSet {
    const known = this.kept.get(part);
    if (known) return known;
    const found = new TypedFastBitSet();
    for (const word of this.wordsFrom(part, isPlain)) {
      const posting = this.postings.get(word)!;
      if (Array.isArray(posting)) for (const ordinal of posting) found.add(ordinal);
      else found.union(posting);
    }
    this.kept.set(part, found);
    return found;
  }

  private *wordsFrom(part: string, isPlain: boolean): Generator<string> {
    const lines = (this.lines ??=
      END + [...this.postings.keys()].map((word) => searchLine(word) + END).join(''));
    const start = (isPlain ? END : '\t') + part;
    for (let at = lines.indexOf(start); at >= 0; at = lines.indexOf(start, at + 1)) {
      const from = isPlain ? at : lines.lastIndexOf(END, at);
      yield wordOfLine(lines.slice(from + 1, lines.indexOf(END, from + 1)));
    }
  }
}
