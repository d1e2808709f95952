import type { Pool } from 'mysql2';
import { RateLimiterMySQL, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { DatabaseServerConfig } from '../config/config';
import { COUNTERS_TABLE, CounterStore, type LimiterOptions } from './counter-store';

const CONNECTIONS = 4;
const CONNECT_TIMEOUT_MS = 2000;

/** Counters in a table of the database server, over connections of their own: no transaction takes them in. */
export class ServerCounters extends CounterStore {
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
    return new RateLimiterMySQL({
      ...options,
      storeClient: this.pool,
      storeType: 'pool',
      dbName: this.database,
      tableName: COUNTERS_TABLE,
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
  }

  async clearExpired(): Promise<void> {
    await this.pool.promise().query(`DELETE FROM ${COUNTERS_TABLE} WHERE expire < ?`, [Date.now()]);
  }

  async close(): Promise<void> {
    await this.pool.promise().end();
  }
}
