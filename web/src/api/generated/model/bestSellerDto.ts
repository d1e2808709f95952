/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface BestSellerDto {
  /** The id */
  _id: string;
  /** The first picture of the first colour */
  image: string;
  /** The name */
  name: string;
  /** Pairs sold */
  quantitySold: number;
  /** The product's name in addresses, unique; `GET /v1/products/{id}` takes it too */
  slug: string;
}
