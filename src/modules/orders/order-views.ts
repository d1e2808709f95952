import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lineKey, ProductsService, type Sellable } from '../products/products.service';
import type { OrderItem } from './order-item.entity';
import type { OrderItemView, OrderView } from './order-view';
import type { StoredOrder } from './orders.repository';

/** The lines of a cart as they are today, and those whose shoe is no longer sold. */
export interface CurrentLines {
  lines: { item: OrderItem; sellable: Sellable }[];
  gone: OrderItem[];
}

/** Shows orders to people: a cart at today's prices and stock, a placed order as it was placed. */
@Injectable()
export class OrderViews {
  constructor(private readonly products: ProductsService) {}

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
    const sellables = await this.products.findSellables(items, manager);
    const found: CurrentLines = { lines: [], gone: [] };
    for (const item of items) {
      const sellable = sellables.get(lineKey(item));
      if (sellable) found.lines.push({ item, sellable });
      else found.gone.push(item);
    }
    return found;
  }
}

/** Sum of quantity × price in whole dong (specification §3). */
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
