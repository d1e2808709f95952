import type { OrderStatus } from '../orders/order-status';

/** How far an order is paid, as its owner and staff see it. */
export const PAYMENT_STATES = ['unpaid', 'partly-paid', 'paid', 'refund-due', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Why staff should look at money that came. */
export const LOOK_REASONS = ['unknown', 'currency', 'more', 'twice', 'canceled', 'late'] as const;
export type LookReason = (typeof LOOK_REASONS)[number];

/** What decides how money for an order is judged. Whole dong. */
export interface OrderBalance {
  status: OrderStatus;
  total: number;
  /** All money that came for it. */
  paid: number;
  /** All money that went back. */
  refunded: number;
  /** The shop canceled it because no money came in time. */
  isExpired: boolean;
}

/** What money does: `counts` adds it to its order, `look` puts it on the staff's list. */
export interface Judgement {
  counts: boolean;
  look: LookReason | null;
}

/** How far an order is paid. An order of nothing is paid when it is placed. */
export function paymentState({ status, total, paid, refunded }: OrderBalance): PaymentState {
  const kept = paid - refunded;
  if (kept <= 0 && refunded > 0) return 'refunded';
  if (status === 'canceled') return kept > 0 ? 'refund-due' : 'unpaid';
  if (status === 'cart') return kept > 0 ? 'partly-paid' : 'unpaid';
  if (kept >= total) return 'paid';
  return kept > 0 ? 'partly-paid' : 'unpaid';
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
  const { status, total, paid, refunded, isExpired } = order;
  if (status === 'canceled') return { counts: true, look: isExpired ? 'late' : 'canceled' };
  // A cart's total is not settled before it is placed.
  if (status === 'cart') return { counts: true, look: null };
  const missing = total - (paid - refunded);
  if (missing <= 0) return { counts: true, look: 'twice' };
  return { counts: true, look: amount > missing ? 'more' : null };
}

/** What is still to pay. Whole dong, never less than 0. */
export function amountDue(order: OrderBalance): number {
  if (order.status === 'canceled') return 0;
  return Math.max(0, order.total - (order.paid - order.refunded));
}

/** What may be sent back: never more than came in. */
export function amountRefundable({ paid, refunded }: OrderBalance): number {
  return Math.max(0, paid - refunded);
}
