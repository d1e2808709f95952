import { amountDue, type OrderBalance } from '../orders/payments/payment-state';
import type { RefundProgress, Verdict } from './payment-types';

/** Why staff should look at money that came. */
export const LOOK_REASONS = ['unknown', 'currency', 'more', 'twice', 'canceled', 'late'] as const;
export type LookReason = (typeof LOOK_REASONS)[number];

/** What money does: `counts` adds it to its order, `look` puts it on the staff's list. */
export interface Judgement {
  counts: boolean;
  look: LookReason | null;
}

/**
 * What becomes of money that came. It is never turned away: money that counts for no order, or for one that wanted none
 * or less, is looked at by a person.
 * @param order as it was before, null when the money names none
 */
export function judge(
  { amount, currency }: { amount: number; currency: string },
  order: OrderBalance | null,
): Judgement {
  if (currency !== 'VND') return { counts: false, look: 'currency' };
  if (!order) return { counts: false, look: 'unknown' };
  const { status, isExpired } = order;
  if (status === 'canceled') return { counts: true, look: isExpired ? 'late' : 'canceled' };
  // A cart's total is not settled before it is placed.
  if (status === 'cart') return { counts: true, look: null };
  const missing = amountDue(order);
  if (missing === 0) return { counts: true, look: 'twice' };
  return { counts: true, look: amount > missing ? 'more' : null };
}

/** How money met its order, and whether it counts for it. */
export function verdictOn(
  money: { amount: number; currency: string },
  order: OrderBalance | null,
): { verdict: Verdict; counts: boolean; state: 'counted' | 'waiting' | 'open' } {
  const { counts, look } = judge(money, order);
  if (look !== null || order === null) return { verdict: look ?? 'unknown', counts, state: 'open' };
  if (order.status === 'cart') return { verdict: 'early', counts, state: 'waiting' };
  return { verdict: money.amount < amountDue(order) ? 'less' : 'exact', counts, state: 'counted' };
}

/** What providers were asked to send back and have not confirmed. */
export function amountPending(refunds: { state: RefundProgress; amount: number }[]): number {
  return refunds.reduce((sum, { state, amount }) => sum + (state === 'pending' ? amount : 0), 0);
}

/** What may be sent back: never more than came in. */
export function amountRefundable({ paid, refunded }: OrderBalance): number {
  return Math.max(0, paid - refunded);
}
