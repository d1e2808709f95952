import type { ProductFilter } from './product-filter';
import type { ProductSort } from './product-options';
import { searchWords } from './product-words';

/** A piece of SQL with the values of its question marks. */
export interface Sql {
  text: string;
  values: unknown[];
}

export type FilterGroup = keyof ProductFilter;

/** One question mark a value, for `IN (…)`. */
export function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}

/** A text for `LIKE … ESCAPE '!'`, its wildcards made ordinary characters. */
function anywhere(word: string): string {
  return `%${word.replace(/[!%_]/g, '!$&')}%`;
}

function oneOf(column: string, values: readonly string[] = []): Sql[] {
  return values.length > 0 ? [{ text: `${column} IN (${marks(values)})`, values: [...values] }] : [];
}

const CONDITIONS: { [Group in FilterGroup]-?: (filter: ProductFilter) => Sql[] } = {
  search: ({ search = '' }) =>
    searchWords(search).map((word) => ({ text: "p.searchName LIKE ? ESCAPE '!'", values: [anywhere(word)] })),
  brand: ({ brand }) => oneOf('p.brand', brand),
  type: ({ type }) => oneOf('p.type', type),
  stock: ({ stock = [] }) =>
    // Both together narrow nothing.
    stock.length === 1 ? [{ text: stock[0] === 'just-in' ? 'p.stock > 0' : 'p.stock = 0', values: [] }] : [],
  color: ({ color }) =>
    oneOf('f.colorKey', color).map(({ text, values }) => ({
      text: `EXISTS (SELECT 1 FROM product_colors f WHERE f.productId = p.id AND ${text})`,
      values,
    })),
};

/**
 * The condition on `products p` that a filter means, without deleted products.
 * @param except a group to leave out, as when its own values are counted
 */
export function toWhere(filter: ProductFilter, except?: FilterGroup): Sql {
  const groups = (Object.keys(CONDITIONS) as FilterGroup[]).filter((group) => group !== except);
  const parts = groups.flatMap((group) => CONDITIONS[group](filter));
  return {
    text: ['p.deletedAt IS NULL', ...parts.map(({ text }) => text)].join(' AND '),
    values: parts.flatMap(({ values }) => values),
  };
}

const ORDERS: Record<ProductSort, { column: string; isDescending: boolean }> = {
  newest: { column: 'p.importAt', isDescending: true },
  oldest: { column: 'p.importAt', isDescending: false },
  'high-low': { column: 'p.price', isDescending: true },
  'low-high': { column: 'p.price', isDescending: false },
};

/**
 * The total order of a sort: ties break by id, in the column's own direction, so that one index serves both.
 * @param isReversed the same order read from its end
 */
export function toOrderBy(sort: ProductSort = 'newest', isReversed = false): string {
  const { column, isDescending } = ORDERS[sort];
  const direction = isDescending === isReversed ? 'ASC' : 'DESC';
  return `ORDER BY ${column} ${direction}, p.id ${direction}`;
}

/** Which rows of an ordered list to read, and from which end. */
export interface Slice {
  offset: number;
  limit: number;
  isReversed: boolean;
}

/** A page of a list of `total` rows, read from the nearer end: skipping is what a deep page costs. */
export function toSlice(page: number, limit: number, total: number): Slice | null {
  const offset = (page - 1) * limit;
  const count = Math.min(limit, total - offset);
  if (count <= 0) return null;
  const behind = total - offset - count;
  const isReversed = behind < offset;
  return { offset: isReversed ? behind : offset, limit: count, isReversed };
}
