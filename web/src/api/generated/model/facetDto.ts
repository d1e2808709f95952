/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface FacetDto {
  /** How many products choosing it would show */
  count: number;
  /** The value as a filter takes it */
  value: string;
}
