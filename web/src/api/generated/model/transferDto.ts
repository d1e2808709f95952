/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface TransferDto {
  /** The account that is paid. */
  account: string;
  /** Whose account it is. */
  accountName: string;
  /** Whole dong: the cart’s total at today’s prices, or what is still to pay of a placed order. */
  amount: number;
  /** The bank’s everyday name; its six digits for an unknown bank. */
  bankName: string;
  /** The bank's six digits, as NAPAS numbers the banks. */
  bin: string;
  /** What the transfer must say, so that the shop knows the order: the order’s own reference. */
  memo: string;
  /** The text of the VietQR code: drawn as a QR code, any Vietnamese banking app fills the transfer in from it. */
  payload: string;
}
