/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { StockMovementDto } from './stockMovementDto';

export interface StockMovementListDto {
  /** Movements of this page, newest first */
  movements: StockMovementDto[];
  /** Total number of matching movements, on all pages */
  total: number;
}
