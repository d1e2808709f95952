import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

/** What is to be written in the same transaction as some other code's own writes: both are kept, or neither. */
export interface TransactionCompanion {
  /** Called first thing in the transaction, and again when a deadlocked one is begun anew. */
  begin(manager: EntityManager): Promise<void>;
  /** Called last thing before the commit with what the transaction's work answered. */
  end(result: unknown, manager: EntityManager): Promise<void>;
}

interface Place {
  readonly companion: TransactionCompanion;
  wasTaken: boolean;
}

const context = new AsyncLocalStorage<Place>();

/** How many calls are accompanied just now. */
let accompaniedCalls = 0;

/** Runs `work`, whose one transaction the companion goes along with. */
export async function accompanied<T>(companion: TransactionCompanion, work: () => Promise<T>): Promise<T> {
  accompaniedCalls += 1;
  try {
    return await context.run({ companion, wasTaken: false }, work);
  } finally {
    accompaniedCalls -= 1;
    // In use it makes every promise of the process cost more, on Node 20.
    if (accompaniedCalls === 0) context.disable();
  }
}

/**
 * The companion of a transaction that is about to begin, if it has one.
 * @throws when it went along with an earlier one: what two transactions write is not kept or lost together
 */
export function takeCompanion(): TransactionCompanion | undefined {
  const place = context.getStore();
  if (!place) return undefined;
  if (place.wasTaken) throw new Error('A call that is done once at most makes one transaction, not several.');
  place.wasTaken = true;
  return place.companion;
}
