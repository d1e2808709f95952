/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The provider that sends it; `transfer` when a person does; null when it is due.
 * @nullable
 */
export type StaffRefundDtoProvider = typeof StaffRefundDtoProvider[keyof typeof StaffRefundDtoProvider] | null;


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const StaffRefundDtoProvider = {
  transfer: 'transfer',
  vnpay: 'vnpay',
  momo: 'momo',
  zalopay: 'zalopay',
} as const;
