/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { LowStockSizeDto } from './lowStockSizeDto';

export interface LowStockListDto {
  /** Over how many days, up to now, the sales were counted */
  days: number;
  /** At most 24 sizes of brands, the one that runs out first before the others */
  sizes: LowStockSizeDto[];
  /** How many sizes of brands are running out in all */
  total: number;
}
