/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface NearSearchDto {
  /** The search with one word left out */
  search: string;
  /** How many products it finds */
  total: number;
}
