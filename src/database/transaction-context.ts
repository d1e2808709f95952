import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryRunner } from 'typeorm';

interface OpenTransaction {
  readonly runner: QueryRunner;
  isOpen: boolean;
}

const context = new AsyncLocalStorage<OpenTransaction>();

/** The transaction that the calling code runs inside of, if any. */
export function currentTransaction(): OpenTransaction | undefined {
  const transaction = context.getStore();
  return transaction?.isOpen ? transaction : undefined;
}

/** Runs `work` as the inside of the transaction that `runner` has begun. */
export async function insideTransaction<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
  const transaction: OpenTransaction = { runner, isOpen: true };
  try {
    return await context.run(transaction, work);
  } finally {
    transaction.isOpen = false;
  }
}

/**
 * Refuses a query that code inside a transaction makes on some other connection: it would see and write
 * past the transaction, and on SQLite wait for itself for ever.
 *
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
