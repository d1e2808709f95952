/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface LowStockShoeDto {
  /** The product's id */
  _id: string;
  /** The colour of which the size is running out */
  color: string;
  /** Whole days until the last pair goes if they go on selling like that; 0 when it has gone */
  daysLeft: number;
  /** The first picture of the colour */
  image: string;
  /** The product's name */
  name: string;
  /** Pairs left of the size in this colour; 0 when it has sold out */
  quantity: number;
  /** The product's name in addresses */
  slug: string;
  /** Pairs of it that were sold in the last `days` days, less those that came back */
  sold: number;
}
