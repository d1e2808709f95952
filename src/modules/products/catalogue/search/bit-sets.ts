import { TypedFastBitSet } from 'typedfastbitset';

export function unionOf(sets: TypedFastBitSet[]): TypedFastBitSet {
  if (sets.length === 1) return sets[0]!;
  return sets.reduce((all, set) => all.union(set), new TypedFastBitSet());
}

export function intersectionOf(sets: TypedFastBitSet[]): TypedFastBitSet {
  return sets.reduce((both, set) => both.new_intersection(set));
}

/**
 * How many members below `end` two sets share. Facets count some forty pairs of sets a call: this takes half the time of the
 * library's `intersection_size` (docs/decisions/010-catalogue-index.md).
 */
export function sharedCount(
  { words: left }: TypedFastBitSet,
  { words: right }: TypedFastBitSet,
  end: number,
): number {
  // Sets have room to grow, which is empty.
  const length = Math.min(left.length, right.length, (end + 31) >>> 5);
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    let bits = left[at]! & right[at]!;
    // Neighbouring bits are added up, then pairs, then all.
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
