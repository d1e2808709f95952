/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { LowStockSizeDtoBrand } from './lowStockSizeDtoBrand';
import type { LowStockShoeDto } from './lowStockShoeDto';

export interface LowStockSizeDto {
  /** The brand. */
  brand: LowStockSizeDtoBrand;
  /** Whole days until the last pair goes if they go on selling like that; 0 when all have gone */
  daysLeft: number;
  /** Pairs left; 0 when all have been sold */
  quantity: number;
  /** In how many colours of shoes the size is running out */
  shoeCount: number;
  /** At most five of these shoes, the one that runs out first before the others */
  shoes: LowStockShoeDto[];
  /** The EU size as text */
  size: string;
  /** Pairs of them that were sold in the last `days` days, less those that came back; 0 where people only wait */
  sold: number;
  /** People who asked to be told when the size is back */
  waiting: number;
}
