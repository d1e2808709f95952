/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface EditedSizeDto {
  /**
   * Pairs.
   * @minimum 0
   * @maximum 1000000
   */
  quantity: number;
  /**
   * The quantity the editor saw. The size then changes by the difference, so that no sale in between is
undone; without it the quantity is set.
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
