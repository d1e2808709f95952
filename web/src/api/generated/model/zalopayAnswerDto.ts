/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ZalopayAnswerDto {
  /** What the shop made of the callback, as ZaloPay numbers it. */
  return_code: number;
  /** The same in words. */
  return_message: string;
}
