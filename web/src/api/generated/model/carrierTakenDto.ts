/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface CarrierTakenDto {
  /** Always true. */
  success: boolean;
}
