/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The provider that sends it; `transfer` when a person does.
 */
export type RefundDtoProvider = typeof RefundDtoProvider[keyof typeof RefundDtoProvider];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const RefundDtoProvider = {
  transfer: 'transfer',
  vnpay: 'vnpay',
  momo: 'momo',
  zalopay: 'zalopay',
} as const;
