/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ColorFacetDto {
  /** The colour on a screen */
  colorHex: string;
  /** How many products choosing it would show */
  count: number;
  /** The colour's name as a filter takes it */
  value: string;
}
