import { Injectable, NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CatalogueVersion } from '../catalogue/catalogue-version';
import { toStockMovementDto, type StockMovementListDto } from './dto/stock-movement.dto';
import { colorKey } from '../product-words';
import { StockLedgerRepository } from './stock-ledger.repository';
import type { LedgerChange, StockChange } from './stock-line';
import type { StockReason } from './stock-movement.entity';

/** Which lines of a ledger to list: of all sizes, or of one colour, one size, or both. */
export interface LedgerQuery {
  color?: string;
  /** A number as text, in any spelling: '42.50' is '42.5'. */
  size?: string;
  page: number;
  limit: number;
}

/** Why pairs moved: what happened, for which order if any, who did it, and when (now if not given). */
export interface LedgerCause {
  reason: StockReason;
  actorId: string | null;
  orderId?: string;
  at?: Date;
}

/** What happened to the pairs of each size: every change of a quantity is a line, and lines only ever come. */
@Injectable()
export class StockLedger {
  constructor(
    private readonly ledger: StockLedgerRepository,
    private readonly catalogue: CatalogueVersion,
  ) {}

  /**
   * Writes down what moved.
   * @param manager the open transaction, in which the quantities have moved already; it also raises the
   *   catalogue's version or counts the change of an order, by which others see that lines have come
   */
  async write(changes: LedgerChange[], cause: LedgerCause, manager: EntityManager): Promise<void> {
    const { reason, actorId, orderId = null, at = new Date() } = cause;
    await this.ledger.insert(changes, { reason, actorId, orderId, at }, manager);
  }

  /** `write`, and lets the catalogue's filters know of sizes that sold out or came back. */
  async record(changes: StockChange[], cause: LedgerCause, manager: EntityManager): Promise<void> {
    await this.write(changes, cause, manager);
    await this.catalogue.raiseIfCrossed(changes, manager);
  }

  /** @throws NotFoundException when there never was a product of this id */
  async assertProduct(id: string): Promise<void> {
    if (!(await this.ledger.isProduct(id))) throw new NotFoundException('There is no such product.');
  }

  /**
   * One page of a product's ledger, newest line first, also of a deleted product's.
   * @throws NotFoundException when there never was such a product
   */
  async list(productId: string, query: LedgerQuery): Promise<StockMovementListDto> {
    const { color, size, page, limit } = query;
    await this.assertProduct(productId);
    const { rows, total } = await this.ledger.findPage({
      productId,
      ...(color === undefined ? {} : { colorKey: colorKey(color) }),
      ...(size === undefined ? {} : { size: String(Number(size)) }),
      ...{ page, limit },
    });
    return { movements: rows.map(toStockMovementDto), total };
  }
}
