/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { StockMovementDto } from './stockMovementDto';

export interface StockMovementListDto {
  /** The lines of this page, newest first */
  movements: StockMovementDto[];
  /** How many lines match in all, whatever the page */
  total: number;
}
