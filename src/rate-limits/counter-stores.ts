import { Logger } from '@nestjs/common';
import {
  RateLimiterMemory,
  RateLimiterSQLite,
  RateLimiterMySQL,
  RateLimiterRedis,
  type RateLimiterAbstract,
  type RateLimiterRes,
  type IRateLimiterOptions,
} from 'rate-limiter-flexible';
import type { Limit } from './limits';
import type { Database } from 'better-sqlite3';
import { rmSync } from 'node:fs';
import type { Pool } from 'mysql2';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { withTimeout } from '../common/with-timeout';
import type { Config, DatabaseServerConfig } from '../config/config';
import type { Redis } from 'ioredis';

const COUNTERS_TABLE = 'rate_limits';
const SQL_STORE = { tableName: COUNTERS_TABLE, tableCreated: true, clearExpiredByTimeout: false };

/** Timers over 2³¹ milliseconds fire at once, so memory forgets counts after 24 days. */
const MAX_SECONDS = 24 * 24 * 3600;

/** The library's options for one limit, with the limiter that replaces a failing store. */
type LimiterOptions = IRateLimiterOptions & { insuranceLimiter: RateLimiterMemory };

/** The store of the counters. */
export abstract class CounterStore {
  private readonly logger = new Logger(CounterStore.name);
  private warnedAt = -Infinity;

  /** The library's limiter for one limit. */
  limiter({ name, limit, seconds }: Limit): RateLimiterAbstract {
    const options = { keyPrefix: name, points: limit, duration: seconds };
    const insuranceLimiter = new Insurance(options, () => this.warn());
    return this.create({ ...options, insuranceLimiter });
  }

  protected abstract create(options: LimiterOptions): RateLimiterAbstract;

  /** Removes expired counters. */
  abstract clearExpired(): Promise<void>;

  abstract close(): Promise<void>;

  private warn(): void {
    if (Date.now() - this.warnedAt < 60_000) return;
    this.warnedAt = Date.now();
    this.logger.warn(
      'The store of the rate limits does not answer: this process counts by itself meanwhile.',
    );
  }
}

/** Counts in memory while the store fails, so that visitors do not notice. */
class Insurance extends RateLimiterMemory {
  constructor(
    options: Required<Pick<IRateLimiterOptions, 'keyPrefix' | 'points' | 'duration'>>,
    private readonly onUse: () => void,
  ) {
    super({ ...options, duration: Math.min(options.duration, MAX_SECONDS) });
  }

  override set(key: string | number, points: number, seconds: number): Promise<RateLimiterRes> {
    return super.set(key, points, Math.min(seconds, MAX_SECONDS));
  }

  override consume(
    ...given: Parameters<RateLimiterMemory['consume']>
  ): ReturnType<RateLimiterMemory['consume']> {
    this.onUse();
    return super.consume(...given);
  }
}

/** The constructor of the SQLite driver in use. */
export type OpenSqlite = new (file: string, options?: { timeout: number }) => Database;

const BUSY_MS = 500;
/** How long to wait for another process that opens the file at the same time. */
const OPENING_MS = 5000;

/**
 * Counters in a separate file, so that the shop's transactions neither contain nor roll them back. Nothing
 * waits for the disk: a power cut may lose counts.
 */
export class SqliteCounters extends CounterStore {
  private readonly database: Database;

  constructor(Sqlite: OpenSqlite, file: string) {
    super();
    try {
      this.database = open(Sqlite, file);
    } catch (error) {
      if (!isBroken(error)) throw error;
      // A power cut damaged the file; start with empty counters.
      for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true });
      this.database = open(Sqlite, file);
    }
  }

  protected create(options: LimiterOptions): RateLimiterAbstract {
    return new RateLimiterSQLite({
      ...options,
      ...SQL_STORE,
      storeClient: this.database,
      storeType: 'better-sqlite3',
    });
  }

  async clearExpired(): Promise<void> {
    this.database.prepare(`DELETE FROM ${COUNTERS_TABLE} WHERE expire < ?`).run(Date.now());
  }

  async close(): Promise<void> {
    this.database.close();
  }
}

/** Whether the file is no valid database; a busy or read-only one is valid. */
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

const CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 2000;
const ANSWER_MS = 1000;
/**
 * Maximum calls waiting for a connection while the server is silent; further ones are counted in memory at
 * once.
 */
const MAX_WAITING = 5000;

/** Counters in a table of the database server. They use separate connections, outside of all transactions. */
class ServerCounters extends CounterStore {
  private constructor(
    private readonly pool: Pool,
    private readonly database: string,
  ) {
    super();
  }

  static async open(server: DatabaseServerConfig): Promise<ServerCounters> {
    // Loaded only here: SQLite shops would start more slowly for nothing.
    const { createPool } = await import('mysql2');
    const { host, port, user, password, name: database } = server;
    const pool = createPool({
      ...{ host, port, user, password, database },
      connectionLimit: CONNECTIONS,
      connectTimeout: CONNECT_TIMEOUT_MS,
      queueLimit: MAX_WAITING,
    });
    pool.on('connection', (connection) => {
      // A rollback by the library on a broken connection must not end the process.
      connection.on('error', () => undefined);
      // Gap locks would deadlock counters that are created at the same time.
      connection.query('SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', () => undefined);
    });
    return new ServerCounters(pool, database);
  }

  protected create(options: LimiterOptions): RateLimiterAbstract {
    const limiter = new RateLimiterMySQL({
      ...options,
      ...SQL_STORE,
      storeClient: this.pool,
      storeType: 'pool',
      dbName: this.database,
    });
    // The library waits forever for a server. When its store calls throw, memory replaces the store.
    const store = limiter as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
    for (const name of ['_upsert', '_get', '_delete']) {
      const call = store[name]!.bind(limiter);
      store[name] = (...given) => withTimeout(ANSWER_MS, call(...given));
    }
    return limiter;
  }

  async clearExpired(): Promise<void> {
    await this.pool.promise().query(`DELETE FROM ${COUNTERS_TABLE} WHERE expire < ?`, [Date.now()]);
  }

  async close(): Promise<void> {
    await this.pool.promise().end();
  }
}

const TIMEOUT_MS = 500;

/** Counters in Redis, which expires them itself. */
class RedisCounters extends CounterStore {
  private constructor(private readonly redis: Redis) {
    super();
  }

  static async open(url: string): Promise<RedisCounters> {
    // Loaded only when used.
    const { Redis: Client } = await import('ioredis');
    const redis = new Client(url, {
      keyPrefix: 'shop:',
      lazyConnect: true,
      // Calls never wait for Redis to return: memory counts meanwhile.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: TIMEOUT_MS,
      connectTimeout: TIMEOUT_MS,
    });
    redis.on('error', () => undefined);
    await redis.connect().catch((error: unknown) => {
      new Logger(RedisCounters.name).warn(`Redis does not answer at the start: ${String(error)}`);
    });
    return new RedisCounters(redis);
  }

  protected create(options: LimiterOptions): RateLimiterAbstract {
    return new RateLimiterRedis({ ...options, storeClient: this.redis, rejectIfRedisNotReady: true });
  }

  async clearExpired(): Promise<void> {
    // Redis expires counters itself.
  }

  async close(): Promise<void> {
    this.redis.disconnect();
  }
}

/** Opens the configured store; the SQLite file lies beside the shop's and uses the same driver. */
export async function openStore(
  { redisUrl, database, dataDir }: Config,
  dataSource: DataSource,
): Promise<CounterStore> {
  if (redisUrl !== undefined) return RedisCounters.open(redisUrl);
  if (database.kind === 'server') return ServerCounters.open(database);
  const { sqlite } = dataSource.driver as unknown as { sqlite: OpenSqlite };
  return new SqliteCounters(sqlite, join(dataDir, 'limits.sqlite'));
}
