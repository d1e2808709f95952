/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * How the order was to be paid.
 * @nullable
 */
export type StaffRefundDtoPayment = typeof StaffRefundDtoPayment[keyof typeof StaffRefundDtoPayment] | null;


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const StaffRefundDtoPayment = {
  COD: 'COD',
  QR: 'QR',
  eWallet: 'eWallet',
  credit: 'credit',
} as const;
