/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { OrderChangeDto } from './orderChangeDto';

export interface OrderHistoryDto {
  /** The changes, first to last; none while it is a cart. */
  history: OrderChangeDto[];
}
