import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { setTimeout as sleep } from 'node:timers/promises';
import { Config } from '../config/config';
import { takeCompanion, type TransactionCompanion } from './transaction-companion';
import { currentTransaction, insideTransaction } from './transaction-context';

/** MySQL's deadlock, lock wait timeout, and MariaDB's 'record has changed since last read'. */
const RETRIED_ERRORS = new Set([1213, 1205, 1020]);
const MAX_ATTEMPTS = 5;

/**
 * The one place where transactions begin; only services call it. On SQLite writers queue up, on MySQL and
 * MariaDB a deadlocked transaction is tried again.
 */
@Injectable()
export class TransactionRunner {
  /** On Node 20 each promise costs more from the first watched transaction on: a checkout an eighth. */
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
   * `work` may run again from the start after a deadlock, so it must do nothing beyond the database.
   */
  async run<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    if (currentTransaction()) {
      throw new Error('Transactions do not nest: pass the manager on instead of beginning another.');
    }
    const companion = takeCompanion();
    const all = companion ? (manager: EntityManager) => runWith(companion, work, manager) : work;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(all);
      } catch (error) {
        if (attempt >= MAX_ATTEMPTS || !isRetried(error)) throw error;
        await sleep(Math.random() * 25 * 2 ** attempt);
      }
    }
  }

  private async attempt<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      const inside = (): Promise<T> => work(runner.manager);
      const result = await (this.isWatched ? insideTransaction(runner, inside) : inside());
      await runner.commitTransaction();
      return result;
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }
}

async function runWith<T>(
  companion: TransactionCompanion,
  work: (manager: EntityManager) => Promise<T>,
  manager: EntityManager,
): Promise<T> {
  await companion.begin(manager);
  const result = await work(manager);
  await companion.end(result, manager);
  return result;
}

function isRetried(error: unknown): boolean {
  const { errno } = (error as { driverError?: { errno?: number } } | undefined)?.driverError ?? {};
  return errno !== undefined && RETRIED_ERRORS.has(errno);
}
