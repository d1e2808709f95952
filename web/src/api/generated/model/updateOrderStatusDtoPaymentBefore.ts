/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The way of payment that staff saw; a 409 tells that an unpaid order is to be paid in another way meanwhile.
 */
export type UpdateOrderStatusDtoPaymentBefore = typeof UpdateOrderStatusDtoPaymentBefore[keyof typeof UpdateOrderStatusDtoPaymentBefore];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const UpdateOrderStatusDtoPaymentBefore = {
  COD: 'COD',
  QR: 'QR',
  eWallet: 'eWallet',
  credit: 'credit',
} as const;
