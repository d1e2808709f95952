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

/** A timer of more than 2³¹ milliseconds fires at once: what memory counts, it forgets after 24 days. */
const MAX_SECONDS = 24 * 24 * 3600;

/** The library's options of one limit, with what stands in for a store that fails. */
type LimiterOptions = IRateLimiterOptions & { insuranceLimiter: RateLimiterMemory };

/** Where attempts are counted. */
export abstract class CounterStore {
  private readonly logger = new Logger(CounterStore.name);
  private warnedAt = -Infinity;

  /** The library's limiter of one limit. */
  limiter({ name, limit, seconds }: Limit): RateLimiterAbstract {
    const options = { keyPrefix: name, points: limit, duration: seconds };
    const insuranceLimiter = new Insurance(options, () => this.warn());
    return this.create({ ...options, insuranceLimiter });
  }

  protected abstract create(options: LimiterOptions): RateLimiterAbstract;

  /** Forgets the counters that have run out. */
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

/** Counts in memory while the store fails: trouble with limits is no trouble for visitors. */
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

const CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 2000;
const ANSWER_MS = 1000;
/** Calls that wait for a connection while the server does not answer; the next ones are counted in memory at once. */
const MAX_WAITING = 5000;

/** Counters in a table of the database server, over connections of their own: no transaction takes them in. */
class ServerCounters extends CounterStore {
  private constructor(
    private readonly pool: Pool,
    private readonly database: string,
  ) {
    super();
  }

  static async open(server: DatabaseServerConfig): Promise<ServerCounters> {
    // Not loaded for the embedded database: a start would take longer for nothing.
    const { createPool } = await import('mysql2');
    const { host, port, user, password, name: database } = server;
    const pool = createPool({
      ...{ host, port, user, password, database },
      connectionLimit: CONNECTIONS,
      connectTimeout: CONNECT_TIMEOUT_MS,
      queueLimit: MAX_WAITING,
    });
    pool.on('connection', (connection) => {
      // What the library rolls back over a connection that has broken must not end the process.
      connection.on('error', () => undefined);
      // Without locks on gaps, in which counters that begin at once would wait for one another in a circle.
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
    // The library waits for a server for ever. What its calls to the store throw, memory stands in for.
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

const PATIENCE_MS = 500;

/** Counters in Redis, which forgets them by itself. */
class RedisCounters extends CounterStore {
  private constructor(private readonly redis: Redis) {
    super();
  }

  static async open(url: string): Promise<RedisCounters> {
    // Loaded only where it is used.
    const { Redis: Client } = await import('ioredis');
    const redis = new Client(url, {
      keyPrefix: 'shop:',
      lazyConnect: true,
      // A call never waits for Redis to come back: memory counts until it does.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: PATIENCE_MS,
      connectTimeout: PATIENCE_MS,
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
    // Redis does.
  }

  async close(): Promise<void> {
    this.redis.disconnect();
  }
}

/** The store that the configuration names; SQLite's file is beside the shop's, opened by the driver that runs. */
export async function openStore(
  { redisUrl, database, dataDir }: Config,
  dataSource: DataSource,
): Promise<CounterStore> {
  if (redisUrl !== undefined) return RedisCounters.open(redisUrl);
  if (database.kind === 'server') return ServerCounters.open(database);
  const { sqlite } = dataSource.driver as unknown as { sqlite: OpenSqlite };
  return new SqliteCounters(sqlite, join(dataDir, 'limits.sqlite'));
}
