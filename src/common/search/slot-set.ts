import { Bits } from './bits';

/** Slots take less room, and are quicker to go through, as bits once one in so many is in the set. */
const MANY = 64;

/** A set of slots: a list while they are few, bits once they are many of all. */
export class SlotSet {
  private few: number[] = [];
  private many: Bits | null = null;

  get size(): number {
    return this.many ? this.many.size : this.few.length;
  }

  /** Adds a slot that is not in it, unless it was the last one to be added. */
  add(slot: number): void {
    if (this.many) this.many.add(slot);
    // Most sets stay with one, and a list that is pushed to reserves room for many.
    else if (this.few.length === 0) this.few = [slot];
    else if (this.few.at(-1) !== slot) this.push(slot);
  }

  /** Takes a slot out, if it is in it. */
  remove(slot: number): void {
    if (this.many) return this.many.delete(slot);
    const place = this.few.indexOf(slot);
    if (place < 0) return;
    this.few[place] = this.few.at(-1)!;
    this.few.pop();
  }

  /** The slots, below `limit`, that are in any of the sets. */
  static union(limit: number, sets: SlotSet[]): Bits {
    const lists = sets.map(({ few }) => few);
    return Bits.union([Bits.of(limit, lists), ...sets.flatMap(({ many }) => many ?? [])]);
  }

  private push(slot: number): void {
    this.few.push(slot);
    if (this.few.length <= MANY || this.few.length * MANY <= slot) return;
    this.many = new Bits();
    for (const one of this.few) this.many.add(one);
    this.few = [];
  }
}
