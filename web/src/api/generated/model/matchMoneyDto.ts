/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface MatchMoneyDto {
  /** The order’s id. */
  orderId: string;
}
