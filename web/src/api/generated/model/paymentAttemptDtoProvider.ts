/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * `bank` is a transfer.
 */
export type PaymentAttemptDtoProvider = typeof PaymentAttemptDtoProvider[keyof typeof PaymentAttemptDtoProvider];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const PaymentAttemptDtoProvider = {
  bank: 'bank',
  vnpay: 'vnpay',
  momo: 'momo',
  zalopay: 'zalopay',
} as const;
