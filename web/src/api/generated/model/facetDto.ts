/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface FacetDto {
  /** The number of products that selecting this value would show */
  count: number;
  /** The value to send in the filter */
  value: string;
}
