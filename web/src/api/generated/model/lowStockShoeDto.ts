/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface LowStockShoeDto {
  /** The id */
  _id: string;
  /** The colour of which the size is running out */
  color: string;
  /** Whole days until the last pair goes if they go on selling like that; 0 when all have gone */
  daysLeft: number;
  /** The first picture of the colour */
  image: string;
  /** The name */
  name: string;
  /** Pairs left; 0 when all have been sold */
  quantity: number;
  /** The product's name in addresses, unique; `GET /v1/products/{id}` takes it too */
  slug: string;
  /** Pairs of them that were sold in the last `days` days, less those that came back; 0 where people only wait */
  sold: number;
  /** People who asked to be told when the size is back */
  waiting: number;
}
