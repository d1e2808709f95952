import { Entity, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  ReferenceColumn,
  TextColumn,
} from '../../../database/columns';

/** Why the pairs of a size became more or fewer. */
export const STOCK_REASONS = ['opening', 'sale', 'cancellation', 'correction', 'edit', 'exchange'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** Whether what moves for this reason was sold, or is taken off what was. */
export const COUNTS_AS_SALE: Record<StockReason, boolean> = {
  opening: false,
  sale: true,
  cancellation: true,
  correction: true,
  edit: false,
  exchange: true,
};

/**
 * A line of the stock ledger. The lines of a size add up to its quantity at any time, to 0 once an edit has
 * removed it. Lines are only ever added. Nothing refers to other tables, since the ledger outlives what it
 * tells of, and placing an order should not wait for more locks than it must.
 */
@Entity('stock_movements')
@Index('ix_stock_movements_product', ['productId', 'createdAt', 'id'])
@Index('ix_stock_movements_reason', ['reason', 'createdAt', 'productId', 'colorKey', 'size', 'change'])
export class StockMovement {
  @IdColumn()
  id: string;

  @ReferenceColumn()
  productId: string;

  /** The colour's name at the time, lower-case. */
  @TextColumn(60)
  color: string;

  /** The name without accents and hyphens: with `size` it says whose quantity this line belongs to. */
  @TextColumn(60)
  colorKey: string;

  @TextColumn(8)
  size: string;

  /** Pairs that came (above 0) or went (below 0), never 0. */
  @IntegerColumn()
  change: number;

  @TextColumn(12)
  reason: StockReason;

  /** The order that was placed, canceled, deleted or exchanged from; null when it was none. */
  @ReferenceColumn({ nullable: true })
  orderId: string | null;

  /** Who did it; null for the shop itself. */
  @ReferenceColumn({ nullable: true })
  actorId: string | null;

  @InstantColumn()
  createdAt: Date;
}
