import type { Database, Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { QueryFailedError, QueryResult, type DataSource } from 'typeorm';
import type { IsolationLevel } from 'typeorm/driver/types/IsolationLevel';
import { BetterSqlite3QueryRunner } from 'typeorm/driver/better-sqlite3/BetterSqlite3QueryRunner';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver';
import { inQuerySpan } from '../../observability/spans';
import { asUnavailable } from '../database-unavailable';
import { CommitGroups } from './commit-groups';
import { assertBelongsToTransaction } from '../transaction-runner';

/** The result of a query, which TypeORM does not type. */
type Answer = Awaited<ReturnType<BetterSqlite3QueryRunner['query']>>;

/**
 * Gives each caller a query runner of its own; one transaction at a time uses the connection, and plain queries
 * wait for its end. TypeORM has one runner for all, so that concurrent transactions nest in each other's
 * savepoints: docs/decisions/007-sqlite-query-runner.md.
 */
export function serialiseSqlite(dataSource: DataSource): void {
  const driver = dataSource.driver as BetterSqlite3Driver;
  const connection = new SharedConnection(driver);
  driver.createQueryRunner = () => {
    assertBelongsToTransaction();
    return new SqliteQueryRunner(driver, connection);
  };
}

/** How many statements are kept prepared: more than the shop has in use. */
const MAX_STATEMENTS = 300;

/** The one connection with its prepared statements and commit groups. */
class SharedConnection {
  readonly groups: CommitGroups;
  private readonly statements = new LRUCache<string, Statement>({ max: MAX_STATEMENTS });

  constructor(private readonly driver: BetterSqlite3Driver) {
    this.groups = new CommitGroups({
      // At once for writing: another process must not write between what a transaction reads and what it writes.
      begin: () => this.execute('BEGIN IMMEDIATE'),
      commit: () => this.execute('COMMIT'),
      rollback: () => this.isInTransaction() && this.execute('ROLLBACK'),
      save: () => this.execute('SAVEPOINT member'),
      release: () => this.execute('RELEASE member'),
      undo: () => ['ROLLBACK TO member', 'RELEASE member'].forEach((text) => this.execute(text)),
      isOpen: () => this.isInTransaction(),
    });
  }

  /** Answers a query as TypeORM's own runner does. @throws QueryFailedError, DatabaseUnavailable */
  answer(query: string, parameters: unknown[], isStructured: boolean): unknown {
    const values = parameters.some(needsConversion) ? parameters.map(toBindable) : parameters;
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
      throw asUnavailable(new QueryFailedError(query, values, error as Error));
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
    }
    return statement;
  }

  /** TypeORM does not type its driver's connection. */
  private sqlite(): Database {
    return this.driver.databaseConnection as Database;
  }
}

function needsConversion(value: unknown): boolean {
  return typeof value === 'boolean' || value instanceof Date;
}

/** SQLite binds neither booleans nor dates. */
function toBindable(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace('T', ' ').replace('Z', '');
  return typeof value === 'boolean' ? Number(value) : value;
}

class SqliteQueryRunner extends BetterSqlite3QueryRunner {
  private holdsConnection = false;

  constructor(
    driver: BetterSqlite3Driver,
    private readonly shared: SharedConnection,
  ) {
    super(driver);
  }

  override async query(query: string, parameters: unknown[] = [], isStructured = false): Promise<Answer> {
    const answer = (): Answer => this.shared.answer(query, parameters, isStructured);
    if (this.holdsConnection) return inQuerySpan('sqlite', query, async (): Promise<unknown> => answer());
    assertBelongsToTransaction(this);
    return inQuerySpan('sqlite', query, () => this.shared.groups.query(answer));
  }

  override async startTransaction(isolationLevel?: IsolationLevel): Promise<void> {
    if (this.holdsConnection) return super.startTransaction(isolationLevel);
    assertBelongsToTransaction(this);
    await this.shared.groups.begin();
    this.holdsConnection = this.isTransactionActive = true;
    this.transactionDepth = 1;
  }

  override async commitTransaction(): Promise<void> {
    if (!this.holdsConnection || this.transactionDepth > 1) return super.commitTransaction();
    this.leaveTransaction();
    await this.shared.groups.commit();
  }

  override async rollbackTransaction(): Promise<void> {
    if (!this.holdsConnection || this.transactionDepth > 1) return super.rollbackTransaction();
    this.leaveTransaction();
    await this.shared.groups.rollback();
  }

  /** Gives the connection back and undoes a transaction that was left open. */
  override async release(): Promise<void> {
    if (this.holdsConnection) {
      this.leaveTransaction();
      await this.shared.groups.rollback();
    }
    await super.release();
  }

  private leaveTransaction(): void {
    this.holdsConnection = this.isTransactionActive = false;
    this.transactionDepth = 0;
  }
}
