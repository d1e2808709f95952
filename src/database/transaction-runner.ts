import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { Config } from '../config/config';
import { isPassing } from './database-unavailable';

/** How long a transaction is begun anew after a conflict, and the longest wait between two attempts. */
const RETRY_MS = 3000;
const MAX_WAIT_MS = 400;

/** What a transaction writes besides its work; an `Idempotency-Key` with its answer is one. */
export interface TransactionHook {
  /** Called first in the transaction, and again when a deadlocked one is begun anew. */
  begin(manager: EntityManager): Promise<void>;
  /** Called last before the commit, with the work's result. */
  end(result: unknown, manager: EntityManager): Promise<void>;
}

/**
 * The one place where transactions begin; only services call it. On SQLite transactions queue up. One that is deadlocked,
 * or meets a database that takes no writes for a moment, is tried again for three seconds.
 */
@Injectable()
export class TransactionRunner {
  /** Off in production: AsyncLocalStorage makes a checkout an eighth slower on Node 20. */
  private readonly isWatched: boolean;

  constructor(
    private readonly dataSource: DataSource,
    config: Config,
  ) {
    this.isWatched = config.environment !== 'production';
  }

  /**
   * Runs `work` in a transaction: all of it is kept, or nothing if it throws. Pass `manager` on to every
   * repository method, and never begin another transaction inside: in development and tests both throw.
   * `work` may run again from the start after a conflict, so it must do nothing beyond the database.
   * @param once is kept or lost with the work
   * @throws DatabaseUnavailable (503) when the database cannot be used
   */
  async run<T>(work: (manager: EntityManager) => Promise<T>, once?: TransactionHook): Promise<T> {
    if (currentTransaction()) {
      throw new Error('Transactions do not nest: pass the manager on instead of beginning another.');
    }
    const all = async (manager: EntityManager): Promise<T> => {
      await once?.begin(manager);
      const result = await work(manager);
      await once?.end(result, manager);
      return result;
    };
    return untilPassed(() => this.attempt(all));
  }

  /**
   * Runs a single statement, with the same retries. A server commits it by itself, two round trips earlier; on SQLite it
   * joins a group of transactions, which costs one write to the disk.
   */
  async runStatement<T>(statement: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { manager, options } = this.dataSource;
    if (options.type === 'better-sqlite3') return this.run(statement);
    return untilPassed(() => statement(manager));
  }

  private async attempt<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      const inside = (): Promise<T> => work(runner.manager);
      const result = await (this.isWatched ? insideTransaction(runner, inside) : inside());
      await runner.commitTransaction();
      for (const callback of callbacksOf(runner)) callback();
      return result;
    } catch (error) {
      // Where this fails, a server's runner closes its connection, and SQLite has undone the transaction itself.
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }
}

/** Repeats a transaction that a conflict or a temporary failure has rolled back. */
async function untilPassed<T>(attempt: () => Promise<T>): Promise<T> {
  const latest = performance.now() + RETRY_MS;
  for (let wait = 50; ; wait = Math.min(2 * wait, MAX_WAIT_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > latest || !isPassing(error)) throw error;
      await sleep(Math.random() * wait);
    }
  }
}

/**
 * Calls back once a transaction is committed, and never when it is rolled back.
 * @param callback begins work that no one waits for, and does not throw
 */
export function afterCommit({ queryRunner }: EntityManager, callback: () => void): void {
  if (queryRunner) callbacksOf(queryRunner).push(callback);
}

function callbacksOf({ data }: QueryRunner): (() => void)[] {
  const kept = data as { afterCommit?: (() => void)[] };
  return (kept.afterCommit ??= []);
}

interface OpenTransaction {
  readonly runner: QueryRunner;
  isOpen: boolean;
}

/** Empty in production. */
const context = new AsyncLocalStorage<OpenTransaction>();

/** The transaction that the calling code runs inside of, if any. */
export function currentTransaction(): OpenTransaction | undefined {
  const transaction = context.getStore();
  return transaction?.isOpen ? transaction : undefined;
}

async function insideTransaction<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
  const transaction: OpenTransaction = { runner, isOpen: true };
  try {
    return await context.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/**
 * Refuses a query that code inside a transaction makes on another connection: it would see and write past the
 * transaction, and on SQLite wait for itself for ever.
 * @param runner the connection about to be used; undefined when a new one is asked for
 */
export function assertBelongsToTransaction(runner?: QueryRunner): void {
  const transaction = currentTransaction();
  if (transaction && transaction.runner !== runner) {
    throw new Error(
      'A query inside a transaction was made outside its manager: pass the manager on to every repository method.',
    );
  }
}
