import type { EntityManager } from 'typeorm';
import type { Reader } from './message';

/** How a customer is written to; null once they are erased. */
export async function findReader(customerId: string, manager: EntityManager): Promise<Reader | null> {
  const columns = ['c.email AS email', 'c.language AS language'];
  const rows = manager.createQueryBuilder().select(columns).from('customers', 'c');
  const found = await rows
    .where('c.id = :customerId AND c.deletedAt IS NULL', { customerId })
    .getRawOne<Reader>();
  return found ?? null;
}
