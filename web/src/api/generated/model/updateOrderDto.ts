/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { UpdateOrderDtoPayment } from './updateOrderDtoPayment';

export interface UpdateOrderDto {
  /** The way of payment: `COD` cash when the pairs are handed over, `QR` a bank transfer by VietQR code (see
`GET /v1/orders/{id}/transfer`), `eWallet` an electronic wallet, `credit` a credit card. */
  payment: UpdateOrderDtoPayment;
  /**
   * The total the customer saw, in whole dong. It must be the sum at today's prices.
   * @minimum 0
   * @maximum 9007199254740991
   */
  total: number;
  /**
   * The cart’s `version` as it was shown: if its lines or its receiver have changed since, the call is a 409.
   * @maxLength 100
   */
  version?: string;
}
