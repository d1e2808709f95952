/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ExchangeDto } from './exchangeDto';
import type { OrderChangeDto } from './orderChangeDto';
import type { OrderDto } from './orderDto';

export interface ExportedOrderDto {
  /** The size exchanges of its lines, oldest first. */
  exchanges: ExchangeDto[];
  /** The changes of its status, oldest first; empty for a cart. */
  history: OrderChangeDto[];
  /** The order. */
  order: OrderDto;
}
