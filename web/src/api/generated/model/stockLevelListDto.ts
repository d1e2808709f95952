/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { StockLevelDto } from './stockLevelDto';

export interface StockLevelListDto {
  /** The named sizes, in the order of the call. */
  items: StockLevelDto[];
}
