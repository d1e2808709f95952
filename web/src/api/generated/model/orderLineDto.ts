/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface OrderLineDto {
  /** In a cart: how many pairs of this size are in stock now, 0 when gone. In an order: its quantity. */
  available?: number;
  /**
   * Name of the colour; case is ignored.
   * @maxLength 100
   */
  color: string;
  /** Of one placed order that is read, when the colour was renamed since: what it is called today, as the product lists
it. `color` stays what it was called when it was sold; calls take both. */
  colorNow?: string;
  /** Path of the picture of this colour. */
  image?: string;
  /** The product's name: today's in a cart, the name at placing in an order. */
  name?: string;
  /** The price of one pair in whole dong, as a text: today's in a cart, the price paid in an order. */
  price?: string;
  /**
   * The product's id.
   * @pattern ^[0-9a-f]{24}$
   */
  productId: string;
  /** How many pairs. */
  quantity?: number;
  /**
   * EU size as text.
   * @maxLength 20
   */
  size: string;
  /** In a cart: what the product's address ends with. */
  slug?: string;
}
