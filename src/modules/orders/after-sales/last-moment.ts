import type { StoredOrder } from '../orders.repository';

const DAY_MS = 24 * 3600 * 1000;

/** Until when something can be asked for of an order's pairs; null when they have not arrived. */
export function lastMoment({ status, completedAt }: StoredOrder, days: number): Date | null {
  if (status !== 'completed' || completedAt === null) return null;
  return new Date(completedAt.getTime() + days * DAY_MS);
}
