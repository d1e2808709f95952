import type { Database } from 'better-sqlite3';
import { rmSync } from 'node:fs';
import { RateLimiterSQLite, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { COUNTERS_TABLE, CounterStore, type LimiterOptions } from './counter-store';

/** Makes a connection: the driver's own class, whichever version of it runs. */
export type OpenSqlite = new (file: string, options?: { timeout: number }) => Database;

const BUSY_MS = 500;

/**
 * Counters in a file of their own: the shop's transactions neither take them in nor roll them back, and nothing
 * waits for the disk, since a power cut may well forget them.
 */
export class SqliteCounters extends CounterStore {
  private readonly database: Database;

  constructor(Sqlite: OpenSqlite, file: string) {
    super();
    try {
      this.database = open(Sqlite, file);
    } catch {
      // A power cut may have left it broken.
      for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true });
      this.database = open(Sqlite, file);
    }
  }

  protected create(options: LimiterOptions): RateLimiterAbstract {
    return new RateLimiterSQLite({ ...options, ...this.common() });
  }

  async clearExpired(): Promise<void> {
    this.database.prepare(`DELETE FROM ${COUNTERS_TABLE} WHERE expire < ?`).run(Date.now());
  }

  async close(): Promise<void> {
    this.database.close();
  }

  private common() {
    return {
      storeClient: this.database,
      storeType: 'better-sqlite3',
      tableName: COUNTERS_TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
    };
  }
}

function open(Sqlite: OpenSqlite, file: string): Database {
  const database = new Sqlite(file, { timeout: BUSY_MS });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = OFF');
  database.exec(
    `CREATE TABLE IF NOT EXISTS ${COUNTERS_TABLE}
       (key TEXT PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire INTEGER) WITHOUT ROWID`,
  );
  return database;
}
