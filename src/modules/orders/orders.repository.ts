import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not, type EntityManager } from 'typeorm';
import { groupBy } from '../../common/group-by';
import { textsOf } from '../../database/whole-table';
import { OrderChange } from './order-change.entity';
import { OrderItem } from './order-item.entity';
import type { OrderStatus } from './order-status';
import { Order } from './order.entity';

/** An order with its lines in the order they were added. */
export type StoredOrder = Order & { items: OrderItem[] };

export type OrderTrace = Pick<Order, 'id' | 'status' | 'name' | 'phone' | 'deletedAt'>;

/** The queries on carts, orders, their lines and their histories; placing's own are `PlacingRepository`'s. */
@Injectable()
export class OrdersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The order with its lines, or null; a deleted one is not found. */
  async find(id: string, manager: EntityManager = this.dataSource.manager): Promise<StoredOrder | null> {
    const order = await manager.findOneBy(Order, { id, deletedAt: IsNull() });
    if (!order) return null;
    const items = await manager.find(OrderItem, { where: { orderId: id }, order: { position: 'ASC' } });
    return { ...order, items };
  }

  /** The customer's cart, or null. */
  async findCart(
    customerId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<StoredOrder | null> {
    const cart = await manager.findOne(Order, { select: { id: true }, where: { cartOwnerId: customerId } });
    return cart && this.find(cart.id, manager);
  }

  /** Ids and statuses of these customers' orders, newest first, the carts included. */
  async findByCustomers(
    customerIds: string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<{ id: string; customerId: string; status: OrderStatus }[]> {
    if (customerIds.length === 0) return [];
    // No more than `ix_orders_of_customer` has: the orders of a page's customers lie all over the table.
    return manager.find(Order, {
      select: { id: true, customerId: true, status: true },
      where: { customerId: In(customerIds), deletedAt: IsNull() },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  /** Who receives the orders that the customer has placed. */
  async findReceivers(
    customerId: string,
    manager: EntityManager,
  ): Promise<Pick<Order, 'id' | 'name' | 'phone'>[]> {
    return manager.find(Order, {
      select: { id: true, name: true, phone: true },
      where: { customerId, placedAt: Not(IsNull()), deletedAt: IsNull() },
    });
  }

  /** The customer's orders with their lines, newest first, the cart included, those that staff deleted not. */
  async findAll(customerId: string): Promise<StoredOrder[]> {
    const { manager } = this.dataSource;
    const orders = await manager.find(Order, {
      where: { customerId, deletedAt: IsNull() },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    if (orders.length === 0) return [];
    const where = { orderId: In(orders.map(({ id }) => id)) };
    const items = await manager.find(OrderItem, { where, order: { position: 'ASC' } });
    const byOrder = groupBy(items, ({ orderId }) => orderId);
    return orders.map((order) => ({ ...order, items: byOrder.get(order.id) ?? [] }));
  }

  /**
   * What is left of a customer in the orders they have placed, those that staff deleted included. Read to be
   * changed: an order that is being placed at the moment is waited for.
   */
  findTraces(customerId: string, manager: EntityManager): Promise<OrderTrace[]> {
    return manager.find(Order, {
      select: { id: true, status: true, name: true, phone: true, deletedAt: true },
      where: { customerId, placedAt: Not(IsNull()) },
      ...(manager.dataSource.options.type === 'better-sqlite3'
        ? {}
        : { lock: { mode: 'pessimistic_write' } }),
    });
  }

  /** Removes the customer's cart with its lines, if there is one. */
  async deleteCart(customerId: string, manager: EntityManager): Promise<void> {
    await manager.delete(Order, { cartOwnerId: customerId });
  }

  /** The paths of the pictures of all lines, those of carts and of deleted orders too. */
  pictures(): AsyncGenerator<string> {
    return textsOf(this.dataSource.manager, 'order_items', ['image']);
  }

  /** The customer of an order, deleted or not; null when it never existed. */
  async findOwner(id: string): Promise<string | null> {
    const order = await this.dataSource.manager.findOne(Order, {
      select: { customerId: true },
      where: { id },
    });
    return order && order.customerId;
  }

  /** Saves a cart unless its owner has one already; the unique index on `cartOwnerId` decides. */
  async insertCartIfNone(cart: Order, manager: EntityManager): Promise<void> {
    await manager.createQueryBuilder().insert().into(Order).values(cart).orIgnore().execute();
  }

  /** Saves a new order with its lines and its history. */
  async insert(
    order: Order,
    items: OrderItem[],
    changes: OrderChange[],
    manager: EntityManager,
  ): Promise<void> {
    await manager.insert(Order, order);
    if (items.length > 0) await manager.insert(OrderItem, items);
    if (changes.length > 0) await manager.insert(OrderChange, changes);
  }

  async update(id: string, values: Partial<Order>, manager: EntityManager): Promise<void> {
    await manager.update(Order, { id }, values);
  }

  /** Saves a change of an order's status, what else changed with it, and the row that tells of it. */
  async record(change: OrderChange, values: Partial<Order>, manager: EntityManager): Promise<void> {
    await this.update(change.orderId, { ...values, revision: change.revision }, manager);
    await manager.insert(OrderChange, change);
  }

  /** The changes of several orders by their ids, each first to last. */
  async findChangesOf(orderIds: string[]): Promise<Map<string, OrderChange[]>> {
    if (orderIds.length === 0) return new Map();
    const where = { orderId: In(orderIds) };
    const changes = await this.dataSource.manager.find(OrderChange, { where, order: { revision: 'ASC' } });
    return groupBy(changes, ({ orderId }) => orderId);
  }

  /** The changes of an order, first to last; none for a cart. */
  async findChanges(
    orderId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<OrderChange[]> {
    return manager.find(OrderChange, { where: { orderId }, order: { revision: 'ASC' } });
  }

  async insertItem(item: OrderItem, manager: EntityManager): Promise<void> {
    await manager.insert(OrderItem, item);
  }

  async updateItem(id: string, values: Partial<OrderItem>, manager: EntityManager): Promise<void> {
    await manager.update(OrderItem, { id }, values);
  }

  async deleteItems(ids: string[], manager: EntityManager): Promise<void> {
    if (ids.length > 0) await manager.delete(OrderItem, ids);
  }
}
