/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Why the shop changed it by itself: `not-paid-in-time`; `return` where the statuses are those of a return; `packed` and `not-packed` where staff said so, with its status as it was; or the way of payment that its owner has changed it to, with
its status as it was. Else null.
 * @nullable
 */
export type OrderChangeDtoReason = typeof OrderChangeDtoReason[keyof typeof OrderChangeDtoReason] | null;


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const OrderChangeDtoReason = {
  'not-paid-in-time': 'not-paid-in-time',
  return: 'return',
  packed: 'packed',
  'not-packed': 'not-packed',
  'payment-COD': 'payment-COD',
  'payment-QR': 'payment-QR',
  'payment-eWallet': 'payment-eWallet',
  'payment-credit': 'payment-credit',
} as const;
