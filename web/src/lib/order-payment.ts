import type { OrderStatus, PaymentMethod } from './choices';

/** Whether an order was placed and is neither completed nor canceled. */
export function isAwaited({ status }: { status: OrderStatus | 'cart' }): boolean {
  return status === 'pending' || status === 'delivering';
}

/** Whether the checkout's QR code is shown again, for a later payment. */
export function isToBeTransferred(order: {
  status: OrderStatus | 'cart';
  payment: PaymentMethod | null;
}): boolean {
  return order.payment === 'QR' && isAwaited(order);
}
