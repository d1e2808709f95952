/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface VnpayAnswerDto {
  /** The same in words. */
  Message: string;
  /** What the shop made of the message, as VNPay numbers it. */
  RspCode: string;
}
