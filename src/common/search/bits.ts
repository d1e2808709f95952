const WORD = 32;

/** A set of small whole numbers, one bit each: a hundred thousand of them are compared in microseconds. */
export class Bits {
  private count = 0;

  constructor(private words = new Int32Array(0)) {
    for (const word of words) this.count += popcount(word);
  }

  /** How many numbers are in it. */
  get size(): number {
    return this.count;
  }

  has(value: number): boolean {
    return ((this.words[value >>> 5] ?? 0) & (1 << (value & 31))) !== 0;
  }

  add(value: number): void {
    if (this.has(value)) return;
    const index = value >>> 5;
    if (index >= this.words.length) {
      const grown = new Int32Array(Math.max(index + 1, this.words.length * 2));
      grown.set(this.words);
      this.words = grown;
    }
    this.words[index]! |= 1 << (value & 31);
    this.count += 1;
  }

  delete(value: number): void {
    if (!this.has(value)) return;
    this.words[value >>> 5]! &= ~(1 << (value & 31));
    this.count -= 1;
  }

  /** The numbers that are in both. */
  and(other: Bits): Bits {
    const [a, b] = [this.words, other.words];
    const words = new Int32Array(Math.min(a.length, b.length));
    for (let index = 0; index < words.length; index += 1) words[index] = a[index]! & b[index]!;
    return new Bits(words);
  }

  /** The numbers that are in either. */
  or(other: Bits): Bits {
    return Bits.union([this, other]);
  }

  /** The numbers that are in this one and not in the other. */
  without(other: Bits): Bits {
    const [words, b] = [this.words.slice(), other.words];
    const length = Math.min(words.length, b.length);
    for (let index = 0; index < length; index += 1) words[index]! &= ~b[index]!;
    return new Bits(words);
  }

  /** The lowest `limit` numbers of it. */
  first(limit: number): number[] {
    const found: number[] = [];
    for (let index = 0; index < this.words.length && found.length < limit; index += 1) {
      for (let rest = this.words[index]!; rest !== 0 && found.length < limit; rest &= rest - 1) {
        found.push(index * WORD + 31 - Math.clz32(rest & -rest));
      }
    }
    return found;
  }

  /** How many numbers are in both. */
  countIn(other: Bits): number {
    const [a, b] = [this.words, other.words];
    const length = Math.min(a.length, b.length);
    let count = 0;
    for (let index = 0; index < length; index += 1) count += popcount(a[index]! & b[index]!);
    return count;
  }

  /** The numbers that are in any of them. */
  static union(sets: Bits[]): Bits {
    if (sets.length === 1) return sets[0]!;
    const words = new Int32Array(Math.max(0, ...sets.map((set) => set.words.length)));
    for (const set of sets) {
      const more = set.words;
      for (let index = 0; index < more.length; index += 1) words[index]! |= more[index]!;
    }
    return new Bits(words);
  }

  /** A set of these numbers, all of them below `limit`. */
  static of(limit: number, lists: Iterable<ArrayLike<number>>): Bits {
    const words = new Int32Array(Math.ceil(limit / WORD));
    for (const list of lists) {
      for (let index = 0; index < list.length; index += 1) {
        const value = list[index]!;
        words[value >>> 5]! |= 1 << (value & 31);
      }
    }
    return new Bits(words);
  }
}

/** How many bits of a word are 1. */
function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
