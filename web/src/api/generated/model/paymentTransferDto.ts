/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export interface PaymentTransferDto {
  /** The account that is paid. */
  account: string;
  /** Whose account it is. */
  accountName: string;
  /** Whole dong. */
  amount: number;
  /** The bank’s six digits, as NAPAS numbers the banks. */
  bankBin: string;
  /** What the transfer must say, so that the shop knows the order. */
  memo: string;
  /** The text of the VietQR code. */
  qr: string;
}
