/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ReturnableLineDto {
  /** The colour, lower-case: today’s name in a cart, the name at placing in an order. */
  color: string;
  /** The colour's name today, when it was renamed after the order was placed; missing otherwise, and in lists of orders.
`color` keeps the name at placing. Calls that name this line accept either name. */
  colorNow?: string;
  /** Path of the picture of this colour. */
  image: string;
  /** The product's name: today's in a cart, the name at placing in an order. */
  name: string;
  /** Whole dong for one pair. */
  price: number;
  /** The product's id. */
  productId: string;
  /**
   * How many of its pairs can be returned.
   * @minimum 1
   */
  quantity: number;
  /** The size as a text. */
  size: string;
}
