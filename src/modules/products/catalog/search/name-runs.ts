import type { TypedFastBitSet } from 'typedfastbitset';
import { foldText } from '../../../../common/text';
import type { ProductSets } from './product-sets';
import { unionOf } from './search-reader';

/** A product with its folded name. */
export interface NamedProduct {
  id: string;
  name: string;
}

/** Neighbouring places of a text whose words stand in the same names. */
export interface NameRun {
  at: number;
  /** How many places. */
  length: number;
  /** How many products have such a name. */
  total: number;
  /** Some of them. */
  products: NamedProduct[];
}

/**
 * The longest run from each place of a text on.
 * @param places at each place the whole words of names, folded, of which it may mean any; none for one that means none
 * @param longest places of a run at most
 * @param limit products of a run at most
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
