/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { StockMovementDtoReason } from './stockMovementDtoReason';

export interface StockMovementDto {
  /** The id */
  _id: string;
  /**
   * The id of the customer, admin or manager who did it; null when nobody in particular did
   * @nullable
   */
  actorId: string | null;
  /** Pairs that came (above 0) or went (below 0), never 0. All lines of a size add up to its quantity */
  change: number;
  /** The colour's name when the pairs moved */
  color: string;
  /** When */
  createdAt: string;
  /**
   * The order they were taken for or came back from; null when it was none
   * @nullable
   */
  orderId: string | null;
  /** Why: opening (the product or the shop began with them), sale, cancellation, correction (sold elsewhere),
edit or exchange (of a size) */
  reason: StockMovementDtoReason;
  /** The EU size as text */
  size: string;
}
