import type { OrderChange } from './order-change.entity';
import { searchTextOf } from './order-search';
import type { RecordedStatus } from './order-status';
import type { Order } from './order.entity';

/**
 * The row that tells of a change of an order's status.
 * @param order as it was before, read to be changed: the change gets its next revision, to be saved with it
 * @param actorId null when nobody is known
 */
export function changeOf(
  { id, revision, status }: Pick<Order, 'id' | 'revision' | 'status'>,
  actorId: string | null,
  toStatus: RecordedStatus,
  createdAt: Date,
): OrderChange {
  return { orderId: id, revision: revision + 1, actorId, fromStatus: status, toStatus, createdAt };
}

/** What a placed order keeps so that it can be listed and counted without its lines. */
export function derivedOf(
  receiver: { name: string; phone: string },
  email: string,
  items: { quantity: number }[],
): Pick<Order, 'pairs' | 'searchText'> {
  return {
    pairs: items.reduce((sum, { quantity }) => sum + quantity, 0),
    searchText: searchTextOf(receiver, email),
  };
}

/**
 * The history of an order that did not come about here: its customer placed it, and when it has moved on
 * since, nobody knows who did that. Numbered from 1, so the order's revision is the number of its changes.
 */
export function importedChanges({ id, customerId, status, placedAt, completedAt }: Order): OrderChange[] {
  if (status === 'cart' || !placedAt) return [];
  const placing = changeOf({ id, revision: 0, status: 'cart' }, customerId, 'pending', placedAt);
  if (status === 'pending') return [placing];
  return [placing, changeOf({ id, revision: 1, status: 'pending' }, null, status, completedAt ?? placedAt)];
}
