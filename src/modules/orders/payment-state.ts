import type { OrderStatus } from './order-status';

/** How far an order is paid, as its owner and staff see it. */
export const PAYMENT_STATES = ['unpaid', 'partly-paid', 'paid', 'refund-due', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What an order has to do with money. Whole dong. */
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

/** How far an order is paid. An order of nothing is paid when it is placed. */
export function paymentState({
  status,
  total,
  paid,
  refunded,
}: Omit<OrderBalance, 'isExpired'>): PaymentState {
  const kept = paid - refunded;
  if (kept <= 0 && refunded > 0) return 'refunded';
  if (status === 'canceled') return kept > 0 ? 'refund-due' : 'unpaid';
  if (status === 'cart') return kept > 0 ? 'partly-paid' : 'unpaid';
  if (kept >= total) return 'paid';
  return kept > 0 ? 'partly-paid' : 'unpaid';
}

/** What is still to pay. Whole dong, never less than 0. */
export function amountDue({ status, total, paid, refunded }: Omit<OrderBalance, 'isExpired'>): number {
  return status === 'canceled' ? 0 : Math.max(0, total - (paid - refunded));
}
