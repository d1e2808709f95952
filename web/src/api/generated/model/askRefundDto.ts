/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { AskRefundDtoKind } from './askRefundDtoKind';

export interface AskRefundDto {
  /**
   * Whole dong, at most what came in and has not gone back.
   * @minimum 1
   * @maximum 2147483647
   */
  amount: number;
  /** The `refundKind` that was read with the order’s money. When it is another by now, because the order was paid, placed,
canceled or put back meanwhile, the call is a 409. Left out: whichever kind applies. */
  kind?: AskRefundDtoKind;
  /**
   * Why: for the provider, and for colleagues. Of a refund by hand, how it was sent.
   * @maxLength 200
   */
  reason: string;
}
