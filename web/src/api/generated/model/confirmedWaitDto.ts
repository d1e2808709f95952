/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ConfirmedWaitDto {
  /** The id. */
  _id: string;
  /** What the colour is called today, whatever it was called when they asked. */
  color: string;
  /** When they asked. */
  createdAt: string;
  /** The product's name. */
  name: string;
  /** The product's id. */
  productId: string;
  /** The size as a text. */
  size: string;
  /** What the product's address ends with: `/product/hem-nho`. */
  slug: string;
}
