/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface StockItemDto {
  /**
   * Pairs that come (above 0) or go (below 0)
   * @minimum -1000000
   * @maximum 1000000
   */
  by?: number;
  /**
   * The colour’s name, or one that it had before.
   * @maxLength 60
   */
  color: string;
  /**
   * The product’s id.
   * @pattern ^[0-9a-f]{24}$
   */
  productId: string;
  /**
   * Pairs there are to be.
   * @minimum 0
   * @maximum 1000000
   */
  quantity?: number;
  /**
   * Pairs that the person saw: then the size changes by the difference, and what is sold meanwhile stays sold.
   * @minimum 0
   * @maximum 1000000
   */
  quantityBefore?: number;
  /**
   * The EU size as text.
   * @pattern ^\d{1,3}(\.\d{1,2})?$
   */
  size: string;
}
