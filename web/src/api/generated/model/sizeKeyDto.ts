/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface SizeKeyDto {
  /**
   * The colour's name; upper and lower case are equal.
   * @maxLength 100
   */
  color: string;
  /**
   * The product's id.
   * @pattern ^[0-9a-f]{24}$
   */
  productId: string;
  /**
   * The size as a text.
   * @maxLength 20
   */
  size: string;
}
