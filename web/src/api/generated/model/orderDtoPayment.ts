/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The way of payment, null until chosen: `COD` cash when the pairs are handed over, `QR` a bank transfer by
VietQR code, `eWallet` an electronic wallet, `credit` a credit card.
 * @nullable
 */
export type OrderDtoPayment = typeof OrderDtoPayment[keyof typeof OrderDtoPayment] | null;


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const OrderDtoPayment = {
  COD: 'COD',
  QR: 'QR',
  eWallet: 'eWallet',
  credit: 'credit',
} as const;
