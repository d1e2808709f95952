import type { OrderDto } from '../api/generated/model';
import type { OrderStatus } from './order-choices';

/** A placed order, so not a cart (rule K2). */
export type PlacedOrder = OrderDto & { status: OrderStatus };

/** Whether an order was placed; a cart is none (rule K2). */
export function isPlaced<Order extends { status: string }>(
  order: Order,
): order is Order & { status: Exclude<Order['status'], 'cart'> } {
  return order.status !== 'cart';
}

/** What depends on an order's status alone. */
const STATUS_RULES: Record<OrderDto['status'], { holdsStock: boolean; isAwaited: boolean }> = {
  cart: { holdsStock: false, isAwaited: false },
  pending: { holdsStock: true, isAwaited: true },
  delivering: { holdsStock: true, isAwaited: true },
  completed: { holdsStock: true, isAwaited: false },
  canceled: { holdsStock: false, isAwaited: false },
};

/** Whether an order was placed and is neither completed nor canceled. */
export function isAwaited({ status }: Pick<OrderDto, 'status'>): boolean {
  return STATUS_RULES[status].isAwaited;
}

/** Whether an order's pairs are out of the stock (rule O4). */
export function holdsStock(status: OrderDto['status']): boolean {
  return STATUS_RULES[status].holdsStock;
}

/** What an order's payment depends on. */
type Payable = Pick<
  OrderDto,
  'status' | 'payment' | 'total' | 'paidAmount' | 'refundedAmount' | 'waivedAmount' | 'returnedAmount'
>;

/**
 * What is still to pay, in whole dong. Pairs that came back are not paid, and what went back of an order that was paid in full
 * is not asked for again.
 */
export function amountDue(order: Omit<Payable, 'payment'>): number {
  const { status, paidAmount, refundedAmount } = order;
  return status === 'canceled' ? 0 : Math.max(0, costOf(order) - (paidAmount - refundedAmount));
}

/** What the shop keeps of an order's money without a delivery for it, in whole dong: it is to go back (rules Y4, M10). */
export function amountToReturn(order: Omit<Payable, 'payment'>): number {
  const cost = order.status === 'canceled' ? 0 : Math.max(0, costOf(order));
  return Math.max(0, order.paidAmount - order.refundedAmount - cost);
}

/** What an order costs without the pairs that came back and what is not asked for again. */
function costOf({
  total,
  waivedAmount,
  returnedAmount,
}: Pick<Payable, 'total' | 'waivedAmount' | 'returnedAmount'>): number {
  return total - returnedAmount - waivedAmount;
}

/** Whether an order that was placed is still to be paid, and not in cash. */
export function isToBePaid(order: Payable): boolean {
  return order.payment !== 'COD' && isAwaited(order) && amountDue(order) > 0;
}

/** Whether the checkout's QR code is shown again, for a later payment. */
export function isToBeTransferred(order: Payable): boolean {
  return order.payment === 'QR' && isToBePaid(order);
}
