/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { UpdateOrderStatusDtoStatus } from './updateOrderStatusDtoStatus';
import type { UpdateOrderStatusDtoStatusBefore } from './updateOrderStatusDtoStatusBefore';

export interface UpdateOrderStatusDto {
  /** The new status. */
  status: UpdateOrderStatusDtoStatus;
  /** The status that staff saw; a 409 tells that the order has come to another one meanwhile. */
  statusBefore?: UpdateOrderStatusDtoStatusBefore;
}
