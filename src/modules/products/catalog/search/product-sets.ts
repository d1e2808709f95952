import { TypedFastBitSet } from 'typedfastbitset';
import { OPTION_NAMES } from '../../product-fields';
import { shopRangeOf } from '../../price-ranges';
import { NameIndex } from './name-index';
import { Palette, type ColorLook } from './palette';
import { SortOrder } from './sort-order';
import { TextIndex } from './text-index';

/** The index data of a product on sale. */
export interface IndexedProduct {
  id: string;
  /** The product's value for each of `OPTION_NAMES`, in their order. */
  options: string[];
  /** Whole dong. */
  price: number;
  /** Milliseconds since 1970. */
  importAt: number;
  name: string;
  /** Highlight and description; indexed on arrival and then dropped. */
  text: string;
  /** Changes with each edit, hence whenever the text changes. */
  edition: number;
  colors: ColorLook[];
  /** The sizes in stock of each colour, in the order of the colours. */
  colorSizes: string[][];
  /** The sizes in stock; empty when the product is sold out. */
  sizes: string[];
}

/** A product that is not on sale (any more). */
export interface GoneProduct {
  id: string;
  isGone: true;
}

/** The filter groups whose values are counted. */
export const COUNTED = [...OPTION_NAMES, 'color', 'size', 'price'] as const;
export type CountedGroup = (typeof COUNTED)[number];

/**
 * The products on sale, in sets. Each product has an ordinal, a small number. Each filter value has a bit set
 * of its products' ordinals, and both sort keys keep the ordinals in order.
 */
export class ProductSets {
  readonly products: (IndexedProduct | undefined)[] = [];
  readonly ids: string[] = [];
  private readonly freeOrdinals: number[] = [];
  readonly ordinalOf = new Map<string, number>();
  readonly values = groups(() => new Map<string, TypedFastBitSet>());

  readonly all: TypedFastBitSet = new TypedFastBitSet();
  readonly inStock: TypedFastBitSet = new TypedFastBitSet();
  readonly names = new NameIndex();
  readonly texts = new TextIndex();
  readonly palette = new Palette();
  readonly sorted = { importAt: new SortOrder(this.ids), price: new SortOrder(this.ids) };

  /** Applies new, changed and removed products. */
  apply(changes: (IndexedProduct | GoneProduct)[]): void {
    const latest = [...new Map(changes.map((change) => [change.id, change])).values()];
    const moving = latest.filter((change) => !this.replaceInPlace(change));
    const old = moving.flatMap(({ id }) => this.ordinalOf.get(id) ?? []);
    for (const order of Object.values(this.sorted)) order.remove(old);
    this.texts.remove(old);
    for (const ordinal of old) this.remove(ordinal);
    const added = moving.flatMap((change) => ('isGone' in change ? [] : this.add(change)));
    for (const order of Object.values(this.sorted)) order.add(added);
  }

  /**
   * Applies a change that does not affect any order, such as a size that sold out; false for other changes.
   */
  private replaceInPlace(change: IndexedProduct | GoneProduct): boolean {
    const ordinal = this.ordinalOf.get(change.id);
    if (ordinal === undefined || 'isGone' in change) return false;
    const before = this.products[ordinal]!;
    const { price, importAt, edition } = change;
    if (price !== before.price || importAt !== before.importAt || edition !== before.edition) return false;
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
    this.names.add(ordinal, product.name);
    this.texts.add(ordinal, product.text);
    this.addValues(ordinal, product);
    return ordinal;
  }

  private remove(ordinal: number): void {
    const product = this.products[ordinal]!;
    this.removeValues(ordinal, product);
    this.products[ordinal] = undefined;
    this.names.remove(ordinal, product.name);
    this.all.remove(ordinal);
    this.ordinalOf.delete(product.id);
    this.freeOrdinals.push(ordinal);
  }

  private addValues(ordinal: number, product: IndexedProduct): void {
    this.products[ordinal] = { ...product, text: '' };
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

/** Creates one value for each counted group. */
export function groups<T>(make: (group: CountedGroup) => T): Record<CountedGroup, T> {
  return Object.fromEntries(COUNTED.map((group) => [group, make(group)])) as Record<CountedGroup, T>;
}

/** Calls back with each value that counts a product. */
function forEachValue(
  { options, colors, sizes, price }: IndexedProduct,
  callback: (group: CountedGroup, value: string) => void,
): void {
  OPTION_NAMES.forEach((name, index) => callback(name, options[index]!));
  for (const { key } of colors) callback('color', key);
  for (const size of sizes) callback('size', size);
  callback('price', shopRangeOf(price));
}
