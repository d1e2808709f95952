import type { CatalogueIndex } from '../../products/catalogue/catalogue.service';
import type { Effort } from './effort';

/** A set of products of the catalogue; slots hold until it changes. */
export type Slots = ReturnType<CatalogueIndex['withWord']>;

/** A product's folded name, and its words. */
export interface KnownName {
  id: string;
  name: string;
  words: string[];
}

/** A word that may be misspelt is compared with every word of names that is about as long. */
const COMPARING = 15;

/**
 * The catalogue's names for the reading of one question: what is asked twice is worked out once, and what it
 * costs is counted. To be used before anything else is awaited: slots hold until the catalogue changes.
 */
export class NamesRead {
  private readonly products = new Map<string, Slots>();
  private readonly similarWords = new Map<string, string[]>();
  private readonly words = new Map<string, string[]>();

  constructor(
    private readonly index: CatalogueIndex,
    readonly effort: Effort,
  ) {}

  /** How many products are on sale. */
  get size(): number {
    return this.index.size;
  }

  hasColor(key: string): boolean {
    return this.index.hasColor(key);
  }

  /** True for a whole word of a name, folded. */
  hasWord(word: string): boolean {
    return this.index.nameWords.has(word);
  }

  /** The words of names that a misspelt one may mean. */
  similar(word: string, most: number): string[] {
    const known = this.similarWords.get(word);
    if (known) return known;
    this.effort.spend(COMPARING);
    const found = this.index.nameWords.similar(word, most);
    this.similarWords.set(word, found);
    return found;
  }

  /** The products whose name has this whole word. */
  withWord(word: string): Slots {
    const known = this.products.get(word);
    if (known) return known;
    this.effort.spend(1);
    const found = this.index.withWord(word);
    this.products.set(word, found);
    return found;
  }

  /** The products that both sets have. */
  both(some: Slots, others: Slots): Slots {
    this.effort.spend(1);
    return some.new_intersection(others);
  }

  /** The names of the first `limit` products of a set. */
  nameSome(slots: Slots, limit: number): KnownName[] {
    const names = this.index.nameSome(slots, limit);
    this.effort.spend(1 + Math.floor(names.length / 2));
    return names.map(({ id, name }) => ({ id, name, words: this.wordsOf(name) }));
  }

  private wordsOf(name: string): string[] {
    const known = this.words.get(name);
    if (known) return known;
    const words = name.split(/[^a-z0-9]+/).filter(Boolean);
    this.words.set(name, words);
    return words;
  }
}
