import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { newId } from '../../../common/new-id';
import { offsetOf } from '../../../database/page-of';
import { Product } from '../product.entity';
import { StockMovement, type StockReason } from './stock-movement.entity';
import type { LedgerChange } from './stock-line';

/** Why pairs moved: what happened, for which order if any, who did it, and when (now if not given). */
export interface LedgerCause {
  reason: StockReason;
  actorId: string | null;
  orderId?: string;
  at?: Date;
}

/** One page of a product's ledger; without `colorKey` and `size` that of all its sizes. */
export interface LedgerPage {
  productId: string;
  colorKey?: string;
  size?: string;
  page: number;
  limit: number;
}

/** Writes the stock ledger and lists its lines; `low-stock.repository.ts` sums them. */
@Injectable()
export class StockLedgerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Writes down what moved, in one statement; what did not move is left out (rule S5).
   * @param manager the open transaction, in which the quantities have moved already; it also increments the
   *   catalogue's version or counts the change of an order, by which others see that lines have come
   */
  async write(changes: LedgerChange[], cause: LedgerCause, manager: EntityManager): Promise<void> {
    const { reason, actorId, orderId = null, at: createdAt = new Date() } = cause;
    const moved = changes.filter(({ change }) => change !== 0);
    if (moved.length === 0) return;
    await manager.query(
      `INSERT INTO stock_movements
         (id, productId, color, colorKey, size, \`change\`, reason, orderId, actorId, createdAt)
       VALUES ${moved.map(() => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
      moved.flatMap(({ productId, color, colorKey, size, change }) => {
        const id = newId(createdAt);
        return [id, productId, color, colorKey, size, change, reason, orderId, actorId, createdAt];
      }),
    );
  }

  /** Whether there is, or ever was, a product of this id. */
  isProduct(id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(Product, { id });
  }

  /** The newest lines first, and how many there are in all. */
  async findPage({ page, limit, ...where }: LedgerPage): Promise<{ rows: StockMovement[]; total: number }> {
    const total = await this.dataSource.manager.countBy(StockMovement, where);
    const skip = offsetOf(page, limit);
    if (skip >= total) return { rows: [], total };
    const rows = await this.dataSource.manager.find(StockMovement, {
      where,
      order: { createdAt: 'DESC', id: 'DESC' },
      skip,
      take: limit,
    });
    return { rows, total };
  }
}
