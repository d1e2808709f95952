/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface QuantityAndProfitDto {
  /** The sum of their totals in whole dong; the shop records no costs. */
  profit: number;
  /** The number of completed orders. */
  quantity: number;
}
