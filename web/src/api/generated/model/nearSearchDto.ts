/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface NearSearchDto {
  /** The search without one of its words */
  search: string;
  /** The number of products that it finds */
  total: number;
}
