import { Injectable, NotFoundException } from '@nestjs/common';
import { toStockMovementDto, type StockMovementListDto } from './dto/stock-movement.dto';
import { colorKey } from '../color-key';
import { StockLedgerRepository } from './stock-ledger.repository';

/** Which lines of a ledger to list: of all sizes, or of one colour, one size, or both. */
export interface LedgerQuery {
  color?: string;
  /** A number as text, in any spelling: '42.50' is '42.5'. */
  size?: string;
  page: number;
  limit: number;
}

/** What staff read of the ledger: every change of a quantity is a line, and lines are only added (rule S5). */
@Injectable()
export class StockLedger {
  constructor(private readonly ledger: StockLedgerRepository) {}

  /**
   * One page of a product's ledger, newest line first, also of a deleted product's.
   * @throws NotFoundException when there never was such a product
   */
  async list(productId: string, query: LedgerQuery): Promise<StockMovementListDto> {
    const { color, size, page, limit } = query;
    if (!(await this.ledger.isProduct(productId))) throw new NotFoundException('There is no such product.');
    const { rows, total } = await this.ledger.findPage({
      productId,
      ...(color === undefined ? {} : { colorKey: colorKey(color) }),
      ...(size === undefined ? {} : { size: String(Number(size)) }),
      ...{ page, limit },
    });
    return { movements: rows.map(toStockMovementDto), total };
  }
}
