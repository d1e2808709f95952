/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface AskExchangeDto {
  /**
   * Name of the colour; case is ignored.
   * @maxLength 100
   */
  color: string;
  /**
   * The size that is wanted, as a text.
   * @maxLength 8
   */
  newSize: string;
  /**
   * The product's id.
   * @pattern ^[0-9a-f]{24}$
   */
  productId: string;
  /**
   * EU size as text.
   * @maxLength 20
   */
  size: string;
}
