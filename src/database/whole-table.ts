import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';

/** Rows read by one statement: on SQLite a longer one would block all other queries. */
const PAGE = 1000;

/**
 * Every text of some columns of a table that has an `id`, a page at a time, in no transaction: what is written
 * meanwhile may be missed.
 */
export async function* textsOf(
  manager: EntityManager,
  table: string,
  columns: string[],
): AsyncGenerator<string> {
  const select = `SELECT id, ${columns.join(', ')} FROM ${table} WHERE id > ? ORDER BY id LIMIT ${PAGE}`;
  let last: string | undefined = '';
  while (last !== undefined) {
    const rows: Record<string, string>[] = await manager.query<Record<string, string>[]>(select, [last]);
    for (const row of rows) for (const column of columns) yield row[column] ?? '';
    last = rows.length < PAGE ? undefined : rows.at(-1)?.id;
    await yieldToEventLoop();
  }
}
