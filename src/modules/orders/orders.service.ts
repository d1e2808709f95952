import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lineKey, StockService } from '../products/inventory/stock.service';
import { totalOf } from './order-view';
import {
  importedChanges,
  listColumnsOf,
  newItem,
  newOrder,
  searchTextOf,
  type ImportOrder,
} from './order-factory';
import { ORDER_STATUS } from './order-status';
import { OrdersRepository, type NamedOrder } from './orders.repository';

export type { ImportOrder };

/** What the rest of the shop needs to know of orders, and those that others bring. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly stock: StockService,
  ) {}

  /** Ids and statuses of a customer's orders, newest first, the cart included. */
  listOfCustomer(customerId: string): Promise<NamedOrder[]> {
    return this.orders.findNames(customerId);
  }

  /** The `most` newest of each of these customers, by their ids, in one query; customers without orders are missing. */
  listNewest(customerIds: string[], most: number): Promise<Map<string, NamedOrder[]>> {
    return this.orders.findNewestNames(customerIds, most);
  }

  /** The paths of the pictures of all lines, those of carts and of deleted orders too. */
  listPictures(): AsyncIterable<string> {
    return this.orders.pictures();
  }

  /** Lets staff find a customer's orders by the e-mail address the customer has from now on. */
  async followEmail(customerId: string, email: string, manager: EntityManager): Promise<void> {
    for (const order of await this.orders.findTraces(customerId, manager)) {
      await this.orders.update(order.id, { searchText: searchTextOf(order, email) }, manager);
    }
  }

  /**
   * Saves an order with a status and dates of its own, at today's prices. Unless it is a cart or canceled,
   * its pairs leave the stock and count as sold, exactly as by placing.
   * @param manager the open transaction
   * @returns the new order's id
   * @throws StockShortage when there are too few pairs
   */
  async importOrder(data: ImportOrder, manager: EntityManager): Promise<string> {
    const { items: lines, email = '', completedAt, ...values } = data;
    const sellables = await this.stock.findSellables(lines, manager);
    const order = { ...newOrder(data.customerId, data.createdAt), ...values };
    const items = lines.map((line, position) => {
      const sellable = sellables.get(lineKey(line));
      if (!sellable) throw new Error(`There is no shoe ${lineKey(line)} to order.`);
      return newItem(order.id, position, sellable, line.quantity);
    });
    if (order.status !== 'cart') {
      order.cartOwnerId = null;
      order.total = totalOf(items);
      Object.assign(order, listColumnsOf(order, email, items));
    }
    if (order.status === 'completed') order.completedAt = completedAt ?? order.placedAt;
    const changes = importedChanges(order);
    order.revision = changes.length;
    order.updatedAt = changes.at(-1)?.createdAt ?? order.createdAt;
    await this.orders.insert(order, items, changes, manager);
    if (ORDER_STATUS[order.status].holdsStock)
      await this.stock.take(
        items,
        {
          orderId: order.id,
          actorId: data.customerId,
          reason: 'sale',
          at: data.placedAt ?? data.createdAt,
        },
        manager,
      );
    return order.id;
  }
}
