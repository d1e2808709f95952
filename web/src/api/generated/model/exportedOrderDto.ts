/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { OrderChangeDto } from './orderChangeDto';
import type { OrderDto } from './orderDto';

export interface ExportedOrderDto {
  /** The changes of its status, oldest first; empty for a cart. */
  history: OrderChangeDto[];
  /** The order. */
  order: OrderDto;
}
