import type { EntityManager } from 'typeorm';
import { ownWords, type Owner, type Recipient } from './message';

// For modules that must not import `customers`, because `customers` imports them.

/** How a customer is written to; null once they are erased. */
export async function findRecipient(customerId: string, manager: EntityManager): Promise<Owner | null> {
  const columns = ['email', 'firstName', 'language', 'emailConfirmedAt'].map((one) => `c.${one} AS ${one}`);
  const rows = manager.createQueryBuilder().select(columns).from('customers', 'c');
  const found = await rows
    .where('c.id = :customerId AND c.deletedAt IS NULL', { customerId })
    .getRawOne<Recipient & { firstName: string; emailConfirmedAt: unknown }>();
  if (!found) return null;
  const { email, language, firstName, emailConfirmedAt } = found;
  const isConfirmed = emailConfirmedAt !== null;
  return { email, language, isConfirmed, name: ownWords(firstName, { isConfirmed }) };
}

/** The account with this address, in lower case; null without one. */
export async function findCustomerId(email: string, manager: EntityManager): Promise<string | null> {
  const rows = manager.createQueryBuilder().select('c.id AS id').from('customers', 'c');
  const found = await rows.where('c.email = :email', { email }).getRawOne<{ id: string }>();
  return found?.id ?? null;
}
