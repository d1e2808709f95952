import type { EntityManager } from 'typeorm';
import type { Owner, Recipient } from './message';

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
