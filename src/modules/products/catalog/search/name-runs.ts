import type { TypedFastBitSet } from 'typedfastbitset';
import { foldText } from '../../../../common/text';
import type { ProductSets } from './product-sets';
import { unionOf } from './search-reader';

/** A product with its folded name. */
export interface NamedProduct {
  id: string;
  name: string;
}

/** Neighbouring positions of a text whose words occur together in names. */
export interface NameRun {
  at: number;
  /** The number of positions. */
  length: number;
  /** The number of products with such a name. */
  total: number;
  /** Some of these products. */
  products: NamedProduct[];
}

/**
 * The longest run that starts at each position of a text.
 * @param places for each position, the whole folded words of names that it may mean; empty if there are none
 * @param longest maximum positions of a run
 * @param limit maximum products of a run
 */
export function* nameRuns(
  places: string[][],
  longest: number,
  limit: number,
  sets: ProductSets,
): Generator<NameRun> {
  const found = places.map((words) => words.length > 0 && newUnion(words, sets));
  for (const [at, set] of found.entries()) {
    if (!set) continue;
    let both = set;
    let length = 1;
    for (let next = found[at + 1]; next && length < longest; next = found[at + length]) {
      const more = both.new_intersection(next);
      if (more.isEmpty()) break;
      both = more;
      length += 1;
    }
    yield { at, length, total: both.size(), products: nameSome(both, limit, sets) };
  }
}

function newUnion(words: string[], { names }: ProductSets): TypedFastBitSet {
  return unionOf(words.map((word) => names.findWord(word)));
}

/** The first `limit` products of a set. */
export function nameSome(set: TypedFastBitSet, limit: number, sets: ProductSets): NamedProduct[] {
  const found: NamedProduct[] = [];
  for (const ordinal of set) {
    if (found.length === limit) break;
    found.push({ id: sets.ids[ordinal]!, name: foldText(sets.products[ordinal]!.name) });
  }
  return found;
}
