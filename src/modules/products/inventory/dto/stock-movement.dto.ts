import { ApiProperty } from '@nestjs/swagger';
import { STOCK_REASONS, type StockMovement, type StockReason } from '../stock-movement.entity';

export class StockMovementDto {
  /**
   * The id
   * @example '673f1c2a9b04d5e6f7a81c32'
   */
  _id: string;

  /**
   * Name of the colour at the time of the movement
   * @example 'đen'
   */
  color: string;

  /**
   * The EU size as text
   * @example '42.5'
   */
  size: string;

  /**
   * Pairs added (above 0) or removed (below 0), never 0. The movements of a size add up to its quantity
   * @example -2
   */
  @ApiProperty({ type: 'integer' })
  change: number;

  /**
   * Reason: opening (initial stock), sale, cancellation, correction (sold elsewhere), edit, exchange (of a
   * size), return (for money), or what `PUT /v1/stock` was told: received, counted, damaged or missing
   * @example 'sale'
   */
  @ApiProperty({ enum: STOCK_REASONS })
  reason: StockReason;

  /**
   * Id of the order that took or returned the pairs; null without an order
   * @example '673f1c2a9b04d5e6f7a81c33'
   */
  orderId: string | null;

  /**
   * Id of the customer, admin or manager who caused the movement; null for the shop itself
   * @example '673f1c2a9b04d5e6f7a81c34'
   */
  actorId: string | null;

  /**
   * Time of the movement
   * @example '2026-09-14T02:00:00.000Z'
   */
  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;
}

export class StockMovementListDto {
  /** Movements of this page, newest first */
  movements: StockMovementDto[];

  /**
   * Total number of matching movements, on all pages
   * @example 17
   */
  @ApiProperty({ type: 'integer' })
  total: number;
}

/** Maps a stock movement to its response. */
export function toStockMovementDto(movement: StockMovement): StockMovementDto {
  const { id, color, size, change, reason, orderId, actorId, createdAt } = movement;
  return { _id: id, color, size, change, reason, orderId, actorId, createdAt: createdAt.toISOString() };
}
