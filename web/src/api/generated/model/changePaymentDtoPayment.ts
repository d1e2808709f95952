/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * As at checkout.
 */
export type ChangePaymentDtoPayment = typeof ChangePaymentDtoPayment[keyof typeof ChangePaymentDtoPayment];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ChangePaymentDtoPayment = {
  COD: 'COD',
  QR: 'QR',
  eWallet: 'eWallet',
  credit: 'credit',
} as const;
