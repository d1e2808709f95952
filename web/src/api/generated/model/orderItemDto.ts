/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface OrderItemDto {
  /** In a cart: how many pairs of this size are in stock now, 0 when gone. In an order: its quantity. */
  available: number;
  /** The colour, lower-case: today’s name in a cart, the name at placing in an order. */
  color: string;
  /** The colour's name today, when it was renamed after the order was placed; missing otherwise, and in lists of orders.
`color` keeps the name at placing. Calls that name this line accept either name. */
  colorNow?: string;
  /** Path of the picture of this colour. */
  image: string;
  /** The product's name: today's in a cart, the name at placing in an order. */
  name: string;
  /** The price of one pair in whole dong, as a text: today's in a cart, the price paid in an order. */
  price: string;
  /** The product's id. */
  productId: string;
  /** How many pairs. */
  quantity: number;
  /** The size as a text. */
  size: string;
  /** In a cart: what the product's address ends with. */
  slug?: string;
}
