/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { OrderSumDto } from './orderSumDto';

export interface MoneyFiguresDto {
  /** Canceled orders whose money nobody sends back yet. */
  refundsDue: OrderSumDto;
  /** How many refunds their providers have not confirmed. */
  refundsPending: number;
  /** Completed orders that are not paid in full, and what is missing of them. */
  toCollect: OrderSumDto;
  /** How many payments are to be looked at. */
  toLookAt: number;
}
