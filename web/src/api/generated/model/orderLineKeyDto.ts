/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface OrderLineKeyDto {
  /** The colour, lower-case: today’s name in a cart, the name at placing in an order. */
  color: string;
  /** Of one placed order that is read, when the colour was renamed since: what it is called today, as the product lists
it. `color` stays what it was called when it was sold; calls take both. */
  colorNow?: string;
  /** Path of the picture of this colour. */
  image: string;
  /** The product's name: today's in a cart, the name at placing in an order. */
  name: string;
  /** The product's id. */
  productId: string;
  /** The size as a text. */
  size: string;
}
