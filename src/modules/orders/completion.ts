import { isAfterSaleStatus } from './after-sales/after-sale-status';
import type { OrderChange } from './order-change.entity';

/** A status that is put back within this time was a mistake. */
const MISTAKE_MS = 60_000;

/**
 * The completion date of an order whose status becomes completed `now`.
 * @param changes what it went through, first to last
 */
export function completionOf(changes: OrderChange[], now: Date): Date {
  let since = now;
  for (const { fromStatus, toStatus, createdAt } of changes.toReversed()) {
    if (isAfterSaleStatus(toStatus)) continue;
    if (toStatus === 'completed') since = createdAt;
    if (fromStatus === 'completed' && since.getTime() - createdAt.getTime() > MISTAKE_MS) break;
  }
  return since;
}

/**
 * Whether an order that is not completed now was so once, and not by mistake.
 * @param changes what it went through, first to last
 */
export function wasDelivered(changes: OrderChange[]): boolean {
  let since: Date | undefined;
  for (const { fromStatus, toStatus, createdAt } of changes) {
    if (isAfterSaleStatus(toStatus)) continue;
    if (toStatus === 'completed') since ??= createdAt;
    else if (fromStatus === 'completed' && since) {
      if (createdAt.getTime() - since.getTime() > MISTAKE_MS) return true;
      since = undefined;
    }
  }
  return false;
}
