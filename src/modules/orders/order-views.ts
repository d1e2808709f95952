import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lineKey, StockService, type Sellable } from '../products/stock/stock.service';
import type { OrderChange } from './order-change.entity';
import type { OrderItem } from './order-item.entity';
import type { OrderStatus, RecordedStatus } from './order-status';
import type { StoredOrder } from './orders.repository';
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

/** Who can have changed an order; `shop` when no person is known, as in an imported one. */
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

/** The lines of a cart as they are today, and those whose shoe is no longer sold. */
export interface CurrentLines {
  lines: { item: OrderItem; sellable: Sellable }[];
  gone: OrderItem[];
}

/** Shows orders to people: a cart at today's prices and stock, a placed order as it was placed. */
@Injectable()
export class OrderViews {
  constructor(private readonly stock: StockService) {}

  /** The order as its readers see it. Lines of a cart whose shoe is no longer sold are left out. */
  async view(order: StoredOrder, manager?: EntityManager): Promise<OrderView> {
    if (order.status === 'cart') return this.cart(order, await this.current(order.items, manager));
    return this.placed(order);
  }

  /** A placed order, which shows what it showed when it was placed. */
  placed(order: StoredOrder): OrderView {
    return toView(order, order.items.map(frozenLine), order.total ?? 0);
  }

  /** A cart of which the current lines are known already. */
  cart(order: StoredOrder, { lines }: CurrentLines): OrderView {
    const items = lines.map(({ item, sellable }) => currentLine(item, sellable));
    return toView(order, items, totalOf(items));
  }

  /** Looks the lines up in the catalogue, all in one query. */
  async current(items: OrderItem[], manager?: EntityManager): Promise<CurrentLines> {
    const sellables = await this.stock.findSellables(items, manager);
    const found: CurrentLines = { lines: [], gone: [] };
    for (const item of items) {
      const sellable = sellables.get(lineKey(item));
      if (sellable) found.lines.push({ item, sellable });
      else found.gone.push(item);
    }
    return found;
  }
}

/** Sum of quantity × price in whole dong (rule P3). */
export function totalOf(items: { quantity: number; price: number }[]): number {
  return items.reduce((total, { quantity, price }) => total + quantity * price, 0);
}

function currentLine(item: OrderItem, { name, price, image, available }: Sellable): OrderItemView {
  const { productId, color, size, quantity } = item;
  return { productId, color, size, name, price, image, quantity, available };
}

function frozenLine(item: OrderItem): OrderItemView {
  const { productId, color, size, name, price, image, quantity } = item;
  return { productId, color, size, name, price, image, quantity, available: quantity };
}

function toView(order: StoredOrder, items: OrderItemView[], total: number): OrderView {
  const { id, customerId, status, name, phone, address, payment, createdAt, placedAt } = order;
  return { id, customerId, status, name, phone, address, payment, items, total, createdAt, placedAt };
}
