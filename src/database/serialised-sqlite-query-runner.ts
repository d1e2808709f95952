import { Mutex, type MutexInterface } from 'async-mutex';
import type { Database } from 'better-sqlite3';
import type { DataSource, QueryRunner, ReplicationMode } from 'typeorm';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { assertBelongsToTransaction } from './transaction-context';

/** TypeORM leaves open what a query answers. */
type Answer = Awaited<ReturnType<BetterSqlite3QueryRunner['query']>>;

/**
 * TypeORM gives all of a SQLite data source's users one query runner over one connection, so that
 * transactions running at the same time slip into each other's savepoints and one's rollback takes the
 * others' rows along. Here everyone gets a runner of their own, and a first-come-first-served lock lets one
 * of them use the connection: for as long as a transaction lasts, or for a single query.
 */
export function serialiseSqlite(dataSource: DataSource): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const lock = new Mutex();
  const statements = new Map<string, unknown>();
  driver.createQueryRunner = (_mode: ReplicationMode): QueryRunner => {
    assertBelongsToTransaction();
    return new SerialisedSqliteQueryRunner(driver, lock, statements);
  };
}

class SerialisedSqliteQueryRunner extends BetterSqlite3QueryRunner {
  private unlock: MutexInterface.Releaser | undefined;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly lock: Mutex,
    statements: Map<string, unknown>,
  ) {
    super(driver);
    // One connection, so its prepared statements are worth keeping beyond one runner.
    Object.assign(this, { stmtCache: statements });
  }

  override async query(
    query: string,
    parameters?: unknown[],
    useStructuredResult?: boolean,
  ): Promise<Answer> {
    if (this.unlock) return super.query(query, parameters, useStructuredResult);
    assertBelongsToTransaction(this);
    return this.lock.runExclusive(() => super.query(query, parameters, useStructuredResult));
  }

  override async startTransaction(isolationLevel?: IsolationLevel): Promise<void> {
    if (!this.unlock) {
      assertBelongsToTransaction(this);
      this.unlock = await this.lock.acquire();
    }
    try {
      await super.startTransaction(isolationLevel);
    } catch (error) {
      this.unlockWhenDone();
      throw error;
    }
  }

  override async commitTransaction(): Promise<void> {
    await super.commitTransaction();
    this.unlockWhenDone();
  }

  override async rollbackTransaction(): Promise<void> {
    try {
      await super.rollbackTransaction();
    } finally {
      this.unlockWhenDone();
    }
  }

  /** Gives the connection back, undoing a transaction that its user left open. */
  override async release(): Promise<void> {
    if (this.unlock) {
      if (this.isConnectionInTransaction()) this.sqlite().exec('ROLLBACK');
      this.unlockWhenDone();
    }
    await super.release();
  }

  /** SQLite itself says whether a transaction is open: it ends some on its own, on a full disk for one. */
  private isConnectionInTransaction(): boolean {
    return this.sqlite().inTransaction;
  }

  /** TypeORM does not type its driver's connection. */
  private sqlite(): Database {
    return this.driver.databaseConnection as Database;
  }

  private unlockWhenDone(): void {
    if (this.isConnectionInTransaction()) return;
    this.isTransactionActive = false;
    this.transactionDepth = 0;
    this.unlock?.();
    this.unlock = undefined;
  }
}
