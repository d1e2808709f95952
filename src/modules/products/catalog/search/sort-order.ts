import type { BitSet } from 'typedfastbitset';

/** Sets up to this size are sorted directly, which is faster than scanning the whole order. */
const FEW = 256;

/** The ordinals of all products by a numeric key, lowest first. Ties break by id, so the order is total. */
export class SortOrder {
  private ordinals = new Int32Array(0);
  private length = 0;
  private readonly keys: number[] = [];

  /** @param ids the product id of each ordinal */
  constructor(private readonly ids: readonly string[]) {}

  /** Sets the sort key of an ordinal. Call it before adding the ordinal, never while it is in the order. */
  setKey(ordinal: number, key: number): void {
    this.keys[ordinal] = key;
  }

  /** Inserts ordinals from the last position on, so that each later entry moves only once. */
  add(ordinals: number[]): void {
    const coming = Int32Array.from(ordinals).sort(this.compare);
    this.reserve(this.length + coming.length);
    let end = this.length;
    for (let left = coming.length; left > 0; left -= 1) {
      const ordinal = coming[left - 1]!;
      const place = this.placeOf((other) => this.compare(other, ordinal) < 0, end);
      this.ordinals.copyWithin(place + left, place, end);
      this.ordinals[place + left - 1] = ordinal;
      end = place;
    }
    this.length += coming.length;
  }

  remove(ordinals: number[]): void {
    const places = ordinals
      .map((ordinal) => this.placeOf((other) => this.compare(other, ordinal) < 0))
      .sort((a, b) => a - b);
    for (const [index, place] of places.entries()) {
      this.ordinals.copyWithin(place - index, place + 1, places[index + 1] ?? this.length);
    }
    this.length -= places.length;
  }

  /**
   * One page of a set in this order.
   * @param among the set and its size; null for all products
   */
  page(
    among: { set: BitSet; size: number } | null,
    offset: number,
    limit: number,
    isDescending: boolean,
  ): number[] {
    const total = among?.size ?? this.length;
    const wanted = Math.min(limit, total - offset);
    if (wanted <= 0) return [];
    if (among && total <= FEW) {
      const found = among.set.array().sort(this.compare);
      if (isDescending) found.reverse();
      return found.slice(offset, offset + wanted);
    }
    // A deep page is read from the nearer end.
    const behind = total - offset - wanted;
    if (behind >= offset) return this.walk(among?.set, offset, wanted, isDescending);
    return this.walk(among?.set, behind, wanted, !isDescending).reverse();
  }

  /** The number of keys below this one. */
  countBelow(key: number): number {
    return this.placeOf((other) => this.keys[other]! < key);
  }

  /** The ordinals with a key from `low` to below `end`, lowest first; valid until the next change. */
  from(low: number, end: number): Int32Array {
    return this.ordinals.subarray(this.countBelow(low), this.countBelow(end));
  }

  /** The ordinals of a set with a key from `low` to `high`, lowest first. */
  between(among: BitSet, low: number, high: number, limit: number): number[] {
    const found: number[] = [];
    for (let place = this.countBelow(low); place < this.length && found.length < limit; place += 1) {
      const ordinal = this.ordinals[place]!;
      if (this.keys[ordinal]! > high) break;
      if (among.has(ordinal)) found.push(ordinal);
    }
    return found;
  }

  /** The ordinals of a set, nearest to `key` first. */
  nearest(among: BitSet, key: number, limit: number): number[] {
    const found: number[] = [];
    let above = this.countBelow(key);
    let below = above - 1;
    while (found.length < limit && (below >= 0 || above < this.length)) {
      const down = below >= 0 ? key - this.keys[this.ordinals[below]!]! : Infinity;
      const up = above < this.length ? this.keys[this.ordinals[above]!]! - key : Infinity;
      const ordinal = this.ordinals[down < up ? below-- : above++]!;
      if (among.has(ordinal)) found.push(ordinal);
    }
    return found;
  }

  private walk(among: BitSet | undefined, offset: number, limit: number, isDescending: boolean): number[] {
    const { ordinals, length } = this;
    const found: number[] = [];
    // Without a set, the offset needs no scan.
    let toSkip = among ? offset : 0;
    for (let step = among ? 0 : offset; step < length && found.length < limit; step += 1) {
      const ordinal = ordinals[isDescending ? length - 1 - step : step]!;
      if (among && !among.has(ordinal)) continue;
      if (toSkip > 0) toSkip -= 1;
      else found.push(ordinal);
    }
    return found;
  }

  /** The first position below `end` whose ordinal is not before the target. */
  private placeOf(isBefore: (ordinal: number) => boolean, end = this.length): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.ordinals[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private readonly compare = (left: number, right: number): number => {
    const difference = this.keys[left]! - this.keys[right]!;
    if (difference !== 0) return difference;
    return this.ids[left]! < this.ids[right]! ? -1 : Number(left !== right);
  };

  private reserve(length: number): void {
    if (length <= this.ordinals.length) return;
    const grown = new Int32Array(Math.max(length, this.ordinals.length * 2));
    grown.set(this.ordinals.subarray(0, this.length));
    this.ordinals = grown;
  }
}
