/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ChangePaymentDtoPayment } from './changePaymentDtoPayment';

export interface ChangePaymentDto {
  /** As at checkout. */
  payment: ChangePaymentDtoPayment;
}
