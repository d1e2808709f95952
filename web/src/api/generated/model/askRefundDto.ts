/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface AskRefundDto {
  /**
   * Whole dong, at most what came in and has not gone back.
   * @minimum 1
   * @maximum 2147483647
   */
  amount: number;
  /**
   * Why: for the provider, and for colleagues. Of a refund by hand, how it was sent.
   * @maxLength 200
   */
  reason: string;
}
