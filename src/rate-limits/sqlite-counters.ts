import type { Database } from 'better-sqlite3';
import { rmSync } from 'node:fs';
import { RateLimiterSQLite, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { COUNTERS_TABLE, CounterStore, type LimiterOptions } from './counter-store';

/** Makes a connection: the driver's own class, whichever version of it runs. */
export type OpenSqlite = new (file: string, options?: { timeout: number }) => Database;

const BUSY_MS = 500;
/** Another process that opens the file at the same moment writes into it. */
const OPENING_MS = 5000;

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
    } catch (error) {
      if (!isBroken(error)) throw error;
      // A power cut has left it so: what it counted is forgotten.
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

/** Whether it is no database any more; one that is busy, or may not be written, is. */
function isBroken(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT');
}

function open(Sqlite: OpenSqlite, file: string): Database {
  const database = new Sqlite(file, { timeout: OPENING_MS });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = OFF');
  database.exec(
    `CREATE TABLE IF NOT EXISTS ${COUNTERS_TABLE}
       (key TEXT PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire INTEGER) WITHOUT ROWID`,
  );
  database.pragma(`busy_timeout = ${BUSY_MS}`);
  return database;
}
