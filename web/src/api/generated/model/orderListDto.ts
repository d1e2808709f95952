/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { OrderDto } from './orderDto';

export interface OrderListDto {
  /** The orders of this page, whole. */
  orders: OrderDto[];
  /** How many orders match in all, whatever the page. */
  total: number;
}
