import type { Bits } from './bits';

/** So few are sorted faster than they are looked for among all. */
const FEW = 256;

/** Slots in the order of a key, lowest first, that is kept as slots come and go. */
export class SortedSlots<Key extends number | string> {
  private slots = new Int32Array(0);
  private length = 0;
  private readonly keys: Key[] = [];

  /** @param ids the id of what each slot stands for: ties break by it, so that the order is total */
  constructor(private readonly ids: readonly string[]) {}

  /** Says what a slot is sorted by; to be told before the slot is added, and not changed until it is removed. */
  setKey(slot: number, key: Key): void {
    this.keys[slot] = key;
  }

  /** Puts slots in their places; those that are there already must be removed first. */
  add(added: number[]): void {
    const coming = Int32Array.from(added).sort((left, right) => this.compare(left, right));
    this.reserve(this.length + coming.length);
    // From the last one on, each makes room for itself and for all that are to come before it.
    let end = this.length;
    for (let left = coming.length; left > 0; left -= 1) {
      const slot = coming[left - 1]!;
      const place = this.placeOf(slot, end);
      this.slots.copyWithin(place + left, place, end);
      this.slots[place + left - 1] = slot;
      end = place;
    }
    this.length += coming.length;
  }

  /** Takes slots out. */
  remove(removed: number[]): void {
    const places = removed.map((slot) => this.placeOf(slot, this.length)).sort((a, b) => a - b);
    for (const [index, place] of places.entries()) {
      this.slots.copyWithin(place - index, place + 1, places[index + 1] ?? this.length);
    }
    this.length -= places.length;
  }

  /**
   * The slots from place `offset` on, at most `limit`, of those that are in `among` (null: of all). All of `among`
   * must have been added.
   * @param isDescending counts places from the end, and answers in that order
   */
  page(among: Bits | null, offset: number, limit: number, isDescending: boolean): number[] {
    const total = among ? among.size : this.length;
    const wanted = Math.min(limit, total - offset);
    if (wanted <= 0) return [];
    if (among && among.size <= FEW) {
      const found = among.first(among.size).sort((left, right) => this.compare(left, right));
      if (isDescending) found.reverse();
      return found.slice(offset, offset + wanted);
    }
    // A list is read from its nearer end: skipping is what a deep page costs.
    const behind = total - offset - wanted;
    if (behind >= offset) return this.slice(among, offset, wanted, isDescending);
    return this.slice(among, behind, wanted, !isDescending).reverse();
  }

  private slice(among: Bits | null, offset: number, limit: number, isDescending: boolean): number[] {
    const found: number[] = [];
    const { slots, length } = this;
    let toSkip = offset;
    // Nothing needs to be tested to skip when every slot counts.
    let step = among ? 0 : Math.min(offset, length);
    if (!among) toSkip = 0;
    for (; step < length && found.length < limit; step += 1) {
      const slot = slots[isDescending ? length - 1 - step : step]!;
      if (among && !among.has(slot)) continue;
      if (toSkip > 0) toSkip -= 1;
      else found.push(slot);
    }
    return found;
  }

  /** The slots of `among` whose key lies from `low` to `high`, at most `limit`, lowest first. */
  between(among: Bits, low: Key, high: Key, limit: number): number[] {
    const found: number[] = [];
    for (let place = this.placeOfKey(low); place < this.length && found.length < limit; place += 1) {
      const slot = this.slots[place]!;
      if (this.keys[slot]! > high) break;
      if (among.has(slot)) found.push(slot);
    }
    return found;
  }

  /** The slots of `among`, those whose key is nearest to `key` first, at most `limit`. */
  around(this: SortedSlots<number>, among: Bits, key: number, limit: number): number[] {
    const found: number[] = [];
    let above = this.placeOfKey(key);
    let below = above - 1;
    while (found.length < limit && (below >= 0 || above < this.length)) {
      const down = below >= 0 ? key - this.keys[this.slots[below]!]! : Infinity;
      const up = above < this.length ? this.keys[this.slots[above]!]! - key : Infinity;
      const slot = this.slots[down < up ? below : above]!;
      if (down < up) below -= 1;
      else above += 1;
      if (among.has(slot)) found.push(slot);
    }
    return found;
  }

  /** The first place whose key is not below this one. */
  placeOfKey(key: Key): number {
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.keys[this.slots[middle]!]! < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The first place below `end` whose slot does not come before this one. */
  private placeOf(slot: number, end: number): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.slots[middle]!, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private compare(left: number, right: number): number {
    const one = this.keys[left]!;
    const other = this.keys[right]!;
    if (one !== other) return one < other ? -1 : 1;
    const a = this.ids[left]!;
    const b = this.ids[right]!;
    return a < b ? -1 : Number(a > b);
  }

  private reserve(length: number): void {
    if (length <= this.slots.length) return;
    const grown = new Int32Array(Math.max(length, this.slots.length * 2));
    grown.set(this.slots.subarray(0, this.length));
    this.slots = grown;
  }
}
