/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface AddOrderItemDto {
  /** Not read: what is in stock comes from the database. */
  available?: number;
  /**
   * The colour's name; upper and lower case are equal.
   * @maxLength 100
   */
  color: string;
  /** Not read: the image comes from the database. */
  image?: string;
  /** Not read: the name comes from the database. */
  name?: string;
  /** Not read: the price comes from the database. */
  price?: string;
  /**
   * The product's id.
   * @pattern ^[0-9a-f]{24}$
   */
  productId: string;
  /**
   * How many pairs to add; a line that is already in the cart grows by this many.
   * @minimum 1
   * @maximum 100000
   */
  quantity: number;
  /**
   * The size as a text.
   * @maxLength 20
   */
  size: string;
  /** Not read: the slug comes from the database. */
  slug?: string;
}
