import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Which rows of a query to show, and in which order; ties break by id in the same direction. */
export interface PageOptions {
  /** Counted from 1. */
  page: number;
  limit: number;
  /** A column with its alias. */
  sortBy: string;
  direction: 'ASC' | 'DESC';
}

/** How many rows stand before a page. Beyond this a number is no whole one any more, which SQLite refuses. */
export function offsetOf(page: number, limit: number): number {
  return Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER);
}

/**
 * The ids of one page of a query's rows, and the number of all. An index that has every column of the query answers
 * both; the rows themselves are loaded by these ids afterwards.
 * @param query of an entity with the alias `one`
 */
export async function pageOf<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { page, limit, sortBy, direction }: PageOptions,
): Promise<{ ids: string[]; total: number }> {
  const idsOfPage = query.clone().select('one.id', 'id').orderBy(sortBy, direction);
  idsOfPage.addOrderBy('one.id', direction).limit(limit);
  const offset = offsetOf(page, limit);
  // At once: on a server, one waits for the disk while the other does.
  const [rows, count] = await Promise.all([
    idsOfPage.offset(offset).getRawMany<{ id: string }>(),
    query.clone().select('COUNT(*)', 'total').getRawOne<{ total: number | string }>(),
  ]);
  return { ids: rows.map(({ id }) => id), total: Number(count?.total ?? 0) };
}
