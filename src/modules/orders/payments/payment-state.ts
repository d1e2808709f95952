import type { AuthenticatedUser } from '../../../access/authenticated-user';
import { httpError } from '../../../common/refusals/refusal';
import type { OrderStatus } from '../order-status';

/** How far an order is paid, as its owner and staff see it. */
export const PAYMENT_STATES = ['unpaid', 'partly-paid', 'paid', 'refund-due', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What money that goes back is. */
export const REFUND_KINDS = ['return', 'goodwill'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

/** The sums of an order. Whole dong. */
export interface OrderSums {
  status: OrderStatus;
  total: number;
  /** All money that came for it. */
  paid: number;
  /** All money that went back. */
  refunded: number;
  /** What of that is not asked for again: it went back when the order was paid in full. */
  waived: number;
  /** What the pairs that came back have cost. */
  returned: number;
  /** What is on its way back and is asked for again; left out where nobody has looked. */
  returning?: number;
}

/** What an order has to do with money. */
export interface OrderBalance extends OrderSums {
  /** The shop canceled it because no money came in time. */
  isExpired: boolean;
}

/** The sums of an order as it is stored or shown. */
export function sumsOf({ status, total, ...sums }: OrderFields): OrderSums {
  return {
    ...{ status, total: total ?? 0, returned: sums.returnedAmount },
    ...{ paid: sums.paidAmount, refunded: sums.refundedAmount, waived: sums.waivedAmount },
  };
}

interface OrderFields {
  status: OrderStatus;
  total: number | null;
  paidAmount: number;
  refundedAmount: number;
  waivedAmount: number;
  returnedAmount: number;
}

/** How far an order is paid. An order of nothing is paid when it is placed. */
export function paymentState(order: OrderSums): PaymentState {
  const { status, paid, refunded } = order;
  const kept = paid - refunded;
  const isEmptied = kept <= 0 && refunded > 0;
  if (status === 'canceled') return kept > 0 ? 'refund-due' : isEmptied ? 'refunded' : 'unpaid';
  if (status !== 'cart' && amountDue(order) === 0) {
    if (order.returned > 0 && amountToReturn(order) > 0) return 'refund-due';
    return isEmptied ? 'refunded' : 'paid';
  }
  return kept > 0 ? 'partly-paid' : 'unpaid';
}

/** What is still to pay, in whole dong. What went back before the order was paid in full is asked for again. */
export function amountDue({ status, paid, refunded, returning = 0, ...order }: OrderSums): number {
  return status === 'canceled' ? 0 : Math.max(0, costOf(order) - (paid - refunded - returning));
}

/** Whether what goes back of an order now is goodwill, which is not asked for again, or is due again later. */
export function refundKind(order: OrderSums): RefundKind {
  const isKept = order.status === 'cart' || order.status === 'canceled';
  return !isKept && amountDue(order) === 0 ? 'goodwill' : 'return';
}

/** What the shop keeps without a delivery for it, in whole dong: it is to go back. */
export function amountToReturn({ status, paid, refunded, ...order }: OrderSums): number {
  const isDelivered = status !== 'canceled' && status !== 'cart';
  return Math.max(0, paid - refunded - (isDelivered ? Math.max(0, costOf(order)) : 0));
}

/** What an order costs without the pairs that came back and what is not asked for again. */
function costOf({ total, waived, returned }: Pick<OrderSums, 'total' | 'waived' | 'returned'>): number {
  return total - returned - waived;
}

/** @throws Refusal (403) for the caller's own order: a colleague sees its money */
export function assertOthers({ customerId }: { customerId: string }, user: AuthenticatedUser): void {
  if (customerId === user._id) throw httpError(403, 'payment.own-order');
}
