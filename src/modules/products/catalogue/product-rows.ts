import { readInstant } from '../../../database/lean';
import type { ColorRecord, ProductRecord, SizeRecord } from './product-record';

export interface ProductRow extends Omit<ProductRecord, 'desc' | 'importAt' | 'colors'> {
  description: string;
  /** A `Date` from MySQL and MariaDB, text in UTC from SQLite. */
  importAt: Date | string;
}

export interface ColorRow extends Omit<ColorRecord, 'imageDetail' | 'sizes'> {
  id: string;
  productId: string;
  /** A JSON list. */
  imageDetail: string;
}

/** The sizes of a colour and what is left of each, in the same order and joined by commas. */
export interface SizesRow {
  colorId: string;
  sizes: string;
  quantities: string;
}

/** Puts raw rows together to products; sizes are sorted as the numbers they are. */
export function assemble(products: ProductRow[], colors: ColorRow[], sizes: SizesRow[]): ProductRecord[] {
  const sizesOf = new Map(sizes.map((row) => [row.colorId, toSizes(row)]));
  const colorsOf = groupBy(colors, ({ productId }) => productId);
  return products.map(({ description, importAt, ...product }) => ({
    ...product,
    desc: description,
    importAt: readInstant(importAt),
    colors: (colorsOf.get(product.id) ?? []).map(({ id, color, colorHex, imageDetail }) => ({
      color,
      colorHex,
      imageDetail: JSON.parse(imageDetail) as string[],
      sizes: sizesOf.get(id) ?? [],
    })),
  }));
}

function toSizes({ sizes, quantities }: SizesRow): SizeRecord[] {
  const left = quantities.split(',');
  return sizes
    .split(',')
    .map((size, index) => ({ size, quantity: Number(left[index]) }))
    .sort((a, b) => Number(a.size) - Number(b.size));
}

function groupBy<T>(list: T[], keyOf: (entry: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of list) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}
