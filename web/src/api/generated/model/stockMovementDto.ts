/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { StockMovementDtoReason } from './stockMovementDtoReason';

export interface StockMovementDto {
  /** The id */
  _id: string;
  /**
   * Id of the customer, admin or manager who caused the movement; null for the shop itself
   * @nullable
   */
  actorId: string | null;
  /** Pairs added (above 0) or removed (below 0), never 0. The movements of a size add up to its quantity */
  change: number;
  /** Name of the colour at the time of the movement */
  color: string;
  /** Time of the movement */
  createdAt: string;
  /**
   * Id of the order that took or returned the pairs; null without an order
   * @nullable
   */
  orderId: string | null;
  /** Reason: opening (initial stock), sale, cancellation, correction (sold elsewhere), edit, exchange (of a
size), return (for money), or what `PUT /v1/stock` was told: received, counted, damaged or missing */
  reason: StockMovementDtoReason;
  /** The EU size as text */
  size: string;
}
