/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface OrderLineKeyDto {
  /** The colour, lower-case. */
  color: string;
  /** Path of the picture of this colour. */
  image: string;
  /** The product's name: today's in a cart, the name at placing in an order. */
  name: string;
  /** The product's id. */
  productId: string;
  /** The size as a text. */
  size: string;
}
