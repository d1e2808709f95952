/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { PlaceOrderDtoStatus } from './placeOrderDtoStatus';

export interface PlaceOrderDto {
  /**
   * The order's id.
   * @pattern ^[0-9a-f]{24}$
   */
  orderId: string;
  /** `pending` places the cart; `canceled` cancels one's own pending order. */
  status?: PlaceOrderDtoStatus;
  /**
   * The cart’s `version` as it was shown: if its lines or its receiver have changed since, the call is a 409.
   * @maxLength 100
   */
  version?: string;
}
