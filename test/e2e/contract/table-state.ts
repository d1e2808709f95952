import { createHash } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { settled } from '../support/settled';
import type { TestApp } from '../support/test-app';

/** Reads the database, to see whether a request has written anything. */
export class TableState {
  private last: { version: unknown; state: Map<string, string> } | null = null;

  private readonly dataSource: DataSource;

  constructor(private readonly shop: TestApp) {
    this.dataSource = shop.dataSource;
  }

  /**
   * The names of the tables whose rows changed since the last call; empty at the first. It waits for work that
   * earlier requests started, such as a message and its audit event, so that a later call does not see it.
   */
  async changes(): Promise<string[]> {
    await settled(this.shop);
    const version = await this.version();
    // Nothing was committed since, so nothing needs to be read.
    if (this.last && version !== undefined && version === this.last.version) return [];
    const before = this.last?.state;
    const state = await this.read();
    this.last = { version, state };
    return before ? [...state.keys()].filter((table) => state.get(table) !== before.get(table)) : [];
  }

  /** SQLite counts the rows that its only connection has changed; the other databases only have checksums. */
  private async version(): Promise<unknown> {
    if (this.dataSource.options.type !== 'better-sqlite3') return undefined;
    const [row] = await this.dataSource.query<{ changes: number }[]>('SELECT total_changes() AS changes');
    return row?.changes;
  }

  private async read(): Promise<Map<string, string>> {
    const tables = this.dataSource.entityMetadatas.map(({ tableName }) => tableName);
    if (this.dataSource.options.type !== 'better-sqlite3') {
      const sums = await this.dataSource.query<{ Table: string; Checksum: string }[]>(
        `CHECKSUM TABLE ${tables.join(', ')}`,
      );
      return new Map(sums.map(({ Table, Checksum }) => [Table.split('.').at(-1)!, String(Checksum)]));
    }
    const state = new Map<string, string>();
    for (const table of tables) {
      const rows = await this.dataSource.query<object[]>(`SELECT * FROM "${table}"`);
      state.set(table, createHash('sha1').update(JSON.stringify(rows)).digest('hex'));
    }
    return state;
  }
}
