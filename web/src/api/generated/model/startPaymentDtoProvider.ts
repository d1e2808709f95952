/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * `bank` a transfer, `vnpay` a card, `momo` or `zalopay` a wallet. Left out: what fits the order’s payment: `bank` for
QR, the first wallet that is set up for eWallet, `vnpay` for credit.
 */
export type StartPaymentDtoProvider = typeof StartPaymentDtoProvider[keyof typeof StartPaymentDtoProvider];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const StartPaymentDtoProvider = {
  bank: 'bank',
  vnpay: 'vnpay',
  momo: 'momo',
  zalopay: 'zalopay',
} as const;
