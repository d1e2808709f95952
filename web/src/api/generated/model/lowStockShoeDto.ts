/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface LowStockShoeDto {
  /** The id */
  _id: string;
  /** Colour whose size is running out */
  color: string;
  /** Whole days until sold out at the current pace; 0 when already sold out */
  daysLeft: number;
  /** The first picture of the colour */
  image: string;
  /** The name */
  name: string;
  /** Pairs left; 0 when sold out */
  quantity: number;
  /** The product's name in addresses, unique; `GET /v1/products/{id}` takes it too */
  slug: string;
  /** Pairs sold in the last `days` days, minus returned ones; 0 for a size that customers only wait for */
  sold: number;
  /** Number of people waiting for the size to be back in stock */
  waiting: number;
}
