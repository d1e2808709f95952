/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { UpdateOrderStatusDtoPaymentBefore } from './updateOrderStatusDtoPaymentBefore';
import type { UpdateOrderStatusDtoStatus } from './updateOrderStatusDtoStatus';
import type { UpdateOrderStatusDtoStatusBefore } from './updateOrderStatusDtoStatusBefore';

export interface UpdateOrderStatusDto {
  /** The way of payment that staff saw; a 409 tells that an unpaid order is to be paid in another way meanwhile. */
  paymentBefore?: UpdateOrderStatusDtoPaymentBefore;
  /** Sends it though it is to be paid beforehand and is not; without it that is a 409. */
  sendUnpaid?: boolean;
  /** The new status. */
  status: UpdateOrderStatusDtoStatus;
  /** The status that staff saw; a 409 tells that the order has come to another one meanwhile. */
  statusBefore?: UpdateOrderStatusDtoStatusBefore;
}
