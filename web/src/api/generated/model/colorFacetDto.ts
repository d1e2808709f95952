/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface ColorFacetDto {
  /** The names in the filter that this colour is chosen by, without accents; missing when it is not chosen */
  asked?: string[];
  /** The colour on a screen */
  colorHex: string;
  /** How many products choosing it would show */
  count: number;
  /** The colour's name as a filter takes it */
  value: string;
}
