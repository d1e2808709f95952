import type { Database, Statement } from 'better-sqlite3';
import {
  QueryFailedError,
  QueryResult,
  type DataSource,
  type QueryRunner,
  type ReplicationMode,
} from 'typeorm';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { CommitGroups } from './commit-groups';
import { assertBelongsToTransaction } from './transaction-context';

/** TypeORM leaves open what a query answers. */
type Answer = Awaited<ReturnType<BetterSqlite3QueryRunner['query']>>;

/**
 * TypeORM gives all of a SQLite data source's users one query runner over one connection, so that
 * transactions running at the same time slip into each other's savepoints and one's rollback takes the
 * others' rows along. Here everyone gets a runner of their own, and one transaction at a time uses the
 * connection; plain queries never meet an open one.
 */
export function serialiseSqlite(dataSource: DataSource): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const connection = new SharedConnection(driver);
  driver.createQueryRunner = (_mode: ReplicationMode): QueryRunner => {
    assertBelongsToTransaction();
    return new SerialisedSqliteQueryRunner(driver, connection);
  };
}

/** How many statements are kept prepared: more than the shop has in use. */
const MOST_STATEMENTS = 300;

/** The one connection, its prepared statements, and whose turn it is. */
class SharedConnection {
  readonly groups: CommitGroups;
  private readonly statements = new Map<string, Statement>();

  constructor(private readonly driver: BetterSqlite3Driver) {
    this.groups = new CommitGroups({
      // At once for writing: another process must not write between what a transaction reads and what it writes.
      begin: () => this.execute('BEGIN IMMEDIATE'),
      commit: () => this.execute('COMMIT'),
      rollback: () => this.isInTransaction() && this.execute('ROLLBACK'),
      mark: () => this.execute('SAVEPOINT member'),
      keep: () => this.execute('RELEASE member'),
      undo: () => ['ROLLBACK TO member', 'RELEASE member'].forEach((text) => this.execute(text)),
      isOpen: () => this.isInTransaction(),
    });
  }

  /** Answers a query as TypeORM's own runner does. @throws QueryFailedError */
  answer(query: string, parameters: unknown[], isStructured: boolean): unknown {
    // It binds no booleans.
    const values = parameters.some(isBoolean) ? parameters.map(withoutBoolean) : parameters;
    const { logger } = this.driver.dataSource;
    logger.logQuery(query, values);
    try {
      const statement = this.prepare(query);
      const result = new QueryResult();
      if (statement.reader) {
        result.raw = result.records = statement.all(values);
      } else {
        const { changes, lastInsertRowid } = statement.run(values);
        result.affected = changes;
        result.raw = lastInsertRowid;
      }
      return isStructured ? result : (result.raw as unknown);
    } catch (error) {
      logger.logQueryError(error as Error, query, values);
      throw new QueryFailedError(query, values, error as Error);
    }
  }

  private execute(text: string): void {
    this.answer(text, [], false);
  }

  /** SQLite itself says whether a transaction is open: it ends some on its own, on a full disk for one. */
  private isInTransaction(): boolean {
    return this.sqlite().inTransaction;
  }

  private prepare(query: string): Statement {
    let statement = this.statements.get(query);
    if (!statement) {
      statement = this.sqlite().prepare(query);
      this.statements.set(query, statement);
      const [oldest] = this.statements.keys();
      if (this.statements.size > MOST_STATEMENTS && oldest !== undefined) this.statements.delete(oldest);
    }
    return statement;
  }

  /** TypeORM does not type its driver's connection. */
  private sqlite(): Database {
    return this.driver.databaseConnection as Database;
  }
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function withoutBoolean(value: unknown): unknown {
  return isBoolean(value) ? Number(value) : value;
}

class SerialisedSqliteQueryRunner extends BetterSqlite3QueryRunner {
  private hasTurn = false;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly shared: SharedConnection,
  ) {
    super(driver);
  }

  override async query(query: string, parameters: unknown[] = [], isStructured = false): Promise<Answer> {
    if (this.hasTurn) return this.shared.answer(query, parameters, isStructured);
    assertBelongsToTransaction(this);
    return this.shared.groups.query(() => this.shared.answer(query, parameters, isStructured));
  }

  override async startTransaction(isolationLevel?: IsolationLevel): Promise<void> {
    if (this.hasTurn) return super.startTransaction(isolationLevel);
    assertBelongsToTransaction(this);
    await this.shared.groups.begin();
    this.hasTurn = this.isTransactionActive = true;
    this.transactionDepth = 1;
  }

  override async commitTransaction(): Promise<void> {
    if (!this.hasTurn || this.transactionDepth > 1) return super.commitTransaction();
    this.giveTurnBack();
    await this.shared.groups.commit();
  }

  override async rollbackTransaction(): Promise<void> {
    if (!this.hasTurn || this.transactionDepth > 1) return super.rollbackTransaction();
    this.giveTurnBack();
    await this.shared.groups.rollback();
  }

  /** Gives the connection back, undoing a transaction that its user left open. */
  override async release(): Promise<void> {
    if (this.hasTurn) {
      this.giveTurnBack();
      await this.shared.groups.rollback();
    }
    await super.release();
  }

  private giveTurnBack(): void {
    this.hasTurn = this.isTransactionActive = false;
    this.transactionDepth = 0;
  }
}
