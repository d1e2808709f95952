/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface SettleMoneyDto {
  /** The shop keeps the money. Left out: as long as money of its order is to go back the call is a 409, since what goes
back is a refund of the order. */
  isKept?: boolean;
  /**
   * For colleagues.
   * @maxLength 500
   */
  note: string;
}
