import type { OrderChange } from './order-change.entity';
import type { OrderStatus, RecordedStatus } from './order-status';
import type { Payment } from './payment';

/** One line as people see it: for a cart with today's name, price, picture and stock. */
export interface OrderItemView {
  productId: string;
  color: string;
  size: string;
  name: string;
  /** Whole dong for one pair. */
  price: number;
  image: string;
  quantity: number;
  /** Pairs in stock now while in a cart; equal to `quantity` once placed. */
  available: number;
}

/** An order as people see it: a cart at today's prices, a placed order as it was placed. */
export interface OrderView {
  id: string;
  customerId: string;
  status: OrderStatus;
  name: string;
  phone: string;
  address: string;
  payment: Payment | null;
  items: OrderItemView[];
  /** Whole dong. */
  total: number;
  createdAt: Date;
  placedAt: Date | null;
}

/** Who can have changed an order; `shop` when nobody is known, as in an imported one. */
export const ORDER_ACTORS = ['customer', 'staff', 'shop'] as const;
export type OrderActor = (typeof ORDER_ACTORS)[number];

/** One change of an order as staff see it. */
export interface OrderChangeView {
  from: RecordedStatus;
  to: RecordedStatus;
  by: OrderActor;
  actorId: string | null;
  createdAt: Date;
}

/** A change as staff and the customer themself see it. */
export function toChangeView(change: OrderChange, customerId: string): OrderChangeView {
  const { fromStatus: from, toStatus: to, actorId, createdAt } = change;
  const by = actorId === null ? 'shop' : actorId === customerId ? 'customer' : 'staff';
  return { from, to, by, actorId, createdAt };
}
