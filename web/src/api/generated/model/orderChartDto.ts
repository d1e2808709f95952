/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface OrderChartDto {
  /**
   * How many orders were completed, January to December.
   * @minItems 12
   * @maxItems 12
   */
  totalOrders: number[];
  /**
   * How many pairs those orders were, January to December.
   * @minItems 12
   * @maxItems 12
   */
  totalQuantity: number[];
}
