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

/** Whether an order was placed and is neither completed nor canceled. */
export function isAwaited({ status }: Pick<OrderDto, 'status'>): boolean {
  return status === 'pending' || status === 'delivering';
}

/** Whether the checkout's QR code is shown again, for a later payment. */
export function isToBeTransferred(order: Pick<OrderDto, 'status' | 'payment'>): boolean {
  return order.payment === 'QR' && isAwaited(order);
}
