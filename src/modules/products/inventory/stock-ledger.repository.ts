import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { newId } from '../../../common/new-id';
import { offsetOf } from '../../../database/page-of';
import { Product } from '../product.entity';
import { StockMovement, type StockReason } from './stock-movement.entity';
import type { LedgerChange } from './stock-line';

/** The cause of a movement: reason, order if any, actor, and time (now by default). */
export interface LedgerCause {
  reason: StockReason;
  actorId: string | null;
  orderId?: string;
  at?: Date;
}

/** One page of a product's ledger; of all its sizes without `colorKey` and `size`. */
export interface LedgerPage {
  productId: string;
  colorKey?: string;
  size?: string;
  page: number;
  limit: number;
}

/** Writes and lists the stock ledger; `low-stock.repository.ts` sums it. */
@Injectable()
export class StockLedgerRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Records changes in one statement; zero changes are skipped (rule S5).
   * @param manager the open transaction, which must have changed the quantities already. It must also
   * increment the catalogue's version or an order's count of changes, which tells other processes about new
   * lines
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

  /** Whether a product with this id exists or ever existed. */
  isProduct(id: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(Product, { id });
  }

  /** The newest lines first, with the total number. */
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
