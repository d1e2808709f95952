/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { LowStockSizeDto } from './lowStockSizeDto';

export interface LowStockListDto {
  /** Number of days, up to now, whose sales were counted */
  days: number;
  /** At most 24 sizes of brands, the first to run out first */
  sizes: LowStockSizeDto[];
  /** Total number of brands' sizes that are running out */
  total: number;
}
