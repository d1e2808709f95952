/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * `open` until money came (`paid`), the provider gave up (`failed`), or its time was over (`expired`).
 */
export type PaymentAttemptDtoState = typeof PaymentAttemptDtoState[keyof typeof PaymentAttemptDtoState];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const PaymentAttemptDtoState = {
  open: 'open',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
} as const;
