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

export interface SizeRow extends SizeRecord {
  colorId: string;
}

/** Puts raw rows together to products; sizes are sorted as the numbers they are. */
export function assemble(products: ProductRow[], colors: ColorRow[], sizes: SizeRow[]): ProductRecord[] {
  const sizesOf = groupBy(sizes, ({ colorId }) => colorId);
  const colorsOf = groupBy(colors, ({ productId }) => productId);
  return products.map(({ description, importAt, ...product }) => ({
    ...product,
    desc: description,
    importAt: toDate(importAt),
    colors: (colorsOf.get(product.id) ?? []).map(({ id, color, colorHex, imageDetail }) => ({
      color,
      colorHex,
      imageDetail: JSON.parse(imageDetail) as string[],
      sizes: (sizesOf.get(id) ?? [])
        .map(({ size, quantity }) => ({ size, quantity }))
        .sort((a, b) => Number(a.size) - Number(b.size)),
    })),
  }));
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

function toDate(value: Date | string): Date {
  return value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`);
}
