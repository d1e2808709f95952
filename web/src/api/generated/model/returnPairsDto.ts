/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ReturnPairsDto {
  /**
   * Name of the colour; case is ignored.
   * @maxLength 100
   */
  color: string;
  /**
   * The product's id.
   * @pattern ^[0-9a-f]{24}$
   */
  productId: string;
  /**
   * How many.
   * @minimum 1
   * @maximum 100000
   */
  quantity: number;
  /**
   * EU size as text.
   * @maxLength 20
   */
  size: string;
}
