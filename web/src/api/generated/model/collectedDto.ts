/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface CollectedDto {
  /** What was recorded, in whole dong; 0 when nothing was. */
  amount: number;
  /**
   * Why nothing was recorded; null when it was.
   * @nullable
   */
  code: string | null;
  /**
   * The same in words.
   * @nullable
   */
  message: string | null;
  /** The order’s id. */
  orderId: string;
}
