import { Bits } from './bits';
import { NameIndex } from './name-index';
import { SortedSlots } from './sorted-slots';

/** What a list in memory knows of one of its rows. */
export interface ListEntry {
  id: string;
  /** What it is narrowed by: an order's status, a person's role. */
  group: string;
  /** What it is sorted by, found by the start of or counted between, in the order of the list's keys. Ties break by id. */
  keys: (number | string)[];
  /** What it is found by, folded, in the order of the list's texts. */
  texts: string[];
  /** What is added up over rows, in the order of the list's figures. */
  figures: number[];
}

/** A row that the list does not, or no longer, have. */
export interface GoneEntry {
  id: string;
  isGone: true;
}

export type ListChange = ListEntry | GoneEntry;

/** What to show of a list. */
export interface ListQuery {
  /** Only rows of these groups; of all when there are none. */
  groups: readonly string[];
  /** Only rows in all of these sets. */
  found: Bits[];
  /** Which key to sort by. */
  key: number;
  isDescending: boolean;
  /** Counted from 1. */
  page: number;
  limit: number;
}

/** How many keys and texts the entries of a list have. */
export interface ListShape {
  keys: number;
  texts: number;
}

/**
 * A list in memory: which rows a search finds, how many, and in which order. Each row has a slot, a small number;
 * groups and words are sets of slots, and each sort key keeps the slots in order.
 */
export class ListIndex {
  private readonly entries: (ListEntry | undefined)[] = [];
  private readonly ids: string[] = [];
  private readonly freeSlots: number[] = [];
  private readonly slotOf = new Map<string, number>();
  private readonly all = new Bits();
  private readonly groups = new Map<string, Bits>();
  private readonly texts: NameIndex[];
  private readonly sorted: SortedSlots<number | string>[];
  /** Of each figure by key and name, the sums of the rows before each place; those that were asked for. */
  private readonly sums = new Map<string, Float64Array>();
  private readonly byId = new SortedSlots<number | string>(this.ids);

  constructor({ keys, texts }: ListShape) {
    this.texts = Array.from({ length: texts }, () => new NameIndex());
    this.sorted = Array.from({ length: keys }, () => new SortedSlots<number | string>(this.ids));
  }

  /** Takes rows in as they are now: new ones, changed ones and gone ones. */
  apply(changes: ListChange[]): void {
    this.sums.clear();
    const latest = [...new Map(changes.map((change) => [change.id, change])).values()];
    const moving = latest.filter((change) => !this.stays(change));
    const old = moving.flatMap(({ id }) => this.slotOf.get(id) ?? []);
    for (const order of [...this.sorted, this.byId]) order.remove(old);
    for (const slot of old) this.leave(slot);
    const slots = moving.flatMap((change) => ('isGone' in change ? [] : this.enter(change)));
    for (const order of [...this.sorted, this.byId]) order.add(slots);
  }

  /** The rows in one of whose texts this part, folded and without blanks, occurs. */
  find(text: number, part: string): Bits {
    return this.texts[text]!.find(part);
  }

  /** The rows whose id begins like this. */
  findByIdStart(start: string): Bits {
    return this.startingWith(start, this.byId);
  }

  /** The rows a key of which, a text, begins like this. */
  findByKeyStart(key: number, start: string): Bits {
    return this.startingWith(start, this.sorted[key]!);
  }

  /** How many rows have a key, a number, from `low` on and below `high`. */
  countBetween(key: number, low: number, high: number): number {
    const order = this.sorted[key]!;
    return order.placeOfKey(high) - order.placeOfKey(low);
  }

  /** The sum of a figure over these rows. */
  sumBetween(key: number, low: number, high: number, figure: number): number {
    const order = this.sorted[key]!;
    const name = `${key}/${figure}`;
    const sums = this.sums.get(name) ?? order.sumUp((slot) => this.entries[slot]!.figures[figure]!);
    this.sums.set(name, sums);
    return sums[order.placeOfKey(high)]! - sums[order.placeOfKey(low)]!;
  }

  /** The ids of one page, in order, and the number of all matches. */
  findPage({ groups, found, key, isDescending, page, limit }: ListQuery): { ids: string[]; total: number } {
    const sets = [...found];
    if (groups.length > 0) sets.push(Bits.union(groups.map((group) => this.groups.get(group) ?? new Bits())));
    const among = sets.length === 0 ? null : sets.reduce((matches, set) => matches.and(set));
    const slots = this.sorted[key]!.page(among, (page - 1) * limit, limit, isDescending);
    return { ids: slots.map((slot) => this.ids[slot]!), total: (among ?? this.all).size };
  }

  /** Takes a change in that leaves words and order alone, such as another status; false for any other. */
  private stays(change: ListChange): boolean {
    const slot = this.slotOf.get(change.id);
    if (slot === undefined || 'isGone' in change) return slot === undefined && 'isGone' in change;
    const before = this.entries[slot]!;
    if (!isEqual(before.keys, change.keys) || !isEqual(before.texts, change.texts)) return false;
    this.groups.get(before.group)!.delete(slot);
    this.setOf(change.group).add(slot);
    this.entries[slot] = change;
    return true;
  }

  private enter(entry: ListEntry): number {
    const slot = this.freeSlots.pop() ?? this.entries.length;
    this.entries[slot] = entry;
    this.ids[slot] = entry.id;
    this.slotOf.set(entry.id, slot);
    this.all.add(slot);
    this.setOf(entry.group).add(slot);
    entry.texts.forEach((text, index) => this.texts[index]!.add(slot, text));
    entry.keys.forEach((key, index) => this.sorted[index]!.setKey(slot, key));
    this.byId.setKey(slot, entry.id);
    return slot;
  }

  private leave(slot: number): void {
    const entry = this.entries[slot]!;
    this.entries[slot] = undefined;
    this.slotOf.delete(entry.id);
    this.all.delete(slot);
    this.groups.get(entry.group)!.delete(slot);
    entry.texts.forEach((text, index) => this.texts[index]!.remove(slot, text));
    this.freeSlots.push(slot);
  }

  private startingWith(start: string, order: SortedSlots<number | string>): Bits {
    return Bits.of(this.ids.length, [order.allBetween(start, `${start}\uffff`)]);
  }

  private setOf(group: string): Bits {
    let set = this.groups.get(group);
    if (!set) this.groups.set(group, (set = new Bits()));
    return set;
  }
}

function isEqual(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((value, index) => value === other[index]);
}
