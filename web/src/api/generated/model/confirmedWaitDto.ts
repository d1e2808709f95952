/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ConfirmedWaitDto {
  /** The id. */
  _id: string;
  /** Current name of the colour, even if it was renamed after the request. */
  color: string;
  /** Time of the request. */
  createdAt: string;
  /** The product's name. */
  name: string;
  /** The product's id. */
  productId: string;
  /** EU size as text. */
  size: string;
  /** Last part of the product's address: `/product/hem-nho`. */
  slug: string;
}
