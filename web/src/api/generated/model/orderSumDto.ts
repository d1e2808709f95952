/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface OrderSumDto {
  /** In whole dong. */
  amount: number;
  /** How many orders. */
  orders: number;
}
