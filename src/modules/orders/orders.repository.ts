import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { OrderItem } from './order-item.entity';
import type { OrderStatus } from './order-status';
import { Order } from './order.entity';

/** An order with its lines in the order they were added. */
export type StoredOrder = Order & { items: OrderItem[] };

/** Every query on carts, orders and their lines. */
@Injectable()
export class OrdersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The order with its lines, or null. */
  async find(id: string, manager: EntityManager = this.dataSource.manager): Promise<StoredOrder | null> {
    const order = await manager.findOneBy(Order, { id });
    if (!order) return null;
    const items = await manager.find(OrderItem, { where: { orderId: id }, order: { position: 'ASC' } });
    return Object.assign(order, { items });
  }

  /** The customer's cart, or null. */
  async findCart(
    customerId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<StoredOrder | null> {
    const cart = await manager.findOne(Order, { select: { id: true }, where: { cartOwnerId: customerId } });
    return cart && this.find(cart.id, manager);
  }

  /** Ids and statuses of the customer's orders, newest first, the cart included. */
  async findByCustomer(
    customerId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<{ id: string; status: OrderStatus }[]> {
    return manager.find(Order, {
      select: { id: true, status: true },
      where: { customerId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  /**
   * Makes this transaction the order's only writer until it ends: others that lock the order wait. One
   * statement that every database understands, and a write, so that nothing is decided on an old reading.
   * @returns false when the customer has no such order
   */
  async lock(id: string, customerId: string, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.increment(Order, { id, customerId }, 'revision', 1);
    return affected === 1;
  }

  /** Saves a cart unless its owner has one already; the unique index on `cartOwnerId` decides. */
  async insertCartIfNone(cart: Order, manager: EntityManager): Promise<void> {
    await manager.createQueryBuilder().insert().into(Order).values(cart).orIgnore().execute();
  }

  /** Saves a new order with its lines. */
  async insert(order: Order, items: OrderItem[], manager: EntityManager): Promise<void> {
    await manager.insert(Order, order);
    if (items.length > 0) await manager.insert(OrderItem, items);
  }

  async update(id: string, values: Partial<Order>, manager: EntityManager): Promise<void> {
    await manager.update(Order, { id }, values);
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
