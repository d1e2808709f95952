/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface SettleMoneyDto {
  /**
   * For colleagues.
   * @maxLength 500
   */
  note: string;
}
