/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface CollectCashDto {
  /**
   * How it came.
   * @maxLength 300
   */
  note: string;
  /**
   * Their ids, each once.
   * @minItems 1
   * @maxItems 100
   */
  orderIds: string[];
}
