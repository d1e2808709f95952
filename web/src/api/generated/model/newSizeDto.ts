/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface NewSizeDto {
  /**
   * Pairs.
   * @minimum 0
   * @maximum 1000000
   */
  quantity: number;
  /**
   * The EU size as text.
   * @pattern ^\d{1,3}(\.\d{1,2})?$
   */
  size: string;
}
