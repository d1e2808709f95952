/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ReceiveMoneyDto {
  /**
   * Whole dong.
   * @minimum 1
   * @maximum 2147483647
   */
  amount: number;
  /**
   * How it came.
   * @maxLength 300
   */
  note: string;
}
