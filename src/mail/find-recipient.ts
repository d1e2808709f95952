import type { EntityManager } from 'typeorm';
import type { Owner, Recipient } from './message';

// What the modules that `customers` builds on may know of a customer.

/** How a customer is written to; null once they are erased. */
export async function findRecipient(customerId: string, manager: EntityManager): Promise<Owner | null> {
  const columns = ['c.email AS email', 'c.language AS language', 'c.emailConfirmedAt AS confirmedAt'];
  const rows = manager.createQueryBuilder().select(columns).from('customers', 'c');
  const found = await rows
    .where('c.id = :customerId AND c.deletedAt IS NULL', { customerId })
    .getRawOne<Recipient & { confirmedAt: unknown }>();
  if (!found) return null;
  const { email, language, confirmedAt } = found;
  return { email, language, isConfirmed: confirmedAt !== null };
}

/** The account with this address, in lower case; null without one. */
export async function findCustomerId(email: string, manager: EntityManager): Promise<string | null> {
  const rows = manager.createQueryBuilder().select('c.id AS id').from('customers', 'c');
  const found = await rows.where('c.email = :email', { email }).getRawOne<{ id: string }>();
  return found?.id ?? null;
}
