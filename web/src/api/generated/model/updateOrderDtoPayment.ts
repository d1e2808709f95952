/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The way of payment: `COD` cash when the pairs are handed over, `QR` a bank transfer by VietQR code (see
`GET /v1/orders/{id}/transfer`), `eWallet` an electronic wallet, `credit` a credit card.
 */
export type UpdateOrderDtoPayment = typeof UpdateOrderDtoPayment[keyof typeof UpdateOrderDtoPayment];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const UpdateOrderDtoPayment = {
  COD: 'COD',
  QR: 'QR',
  eWallet: 'eWallet',
  credit: 'credit',
} as const;
