import { WordBlocks } from './word-blocks';

/** So many words may have gone, and as many as are left, before those that are left are laid out anew. */
const MAX_GONE = 1000;

/** A map whose keys, words without line feeds, are found by what occurs in them. */
export class PartIndex<Value> {
  private readonly values = new Map<string, Value>();
  private blocks = new WordBlocks();
  /** Of each word in the blocks, also of those that have gone since. */
  private placed: Value[] = [];

  get(word: string): Value | undefined {
    return this.values.get(word);
  }

  words(): Iterable<string> {
    return this.values.keys();
  }

  /** Adds a word that is not in it. */
  add(word: string, value: Value): Value {
    this.values.set(word, value);
    this.blocks.add(word);
    this.placed.push(value);
    return value;
  }

  delete(word: string): void {
    this.values.delete(word);
    if (this.placed.length <= 2 * this.values.size + MAX_GONE) return;
    this.placed = [...this.values.values()];
    this.blocks = new WordBlocks();
    for (const one of this.values.keys()) this.blocks.add(one);
  }

  /** The values of the words in which this text, which is not empty, occurs; words that have gone may be among them. */
  find(part: string): Value[] {
    return this.blocks.find(part).map((place) => this.placed[place]!);
  }
}
