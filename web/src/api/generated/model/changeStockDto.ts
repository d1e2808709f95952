/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { StockItemDto } from './stockItemDto';
import type { ChangeStockDtoReason } from './changeStockDtoReason';

export interface ChangeStockDto {
  /**
   * The sizes, each once.
   * @minItems 1
   * @maxItems 200
   */
  items: StockItemDto[];
  /** Why: pairs came in, were counted anew, are damaged or are missing. */
  reason?: ChangeStockDtoReason;
}
