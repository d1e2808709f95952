import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../../common/language';
import { readInstant } from '../../../database/rows';
import type { OrderChange } from '../order-change.entity';
import type { OrderItem } from '../order-item.entity';
import { Order } from '../order.entity';
import type { StoredOrder } from '../orders.repository';

/** Pending orders, and the pairs they keep from others. */
export interface PendingStock {
  orders: number;
  pairs: number;
}

/** What placing writes to an order. */
export type Placement = Pick<Order, 'name' | 'phone' | 'address' | 'pairs' | 'searchText'> & {
  placedAt: Date;
};

/**
 * The statements by which an order is placed, written out: TypeORM's builders cost more than they do. Stock is
 * `StockRepository`'s.
 */
@Injectable()
export class CheckoutRepository {
  /**
   * An order with its lines in the order they were added, or null; a deleted one is not found. Until the transaction
   * ends it is the order's only writer: others that lock the order wait, and nothing writes a line without the lock.
   */
  async lock(id: string, manager: EntityManager): Promise<StoredOrder | null> {
    // On SQLite transactions come one after another, and there is no such clause.
    const locking = manager.dataSource.options.type === 'better-sqlite3' ? '' : 'FOR UPDATE';
    const [row] = await manager.query<RawOrder[]>(
      `SELECT * FROM orders WHERE id = ? AND deletedAt IS NULL ${locking}`,
      [id],
    );
    if (!row) return null;
    const items = await manager.query<OrderItem[]>(
      'SELECT * FROM order_items WHERE orderId = ? ORDER BY position',
      [id],
    );
    return { ...withInstants(row), items };
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

  /** Makes a cart an order, and adds the line of its history that tells so. */
  async place(change: OrderChange, order: Placement, manager: EntityManager): Promise<void> {
    const { orderId, revision, actorId, fromStatus, toStatus, createdAt } = change;
    const { name, phone, address, pairs, searchText, placedAt } = order;
    await manager.query(
      `UPDATE orders SET status = ?, revision = ?, cartOwnerId = NULL, placedAt = ?, updatedAt = ?,
         name = ?, phone = ?, address = ?, pairs = ?, searchText = ? WHERE id = ?`,
      [toStatus, revision, placedAt, placedAt, name, phone, address, pairs, searchText, orderId],
    );
    await manager.query(
      `INSERT INTO order_history (orderId, revision, actorId, fromStatus, toStatus, createdAt)
       VALUES (?, ?, ?, ?, ?, ?)`,
      [orderId, revision, actorId, fromStatus, toStatus, createdAt],
    );
  }

  /** Keeps where an order goes as its customer's address, if they still have none (rule C15). */
  async keepAddress(customerId: string, address: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE customers SET address = ?
       WHERE id = ? AND deletedAt IS NULL AND LOWER(TRIM(address)) IN ('', 'unknown')`,
      [address, customerId],
    );
  }

  /** Keeps the language in which a customer orders, in which they are written to (rule X18). */
  async keepLanguage(customerId: string, language: Language, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE customers SET language = ? WHERE id = ? AND deletedAt IS NULL', [
      language,
      customerId,
    ]);
  }
}

const INSTANTS = ['createdAt', 'placedAt', 'updatedAt', 'completedAt', 'deletedAt', 'ownerErasedAt'] as const;

type RawInstant = Date | string;
type RawOrder = Omit<Order, (typeof INSTANTS)[number]> & Record<(typeof INSTANTS)[number], RawInstant | null>;

function withInstants(row: RawOrder): Order {
  for (const name of INSTANTS) if (row[name] !== null) row[name] = readInstant(row[name]);
  return row as Order;
}
