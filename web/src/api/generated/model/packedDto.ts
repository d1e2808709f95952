/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface PackedDto {
  /** `true` when its pairs are in the box; `false` takes that back. */
  packed: boolean;
}
