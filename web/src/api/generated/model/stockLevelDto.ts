/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface StockLevelDto {
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
   * Pairs left.
   * @minimum 0
   */
  quantity: number;
  /**
   * The EU size as text.
   * @pattern ^\d{1,3}(\.\d{1,2})?$
   */
  size: string;
}
