/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface SoldElsewhereDto {
  /**
   * Of which colour; of any when it is left out.
   * @maxLength 60
   */
  color?: string;
  /**
   * How many pairs.
   * @minimum 1
   * @maximum 1000000
   */
  quantity: number;
  /**
   * Of which size; of any when it is left out.
   * @pattern ^\d{1,3}(\.\d{1,2})?$
   */
  size?: string;
}
