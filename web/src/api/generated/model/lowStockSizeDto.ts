/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { LowStockSizeDtoBrand } from './lowStockSizeDtoBrand';
import type { LowStockShoeDto } from './lowStockShoeDto';

export interface LowStockSizeDto {
  /** The brand. */
  brand: LowStockSizeDtoBrand;
  /** Whole days until sold out at the current pace; 0 when already sold out */
  daysLeft: number;
  /** Pairs left; 0 when sold out */
  quantity: number;
  /** Number of shoe colours in which the size is running out */
  shoeCount: number;
  /** At most five of these shoes, the first to run out first */
  shoes: LowStockShoeDto[];
  /** The EU size as text */
  size: string;
  /** Pairs sold in the last `days` days, minus returned ones; 0 for a size that customers only wait for */
  sold: number;
  /** Number of people waiting for the size to be back in stock */
  waiting: number;
}
