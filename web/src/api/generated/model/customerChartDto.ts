/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface CustomerChartDto {
  /**
   * New customers, January to December.
   * @minItems 12
   * @maxItems 12
   */
  totalCustomers: number[];
}
