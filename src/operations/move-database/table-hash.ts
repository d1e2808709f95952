import { createHash, type Hash } from 'node:crypto';
import type { Row, Shape, Tables } from './tables';

/** Row count and hash of a table, to compare two databases. */
export interface TableSum {
  readonly count: number;
  /** SHA-256 of all rows, as JSON, in the order of the primary key. */
  readonly hash: string;
}

/** Adds rows up to a {@link TableSum}. */
export class TableHash {
  private readonly hash: Hash = createHash('sha256');
  private count = 0;

  add(rows: readonly Row[]): void {
    this.count += rows.length;
    this.hash.update(rows.map((row) => JSON.stringify(row)).join('\n') + '\n');
  }

  end(): TableSum {
    return { count: this.count, hash: this.hash.digest('hex') };
  }
}

/** Equal on all databases for equal rows. */
export async function sumOf(tables: Tables, table: string, shape: Shape): Promise<TableSum> {
  const sum = new TableHash();
  for await (const rows of tables.rows(table, shape)) sum.add(rows);
  return sum.end();
}

export function isSame(one: TableSum, other: TableSum): boolean {
  return one.count === other.count && one.hash === other.hash;
}
