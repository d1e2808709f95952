/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface TakenDto {
  /** Always true: a message that is not understood is an error. */
  success: boolean;
}
