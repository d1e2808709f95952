/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface SoldElsewhereDto {
  /**
   * The colour of the pairs that were sold; any colour when it is left out.
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
   * The size of the pairs that were sold; any size when it is left out.
   * @pattern ^\d{1,3}(\.\d{1,2})?$
   */
  size?: string;
}
