import { Entity, Index } from 'typeorm';
import {
  IdColumn,
  InstantColumn,
  IntegerColumn,
  ReferenceColumn,
  TextColumn,
} from '../../../database/columns';

/** Reasons that people give when they change what is on the shelf: pairs came in, were counted, are damaged, are missing. */
export const SHELF_REASONS = ['received', 'counted', 'damaged', 'missing'] as const;
export type ShelfReason = (typeof SHELF_REASONS)[number];

/** Reasons for a change of a size's quantity. */
export const STOCK_REASONS = [
  'opening',
  'sale',
  'cancellation',
  'correction',
  'edit',
  'exchange',
  ...SHELF_REASONS,
  'return',
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** Whether movements with this reason count as sales (or reduce them). */
export const COUNTS_AS_SALE: Record<StockReason, boolean> = {
  opening: false,
  sale: true,
  cancellation: true,
  correction: true,
  edit: false,
  exchange: true,
  received: false,
  counted: false,
  damaged: false,
  missing: false,
  return: true,
};

/**
 * A line of the stock ledger. The lines of a size always add up to its quantity, and to 0 once an edit has
 * removed it. Lines are only ever added. No foreign keys: the ledger outlives what it refers to, and placing
 * an order should take no extra locks.
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

  /**
   * The name without accents and hyphens; together with `size` it identifies the quantity that this line
   * changed.
   */
  @TextColumn(60)
  colorKey: string;

  @TextColumn(8)
  size: string;

  /** Pairs added (above 0) or removed (below 0), never 0. */
  @IntegerColumn()
  change: number;

  @TextColumn(12)
  reason: StockReason;

  /** The order that was placed, canceled, deleted, exchanged or returned; null without an order. */
  @ReferenceColumn({ nullable: true })
  orderId: string | null;

  /** The acting account; null for the shop itself. */
  @ReferenceColumn({ nullable: true })
  actorId: string | null;

  @InstantColumn()
  createdAt: Date;
}
