import DataLoader from 'dataloader';

/** One question mark a value, for `IN (…)`. */
export function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}

/** An instant of a raw row: MySQL and MariaDB answer a `Date`, SQLite a text in UTC. */
export function readInstant(value: Date | string): Date {
  return value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`);
}

/** Rows in the order of `ids`; unknown ids are left out. */
export function inOrder<T extends { id: string }>(ids: string[], rows: T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Rows by their keys, each in its order. */
export function groupBy<K, T>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/**
 * Lets requests that arrive together share one query, sent after the last of them has arrived: each gets what the database
 * holds now. To a database server, a query costs more than all else of many answers.
 * @param read answers many keys at once, in their order
 * @param most keys of one query: the more, the longer is its list
 */
export function together<Key, Value>(
  read: (keys: readonly Key[]) => Promise<Value[]>,
  most: number,
): DataLoader<Key, Value> {
  return new DataLoader<Key, Value>(read, {
    cache: false,
    maxBatchSize: most,
    // Once all sockets that have data by now were read.
    batchScheduleFn: (send) => setImmediate(send),
  });
}
