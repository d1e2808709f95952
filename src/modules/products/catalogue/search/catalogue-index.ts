import { TypedFastBitSet } from 'typedfastbitset';
import { OPTION_NAMES, type ProductSort } from '../../product-fields';
import { searchWords } from '../../../../common/text';
import { intersectionOf, sharedCount, unionOf } from './bit-sets';
import { NameIndex } from './name-index';
import { Palette, type ColorLook } from './palette';
import { SortOrder } from './sort-order';
import type { WordList } from './word-list';

/** What the catalogue knows of a product that is on sale. */
export interface IndexedProduct {
  id: string;
  /** What it is of each of `OPTION_NAMES`, in their order. */
  options: string[];
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

const COUNTED = [...OPTION_NAMES, 'color', 'size'] as const;
type CountedGroup = (typeof COUNTED)[number];

/** The products that each value of a group has; values without any are missing. */
export interface Facets extends Record<CountedGroup, Map<string, number>> {
  stock: { justIn: number; soldOut: number };
}

/** What narrows a list of products: each group that is given must be met by any of its values. */
export type CatalogueFilter = Partial<Record<CountedGroup | 'stock', string[]>> & {
  /** Every word must occur in the name. */
  search?: string;
};

type FilterGroup = keyof CatalogueFilter;

const ORDERS: Record<ProductSort, { by: 'importAt' | 'price'; isDescending: boolean }> = {
  newest: { by: 'importAt', isDescending: true },
  oldest: { by: 'importAt', isDescending: false },
  'high-low': { by: 'price', isDescending: true },
  'low-high': { by: 'price', isDescending: false },
};

/** Products of the catalogue. It holds until the next `apply`, and is not to be changed. */
export type ProductSet = TypedFastBitSet;

/** A filter's sets, one for each group that narrows it. */
type Narrowing = Partial<Record<FilterGroup, TypedFastBitSet>>;

/**
 * The catalogue in memory: which products a filter finds, how many, and in which order. Each product has an
 * ordinal, a small number. Each value of a filter has the bit set of its products' ordinals, and both sort keys
 * keep the ordinals in order. It answers for the version of the catalogue that was applied last.
 */
export class CatalogueIndex {
  /** The version of the catalogue that was applied last; 0 before the first. */
  version = 0;
  private readonly products: (IndexedProduct | undefined)[] = [];
  private readonly ids: string[] = [];
  private readonly freeOrdinals: number[] = [];
  private readonly ordinalOf = new Map<string, number>();
  private readonly values = groups(() => new Map<string, TypedFastBitSet>());

  private readonly all: TypedFastBitSet = new TypedFastBitSet();
  private readonly inStock: TypedFastBitSet = new TypedFastBitSet();
  private readonly names = new NameIndex();
  private readonly palette = new Palette();
  private readonly sorted = { importAt: new SortOrder(this.ids), price: new SortOrder(this.ids) };

  /** Takes products in as they are now: new ones, changed ones and gone ones. */
  apply(changes: (IndexedProduct | GoneProduct)[]): void {
    const latest = [...new Map(changes.map((change) => [change.id, change])).values()];
    const moving = latest.filter((change) => !this.replaceInPlace(change));
    const old = moving.flatMap(({ id }) => this.ordinalOf.get(id) ?? []);
    for (const order of Object.values(this.sorted)) order.remove(old);
    for (const ordinal of old) this.remove(ordinal);
    const added = moving.flatMap((change) => ('isGone' in change ? [] : this.add(change)));
    for (const order of Object.values(this.sorted)) order.add(added);
  }

  /** The ids of one page, in order, and the number of all matches. */
  findPage(query: CatalogueFilter & { sort?: ProductSort; page: number; limit: number }): {
    ids: string[];
    total: number;
  } {
    const matches = this.select(query);
    const among = matches === this.all ? null : { set: matches, size: matches.size() };
    const { by, isDescending } = ORDERS[query.sort ?? 'newest'];
    const offset = (query.page - 1) * query.limit;
    const page = this.sorted[by].page(among, offset, query.limit, isDescending);
    return { ids: this.idsOf(page), total: among?.size ?? this.size };
  }

  /** How many products came in from one moment on and before another, in milliseconds since 1970. */
  countImported(from: number, to: number): number {
    const { importAt } = this.sorted;
    return importAt.countBelow(to) - importAt.countBelow(from);
  }

  /** How many products each value of each group has, counted among the matches of the filter's other groups. */
  facets(filter: CatalogueFilter): Facets {
    const sets = this.narrow(filter);
    const all = this.intersect(sets);
    const matchesOf = (group: FilterGroup): ProductSet => (sets[group] ? this.intersect(sets, group) : all);
    const inStock = matchesOf('stock');
    const justIn = sharedCount(this.inStock, inStock, this.ids.length);
    return {
      ...groups((group) => this.count(group, matchesOf(group))),
      stock: { justIn, soldOut: inStock.size() - justIn },
    };
  }

  /** The types in which a brand has products. */
  typesOf(brand: string): string[] {
    return [...this.count('type', this.select({ brand: [brand] })).keys()];
  }

  /** A colour's name and hex, if a product on sale comes in it. */
  findColor(key: string): Omit<ColorLook, 'key'> | undefined {
    return this.palette.find(key);
  }

  /** The whole words of all names, folded. */
  get nameWords(): WordList {
    return this.names.words;
  }

  /** How many products are on sale. */
  get size(): number {
    return this.ordinalOf.size;
  }

  /** The products whose name has this whole word, folded. */
  withWord(word: string): ProductSet {
    return this.names.findWord(word);
  }

  /** The products that a filter finds. */
  select(filter: CatalogueFilter): ProductSet {
    return this.intersect(this.narrow(filter));
  }

  /** The folded names and ids of the first `limit` products of a set. */
  nameSome(products: ProductSet, limit: number): { id: string; name: string }[] {
    const found: { id: string; name: string }[] = [];
    for (const ordinal of products) {
      if (found.length === limit) break;
      found.push({ id: this.ids[ordinal]!, name: this.products[ordinal]!.searchName });
    }
    return found;
  }

  /** The ids of the products of a set in a range of prices, cheapest first. */
  cheapest(products: ProductSet, prices: { min?: number; max?: number }, limit: number): string[] {
    const { min = 0, max = Infinity } = prices;
    return this.idsOf(this.sorted.price.between(products, min, max, limit));
  }

  /** The ids of the products of a set, those whose price is nearest first. */
  nearestInPrice(products: ProductSet, price: number, limit: number): string[] {
    return this.idsOf(this.sorted.price.nearest(products, price, limit));
  }

  /** The ids of the products of a set in one of the shop's orders. */
  inOrder(products: ProductSet, sort: ProductSort, limit: number): string[] {
    const { by, isDescending } = ORDERS[sort];
    const among = { set: products, size: products.size() };
    return this.idsOf(this.sorted[by].page(among, 0, limit, isDescending));
  }

  /** The folded names of the colours in which anything comes. */
  get colorKeys(): Iterable<string> {
    return this.values.color.keys();
  }

  hasColor(key: string): boolean {
    return this.values.color.has(key);
  }

  private idsOf(ordinals: number[]): string[] {
    return ordinals.map((ordinal) => this.ids[ordinal]!);
  }

  private narrow(filter: CatalogueFilter): Narrowing {
    const sets: Narrowing = {};
    for (const group of COUNTED) {
      const chosen = filter[group] ?? [];
      if (chosen.length > 0)
        sets[group] = unionOf(chosen.flatMap((key) => this.values[group].get(key) ?? []));
    }
    // Both stock options together narrow nothing.
    if (filter.stock?.length === 1) {
      sets.stock = filter.stock[0] === 'just-in' ? this.inStock : this.all.new_difference(this.inStock);
    }
    const words = searchWords(filter.search ?? '').map((word) => this.names.find(word));
    if (words.length > 0) sets.search = intersectionOf(words);
    return sets;
  }

  private intersect({ ...sets }: Narrowing, except?: FilterGroup): TypedFastBitSet {
    if (except) delete sets[except];
    const narrowing = Object.values(sets);
    return narrowing.length === 0 ? this.all : intersectionOf(narrowing);
  }

  private count(group: CountedGroup, matches: TypedFastBitSet): Map<string, number> {
    const counts = new Map<string, number>();
    for (const [value, products] of this.values[group]) {
      const count = sharedCount(products, matches, this.ids.length);
      if (count > 0) counts.set(value, count);
    }
    return counts;
  }

  /** Takes in a change that moves nothing in any order, such as a size that sold out; false for any other. */
  private replaceInPlace(change: IndexedProduct | GoneProduct): boolean {
    const ordinal = this.ordinalOf.get(change.id);
    if (ordinal === undefined || 'isGone' in change) return false;
    const before = this.products[ordinal]!;
    const { price, importAt, searchName } = change;
    if (price !== before.price || importAt !== before.importAt || searchName !== before.searchName)
      return false;
    this.removeValues(ordinal, before);
    this.addValues(ordinal, change);
    return true;
  }

  private add(product: IndexedProduct): number {
    const ordinal = this.freeOrdinals.pop() ?? this.products.length;
    this.ids[ordinal] = product.id;
    this.ordinalOf.set(product.id, ordinal);
    this.sorted.importAt.setKey(ordinal, product.importAt);
    this.sorted.price.setKey(ordinal, product.price);
    this.all.add(ordinal);
    this.names.add(ordinal, product.searchName);
    this.addValues(ordinal, product);
    return ordinal;
  }

  private remove(ordinal: number): void {
    const product = this.products[ordinal]!;
    this.removeValues(ordinal, product);
    this.products[ordinal] = undefined;
    this.names.remove(ordinal, product.searchName);
    this.all.remove(ordinal);
    this.ordinalOf.delete(product.id);
    this.freeOrdinals.push(ordinal);
  }

  private addValues(ordinal: number, product: IndexedProduct): void {
    this.products[ordinal] = product;
    if (product.sizes.length > 0) this.inStock.add(ordinal);
    for (const look of product.colors) this.palette.add(look);
    forEachValue(product, (group, value) => {
      const sets = this.values[group];
      let set = sets.get(value);
      if (!set) sets.set(value, (set = new TypedFastBitSet()));
      set.add(ordinal);
    });
  }

  private removeValues(ordinal: number, product: IndexedProduct): void {
    this.inStock.remove(ordinal);
    for (const look of product.colors) this.palette.remove(look);
    forEachValue(product, (group, value) => {
      const set = this.values[group].get(value)!;
      set.remove(ordinal);
      if (set.isEmpty()) this.values[group].delete(value);
    });
  }
}

/** Makes something for each group that is counted. */
function groups<T>(make: (group: CountedGroup) => T): Record<CountedGroup, T> {
  return Object.fromEntries(COUNTED.map((group) => [group, make(group)])) as Record<CountedGroup, T>;
}

/** Calls back with each value that a product is counted under. */
function forEachValue(
  { options, colors, sizes }: IndexedProduct,
  callback: (group: CountedGroup, value: string) => void,
): void {
  OPTION_NAMES.forEach((name, index) => callback(name, options[index]!));
  for (const { key } of colors) callback('color', key);
  for (const size of sizes) callback('size', size);
}
