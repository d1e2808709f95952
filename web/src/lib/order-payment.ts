import type { OrderDto } from '../api/generated/model';
import type { OrderStatus } from './choices';

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

/** Whether the checkout's QR code is shown again, for a later payment. */
export function isToBeTransferred(order: Pick<OrderDto, 'status' | 'payment'>): boolean {
  return order.payment === 'QR' && isAwaited(order);
}
