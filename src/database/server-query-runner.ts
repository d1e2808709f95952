import type { PoolConnection } from 'mysql2';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner';
import { asUnavailable, DatabaseUnavailable, isConnectionLost } from './database-unavailable';
import { inQuerySpan } from '../observability/spans';
import { withTimeout } from '../common/with-timeout';

/** How long a statement may take, and how long one waits for a connection: a request is to fail within 10 s. */
export const QUERY_MS = 4000;
export const CONNECTION_MS = 5000;
/** Less than a statement's time, so that the server gives up first and the connection is kept. */
const LOCK_WAIT_SECONDS = 3;

/**
 * A transaction must see what others committed while it waited for a lock, or it decides on stale rows. TypeORM's option
 * `isolationLevel` says so before each transaction, which is one more round trip.
 */
const ISOLATION = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';
/** A Galera node first applies what other nodes have committed: one process reads from several nodes. */
const CAUSAL = 'SET SESSION wsrep_sync_wait = 7';
/** MySQL, and a MariaDB that is built without Galera. */
const UNKNOWN_VARIABLE = 1193;

type Answer = Awaited<ReturnType<MysqlQueryRunner['query']>>;

/** Connections whose session has its settings. */
const prepared = new WeakSet<PoolConnection>();

/**
 * TypeORM's runner for MySQL and MariaDB, with limits on waiting. TypeORM gives every connection back to the pool; this
 * one closes a connection whose transaction has not ended for certain: the next `START TRANSACTION` on it would commit
 * half of the work.
 */
export class ServerQueryRunner extends MysqlQueryRunner {
  /** The session settings of a new connection. */
  protected readonly settings: string = `SET SESSION innodb_lock_wait_timeout = ${LOCK_WAIT_SECONDS}`;
  private isBroken = false;

  constructor(driver: MysqlDriver) {
    super(driver, 'master');
  }

  override connect(): Promise<unknown> {
    return (this.databaseConnectionPromise ??= this.obtain()) as Promise<unknown>;
  }

  override async query(query: string, parameters?: unknown[], isStructured = false): Promise<Answer> {
    // After a timeout, another query on this connection would wait for the lost answer first.
    if (this.isBroken) throw new DatabaseUnavailable(new Error('The connection is broken.'));
    try {
      return await inQuerySpan('mysql', query, () => super.query(query, parameters, isStructured));
    } catch (error) {
      this.isBroken ||= isConnectionLost(error);
      throw asUnavailable(error);
    }
  }

  /** Gives the connection back, or closes it; the server then undoes what was not committed. */
  override async release(): Promise<void> {
    // TypeORM clears the mark of a transaction only when COMMIT or ROLLBACK has succeeded.
    const connection = this.databaseConnection as PoolConnection | undefined;
    if (this.isTransactionActive || this.isBroken) connection?.destroy();
    await super.release();
  }

  private async obtain(): Promise<PoolConnection> {
    const obtained = this.driver.obtainMasterConnection() as Promise<PoolConnection>;
    const connection = await withTimeout(CONNECTION_MS, obtained, (late) => late.release());
    this.databaseConnection = connection;
    if (!prepared.has(connection)) {
      await connection.promise().query({ sql: ISOLATION, timeout: QUERY_MS });
      await connection.promise().query({ sql: this.settings, timeout: QUERY_MS });
      await connection
        .promise()
        .query({ sql: CAUSAL, timeout: QUERY_MS })
        .catch((error: { errno?: number }) => {
          if (error.errno !== UNKNOWN_VARIABLE) throw error;
        });
      prepared.add(connection);
    }
    return connection;
  }
}
