import type { ProductFilter, ProductPage } from '../product-filter';
import type { ProductSort } from '../product-options';
import { searchWords } from '../../../common/text';
import { Bits } from '../../../common/search/bits';
import { NameIndex } from '../../../common/search/name-index';
import type { NameWords } from '../../../common/search/name-words';
import { SortedSlots } from '../../../common/search/sorted-slots';
import { Palette, type ColorLook } from './palette';

/** What the catalogue knows of a product that is on sale. */
export interface IndexedProduct {
  id: string;
  brand: string;
  type: string;
  /** Whole dong. */
  price: number;
  /** Milliseconds since 1970. */
  importAt: number;
  /** The folded name. */
  searchName: string;
  colors: ColorLook[];
  /** The sizes of which something is left; none when the product is sold out. */
  sizes: string[];
}

/** A product that is not, or no longer, on sale. */
export interface GoneProduct {
  id: string;
  isGone: true;
}

/** The groups whose values are counted. */
export type CountedGroup = 'brand' | 'color' | 'type' | 'size';

type FilterGroup = keyof ProductFilter;

const ORDERS: Record<ProductSort, { by: 'importAt' | 'price'; isDescending: boolean }> = {
  newest: { by: 'importAt', isDescending: true },
  oldest: { by: 'importAt', isDescending: false },
  'high-low': { by: 'price', isDescending: true },
  'low-high': { by: 'price', isDescending: false },
};

/**
 * The catalogue in memory: which products a filter finds, how many, and in which order. Each product has a
 * slot, a small number; each value of a filter is the set of the slots that have it, and both sort keys keep
 * the slots in order. It answers for the catalogue's version that was applied last.
 */
export class CatalogueIndex {
  private readonly products: (IndexedProduct | undefined)[] = [];
  private readonly ids: string[] = [];
  private readonly freeSlots: number[] = [];
  private readonly slotOf = new Map<string, number>();
  private readonly values: Record<CountedGroup, Map<string, Bits>> = {
    brand: new Map(),
    color: new Map(),
    type: new Map(),
    size: new Map(),
  };
  private readonly all = new Bits();
  private readonly inStock = new Bits();
  private readonly names = new NameIndex();
  private readonly palette = new Palette();
  private readonly sorted = {
    importAt: new SortedSlots<number>(this.ids),
    price: new SortedSlots<number>(this.ids),
  };

  /** Takes products in as they are now: new ones, changed ones and gone ones. */
  apply(changes: (IndexedProduct | GoneProduct)[]): void {
    const latest = [...new Map(changes.map((change) => [change.id, change])).values()];
    const moving = latest.filter((change) => !this.stays(change));
    const old = moving.flatMap(({ id }) => this.slotOf.get(id) ?? []);
    for (const order of Object.values(this.sorted)) order.remove(old);
    for (const slot of old) this.leave(slot);
    const slots = moving.flatMap((change) => ('isGone' in change ? [] : this.enter(change)));
    for (const order of Object.values(this.sorted)) order.add(slots);
  }

  /** The ids of one page, in order, and the number of all matches. */
  findPage(query: ProductPage): { ids: string[]; total: number } {
    const matches = this.match(query);
    const { size: total } = matches;
    const offset = (query.page - 1) * query.limit;
    const { by, isDescending } = ORDERS[query.sort ?? 'newest'];
    const among = matches === this.all ? null : matches;
    const slots = this.sorted[by].page(among, offset, query.limit, isDescending);
    return { ids: slots.map((slot) => this.ids[slot]!), total };
  }

  /** How many products came in from one moment on and before another, in milliseconds since 1970. */
  countImported(from: number, to: number): number {
    const { importAt } = this.sorted;
    return importAt.placeOfKey(to) - importAt.placeOfKey(from);
  }

  /** How many products of each value of a group match the other groups of a filter; those without any are missing. */
  count(group: CountedGroup, filter: ProductFilter): Map<string, number> {
    const matches = this.match(filter, group);
    const counts = new Map<string, number>();
    for (const [value, slots] of this.values[group]) {
      const count = matches === this.all ? slots.size : slots.countIn(matches);
      if (count > 0) counts.set(value, count);
    }
    return counts;
  }

  /** How many matches of a filter's other groups are in stock and how many are sold out. */
  countStock(filter: ProductFilter): { justIn: number; soldOut: number } {
    const matches = this.match(filter, 'stock');
    const justIn = this.inStock.countIn(matches);
    return { justIn, soldOut: matches.size - justIn };
  }

  /** A colour's name and hex, if a product on sale comes in it. */
  findColor(key: string): Omit<ColorLook, 'key'> | undefined {
    return this.palette.find(key);
  }

  /** The whole words of all names, folded. */
  get nameWords(): NameWords {
    return this.names.words;
  }

  /** How many products are on sale. */
  get size(): number {
    return this.all.size;
  }

  /** The products whose name has this whole word, folded. Slots hold until the next `apply`: ask, then use. */
  withWord(word: string): Bits {
    return this.names.findWord(word);
  }

  /** The products that a filter finds. Slots hold until the next `apply`; the set is not to be changed. */
  select(filter: ProductFilter): Bits {
    return this.match(filter);
  }

  /** The folded names and ids of the first `limit` products of a set. */
  nameSome(slots: Bits, limit: number): { id: string; name: string }[] {
    return slots.first(limit).map((slot) => ({ id: this.ids[slot]!, name: this.products[slot]!.searchName }));
  }

  /** The ids of the products of a set in a range of prices, cheapest first. */
  cheapest(slots: Bits, prices: { min?: number; max?: number }, limit: number): string[] {
    const { min = 0, max = Infinity } = prices;
    return this.sorted.price.between(slots, min, max, limit).map((slot) => this.ids[slot]!);
  }

  /** The ids of the products of a set, those whose price is nearest first. */
  nearestInPrice(slots: Bits, price: number, limit: number): string[] {
    return this.sorted.price.around(slots, price, limit).map((slot) => this.ids[slot]!);
  }

  /** The ids of the products of a set in one of the shop's orders. */
  inOrder(slots: Bits, sort: ProductSort, limit: number): string[] {
    const { by, isDescending } = ORDERS[sort];
    return this.sorted[by].page(slots, 0, limit, isDescending).map((slot) => this.ids[slot]!);
  }

  /** The folded names of the colours in which anything comes. */
  get colorKeys(): Iterable<string> {
    return this.values.color.keys();
  }

  hasColor(key: string): boolean {
    return this.values.color.has(key);
  }

  /** The slots that a filter finds, without one group of it where `except` says so. */
  private match(filter: ProductFilter, except?: FilterGroup): Bits {
    const sets: Bits[] = [];
    for (const group of ['brand', 'type', 'color', 'size'] as const) {
      const chosen = filter[group];
      if (group === except || !chosen || chosen.length === 0) continue;
      sets.push(Bits.union(chosen.map((value) => this.values[group].get(value) ?? new Bits())));
    }
    // Both together narrow nothing.
    if (except !== 'stock' && filter.stock?.length === 1) {
      sets.push(filter.stock[0] === 'just-in' ? this.inStock : this.all.without(this.inStock));
    }
    if (except !== 'search') {
      for (const word of searchWords(filter.search ?? '')) sets.push(this.names.find(word));
    }
    return sets.length === 0 ? this.all : sets.reduce((matches, set) => matches.and(set));
  }

  /** Takes a change in that moves nothing in any order, such as a size that sold out; false for any other. */
  private stays(change: IndexedProduct | GoneProduct): boolean {
    const slot = this.slotOf.get(change.id);
    const before = slot === undefined ? undefined : this.products[slot];
    if (slot === undefined || !before || 'isGone' in change) return false;
    const { price, importAt, searchName } = change;
    if (price !== before.price || importAt !== before.importAt || searchName !== before.searchName)
      return false;
    this.unlist(slot, before);
    this.list(slot, change);
    return true;
  }

  private enter(product: IndexedProduct): number {
    const slot = this.freeSlots.pop() ?? this.products.length;
    this.ids[slot] = product.id;
    this.slotOf.set(product.id, slot);
    this.sorted.importAt.setKey(slot, product.importAt);
    this.sorted.price.setKey(slot, product.price);
    this.all.add(slot);
    this.names.add(slot, product.searchName);
    this.list(slot, product);
    return slot;
  }

  private leave(slot: number): void {
    const product = this.products[slot]!;
    this.unlist(slot, product);
    this.names.remove(slot, product.searchName);
    this.all.delete(slot);
    this.slotOf.delete(product.id);
    this.freeSlots.push(slot);
  }

  /** Puts a slot into the sets of what its product has. */
  private list(slot: number, product: IndexedProduct): void {
    this.products[slot] = product;
    if (product.sizes.length > 0) this.inStock.add(slot);
    for (const look of product.colors) this.palette.add(look);
    this.addTo('brand', product.brand, slot);
    this.addTo('type', product.type, slot);
    for (const { key } of product.colors) this.addTo('color', key, slot);
    for (const size of product.sizes) this.addTo('size', size, slot);
  }

  private addTo(group: CountedGroup, value: string, slot: number): void {
    const sets = this.values[group];
    let set = sets.get(value);
    if (!set) sets.set(value, (set = new Bits()));
    set.add(slot);
  }

  private unlist(slot: number, product: IndexedProduct): void {
    this.products[slot] = undefined;
    this.inStock.delete(slot);
    for (const look of product.colors) this.palette.remove(look);
    this.removeFrom('brand', product.brand, slot);
    this.removeFrom('type', product.type, slot);
    for (const { key } of product.colors) this.removeFrom('color', key, slot);
    for (const size of product.sizes) this.removeFrom('size', size, slot);
  }

  private removeFrom(group: CountedGroup, value: string, slot: number): void {
    const sets = this.values[group];
    const set = sets.get(value)!;
    set.delete(slot);
    if (set.size === 0) sets.delete(value);
  }
}
