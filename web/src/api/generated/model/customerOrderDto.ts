/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CustomerOrderDtoStatus } from './customerOrderDtoStatus';

export interface CustomerOrderDto {
  /** The order's id. */
  orderId: string;
  /** The order's status; `cart` is not yet a real order. */
  status: CustomerOrderDtoStatus;
}
