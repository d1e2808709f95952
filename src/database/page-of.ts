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

/** How many rows are read at a time when all of a query's are. */
const BATCH = 500;

/**
 * The ids of all of a query's rows, some at a time. Each batch goes on behind the last row of the one before, so that
 * the last costs no more than the first, and what is written meanwhile moves no row into another batch.
 * @param query of an entity with the alias `one`
 */
export async function* batchesOf<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { sortBy, direction }: Pick<PageOptions, 'sortBy' | 'direction'>,
): AsyncGenerator<string[]> {
  const beyond = direction === 'ASC' ? '>' : '<';
  const batch = query.clone().select('one.id', 'id').addSelect(sortBy, 'sorted');
  batch.orderBy(sortBy, direction).addOrderBy('one.id', direction).limit(BATCH);
  let rows = await batch.getRawMany<{ id: string; sorted: unknown }>();
  while (rows.length > 0) {
    yield rows.map(({ id }) => id);
    const last = rows.at(-1)!;
    if (rows.length < BATCH) return;
    // The first condition says nothing new, but lets MariaDB begin in the index.
    const next = batch.clone().andWhere(`${sortBy} ${beyond}= :sorted`, { sorted: last.sorted });
    next.andWhere(`(${sortBy} <> :sorted OR one.id ${beyond} :lastId)`, { lastId: last.id });
    rows = await next.getRawMany<{ id: string; sorted: unknown }>();
  }
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
