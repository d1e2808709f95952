/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface QuantityDto {
  /** The number. */
  quantity: number;
}
