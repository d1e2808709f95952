/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface OrderChartDto {
  /**
   * Completed orders, January to December.
   * @minItems 12
   * @maxItems 12
   */
  totalOrders: number[];
  /**
   * The pairs in those orders, January to December.
   * @minItems 12
   * @maxItems 12
   */
  totalQuantity: number[];
}
