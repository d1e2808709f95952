import { ApiProperty } from '@nestjs/swagger';
import { STOCK_REASONS, type StockMovement, type StockReason } from '../stock-movement.entity';

export class StockMovementDto {
  /**
   * The id
   * @example '673f1c2a9b04d5e6f7a81c32'
   */
  _id: string;

  /**
   * The colour's name when the pairs moved
   * @example 'đen'
   */
  color: string;

  /**
   * The EU size as text
   * @example '42.5'
   */
  size: string;

  /**
   * Pairs that came (above 0) or went (below 0), never 0. All lines of a size add up to its quantity
   * @example -2
   */
  @ApiProperty({ type: 'integer' })
  change: number;

  /**
   * Why: opening (the product or the shop began with them), sale, cancellation, correction (sold elsewhere),
   * edit or exchange (of a size)
   * @example 'sale'
   */
  @ApiProperty({ enum: STOCK_REASONS })
  reason: StockReason;

  /**
   * The order they were taken for or came back from; null when it was none
   * @example '673f1c2a9b04d5e6f7a81c33'
   */
  orderId: string | null;

  /**
   * The id of the customer, admin or manager who did it; null when nobody in particular did
   * @example '673f1c2a9b04d5e6f7a81c34'
   */
  actorId: string | null;

  /**
   * When
   * @example '2026-09-14T02:00:00.000Z'
   */
  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;
}

export class StockMovementListDto {
  /** The lines of this page, newest first */
  movements: StockMovementDto[];

  /**
   * How many lines match in all, whatever the page
   * @example 17
   */
  @ApiProperty({ type: 'integer' })
  total: number;
}

/** A line of the ledger as it goes over the wire. */
export function toStockMovementDto(movement: StockMovement): StockMovementDto {
  const { id, color, size, change, reason, orderId, actorId, createdAt } = movement;
  return { _id: id, color, size, change, reason, orderId, actorId, createdAt: createdAt.toISOString() };
}
