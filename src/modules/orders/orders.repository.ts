import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, LessThanOrEqual, Not, type EntityManager } from 'typeorm';
import { entityRows, type EntityRows } from '../../database/entity-rows';
import { groupBy } from '../../database/rows';
import { textsOf } from '../../database/whole-table';
import { OrderChange } from './order-change.entity';
import { OrderItem } from './order-item.entity';
import type { OrderStatus } from './order-status';
import { Order, PAYMENTS } from './order.entity';

/** An order with its lines in the order they were added. */
export type StoredOrder = Order & { items: OrderItem[] };

/** An order as its customer's record names it. */
export interface NamedOrder {
  orderId: string;
  status: OrderStatus;
}

/** Pending orders, and the pairs they keep from others. */
export interface PendingStock {
  orders: number;
  pairs: number;
}

/** The largest number of an order's total. */
const MAX_INTEGER = 2_147_483_647;
/** Orders that are proposed for money. */
const MAX_SUGGESTIONS = 3;
/** Orders that one sweep cancels. */
const MAX_OVERDUE = 100;

/** The queries on carts, orders, their lines and their histories. */
@Injectable()
export class OrdersRepository {
  /** Known once the database is open. */
  private mappers: { orders: EntityRows<Order>; items: EntityRows<OrderItem> } | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** The order with its lines, or null; a deleted one is not found. */
  find(id: string): Promise<StoredOrder | null> {
    return this.read('id', id, this.dataSource.manager);
  }

  /**
   * The same, locked until the transaction ends: others that lock the order wait, and nothing writes a line without the
   * lock.
   */
  async lock(id: string, manager: EntityManager): Promise<StoredOrder | null> {
    // By itself: joined with the lines it would lock these as well, other orders' too where the server scans them.
    if (!isSqlite(manager)) await manager.query('SELECT id FROM orders WHERE id = ? FOR UPDATE', [id]);
    return this.read('id', id, manager);
  }

  /** Whom these orders are for, by their ids. */
  async findReceivers(ids: string[]): Promise<Map<string, Pick<Order, 'name' | 'phone'>>> {
    const select = { id: true, name: true, phone: true } as const;
    const orders = await this.dataSource.manager.find(Order, { select, where: { id: In(ids) } });
    return new Map(orders.map((order) => [order.id, order]));
  }

  /** The customer's cart, or null. */
  findCart(customerId: string): Promise<StoredOrder | null> {
    return this.read('cartOwnerId', customerId, this.dataSource.manager);
  }

  /** The customer's pending orders, and the pairs in them. */
  async countPending(customerId: string, manager: EntityManager): Promise<PendingStock> {
    const [row] = await manager.query<{ orders: number | string; pairs: number | string | null }[]>(
      `SELECT COUNT(*) AS orders, SUM(pairs) AS pairs FROM orders
       WHERE customerId = ? AND status = 'pending' AND deletedAt IS NULL`,
      [customerId],
    );
    return { orders: Number(row?.orders ?? 0), pairs: Number(row?.pairs ?? 0) };
  }

  /** Ids and statuses of the customer's orders, newest first, the cart included: no more than the index has. */
  async findNames(customerId: string): Promise<NamedOrder[]> {
    const orders = await this.dataSource.manager.find(Order, {
      select: { id: true, status: true },
      where: { customerId, deletedAt: IsNull() },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return orders.map(({ id, status }) => ({ orderId: id, status }));
  }

  /**
   * The same for several customers by their ids, the `most` newest orders of each. One query, which reads nothing but
   * `ix_orders_of_customer`: the orders of a page's customers lie all over the table.
   */
  async findNewestNames(customerIds: string[], most: number): Promise<Map<string, NamedOrder[]>> {
    if (customerIds.length === 0) return new Map();
    const orders = await this.dataSource
      .createQueryBuilder()
      .select(['one.id AS orderId', 'one.customerId AS customerId', 'one.status AS status'])
      .from(
        (orders) =>
          orders
            .select(['o.id AS id', 'o.customerId AS customerId', 'o.status AS status'])
            .addSelect(
              'ROW_NUMBER() OVER (PARTITION BY o.customerId ORDER BY o.createdAt DESC, o.id DESC)',
              'place',
            )
            .from(Order, 'o')
            .where('o.customerId IN (:...customerIds) AND o.deletedAt IS NULL', { customerIds }),
        'one',
      )
      .where('one.place <= :most', { most })
      .orderBy('one.place')
      .getRawMany<NamedOrder & { customerId: string }>();
    const groups = groupBy(orders, ({ customerId }) => customerId);
    const named = ({ orderId, status }: NamedOrder): NamedOrder => ({ orderId, status });
    return new Map([...groups].map(([id, own]) => [id, own.map(named)] as const));
  }

  /** The customer's orders with their lines, newest first: with the cart, without orders that staff deleted. */
  async findAll(customerId: string): Promise<StoredOrder[]> {
    const { manager } = this.dataSource;
    const orders = await manager.find(Order, {
      where: { customerId, deletedAt: IsNull() },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    const ids = orders.map(({ id }) => id);
    return withItems(orders, await itemsOf(ids, manager));
  }

  /**
   * What is left of a customer in the orders they have placed, those that staff deleted included. Read to be
   * changed: an order that is being placed at the moment is waited for.
   */
  findTraces(customerId: string, manager: EntityManager): Promise<Order[]> {
    return manager.find(Order, {
      where: { customerId, placedAt: Not(IsNull()) },
      ...(isSqlite(manager) ? {} : { lock: { mode: 'pessimistic_write' } }),
    });
  }

  /** Ids of a customer's orders that have parcels, those that staff deleted included. */
  async findSent(customerId: string, manager: EntityManager): Promise<string[]> {
    const where = { customerId, shipments: Not(IsNull()) };
    const orders = await manager.find(Order, { select: { id: true }, where });
    return orders.map(({ id }) => id);
  }

  /** Removes what was written about the parcels of an order. */
  async forgetShipmentTexts(id: string, manager: EntityManager): Promise<void> {
    const order = await manager.findOneBy(Order, { id });
    const shipments = order?.shipments?.map(({ events, ...shipment }) => ({
      ...shipment,
      events: events.map((event) => ({ ...event, text: null })),
    }));
    if (shipments) await this.update(id, { shipments }, manager);
  }

  /** Removes the customer's cart with its lines, if there is one that no money came for. */
  async deleteCart(customerId: string, manager: EntityManager): Promise<void> {
    await manager.delete(Order, { cartOwnerId: customerId, paidAmount: 0 });
  }

  /** The customer's cart to be changed, or null. */
  lockCart(customerId: string, manager: EntityManager): Promise<Order | null> {
    const lock = isSqlite(manager) ? {} : { lock: { mode: 'pessimistic_write' } as const };
    return manager.findOne(Order, { where: { cartOwnerId: customerId }, ...lock });
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
    await manager
      .createQueryBuilder()
      .insert()
      .into(Order)
      .values(cart)
      .orIgnore()
      .updateEntity(false)
      .execute();
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

  /** Saves some fields, and that the order has changed now. Every change of an order or its lines goes along with one. */
  async update<Values extends Partial<Order>>(
    id: string,
    values: Values,
    manager: EntityManager,
  ): Promise<Values & { updatedAt: Date }> {
    const saved = { ...values, updatedAt: new Date() };
    await this.write(id, saved, manager);
    return saved;
  }

  /** Ids of the orders with these references. */
  async findByReferences(references: string[]): Promise<string[]> {
    if (references.length === 0) return [];
    const where = { paymentReference: In(references), deletedAt: IsNull() };
    const orders = await this.dataSource.manager.find(Order, { select: { id: true }, where });
    return orders.map(({ id }) => id);
  }

  /** Some orders, without their lines. */
  findWithIds(ids: string[]): Promise<Order[]> {
    return this.dataSource.manager.findBy(Order, { id: In(ids), deletedAt: IsNull() });
  }

  /** The last orders placed by then that nothing was paid of and that cost this sum, in whole dong. */
  findUnpaid(total: number, placedBy: Date): Promise<Order[]> {
    if (total > MAX_INTEGER) return Promise.resolve([]);
    const placedAt = LessThanOrEqual(placedBy);
    return this.dataSource.manager.find(Order, {
      where: {
        ...{ total, placedAt, paidAmount: 0, deletedAt: IsNull() },
        status: In(['pending', 'delivering', 'completed']),
      },
      order: { placedAt: 'DESC', id: 'DESC' },
      take: MAX_SUGGESTIONS,
    });
  }

  /** Ids of the pending orders that were to be paid by now, those that wait longest first. */
  async findOverdue(now: Date): Promise<string[]> {
    const orders = await this.dataSource.manager.find(Order, {
      select: { id: true },
      where: { payBy: LessThanOrEqual(now), status: 'pending', deletedAt: IsNull() },
      order: { payBy: 'ASC' },
      take: MAX_OVERDUE,
    });
    return orders.map(({ id }) => id);
  }

  /** Whether money of an order is on its way back. Written out: the payments module imports this one. */
  async isRefunding(orderId: string, manager: EntityManager): Promise<boolean> {
    const sql = "SELECT id FROM payment_refunds WHERE orderId = ? AND state = 'pending' LIMIT 1";
    return (await manager.query<unknown[]>(sql, [orderId])).length > 0;
  }

  /** What of an order is on its way back and is due again then, in whole dong. */
  async sumReturning(orderId: string, manager = this.dataSource.manager): Promise<number> {
    const sql =
      "SELECT SUM(amount) AS sum FROM payment_refunds WHERE orderId = ? AND state = 'pending' AND kind = 'return'";
    const [row] = await manager.query<{ sum: number | string | null }[]>(sql, [orderId]);
    return Number(row?.sum ?? 0);
  }

  /** Gives an order what a transfer for it says. */
  async addReference(id: string, paymentReference: string, manager: EntityManager): Promise<string> {
    await manager.update(Order, { id }, { paymentReference });
    return paymentReference;
  }

  /** Saves a change of an order or of one of its exchanges, what else changed with it, and the row that tells of it. */
  async record<Values extends Partial<Order>>(
    change: OrderChange,
    values: Values,
    manager: EntityManager,
  ): Promise<Values & { updatedAt: Date }> {
    const { orderId, revision, createdAt: updatedAt } = change;
    const saved = { ...values, updatedAt };
    await this.write(orderId, { ...saved, revision }, manager);
    await manager.insert(OrderChange, change);
    return saved;
  }

  /** The changes of orders by the orders' ids, each first to last; none for a cart. */
  async findChanges(
    orderIds: string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<string, OrderChange[]>> {
    const where = { orderId: In(orderIds) };
    const changes = await manager.find(OrderChange, { where, order: { revision: 'ASC' } });
    return groupBy(changes, ({ orderId }) => orderId);
  }

  /** How often the way of payment of an order was changed. */
  countPaymentChanges(orderId: string, manager: EntityManager): Promise<number> {
    return manager.countBy(OrderChange, {
      orderId,
      reason: In(PAYMENTS.map((payment) => `payment-${payment}` as const)),
    });
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

  // Each call of a purchase reads and writes its order. Written out: TypeORM's builder takes a tenth of a purchase's
  // processor time more.

  private async write(id: string, values: Partial<Order>, manager: EntityManager): Promise<void> {
    const { sql, parameters } = this.mappersOf(manager).orders.toAssignments(values);
    await manager.query(`UPDATE orders SET ${sql} WHERE id = ?`, [...parameters, id]);
  }

  private async read(
    column: 'id' | 'cartOwnerId',
    value: string,
    manager: EntityManager,
  ): Promise<StoredOrder | null> {
    const { orders, items } = this.mappersOf(manager);
    const rows = await manager.query<Record<string, unknown>[]>(
      `SELECT ${orders.columns}, ${items.columns} FROM orders o LEFT JOIN order_items item ON item.orderId = o.id
       WHERE o.${column} = ? AND o.deletedAt IS NULL ORDER BY item.position`,
      [value],
    );
    const [first] = rows;
    if (!first) return null;
    const lines = rows.filter((row) => row['item_id'] !== null);
    return { ...orders.toEntity(first), items: lines.map((row) => items.toEntity(row)) };
  }

  private mappersOf(manager: EntityManager) {
    this.mappers ??= {
      orders: entityRows(Order, 'o', manager),
      items: entityRows(OrderItem, 'item', manager),
    };
    return this.mappers;
  }
}

/** Its transactions come one after another, and it knows no locks of rows. */
function isSqlite({ dataSource }: EntityManager): boolean {
  return dataSource.options.type === 'better-sqlite3';
}

/** The lines of orders by the orders' ids, each in the order they were added. */
export async function itemsOf(orderIds: string[], manager: EntityManager): Promise<Map<string, OrderItem[]>> {
  const where = { orderId: In(orderIds) };
  const items = await manager.find(OrderItem, { where, order: { position: 'ASC' } });
  return groupBy(items, ({ orderId }) => orderId);
}

/** The orders, each with its lines. */
export function withItems(orders: Order[], items: Map<string, OrderItem[]>): StoredOrder[] {
  return orders.map((order) => ({ ...order, items: items.get(order.id) ?? [] }));
}
