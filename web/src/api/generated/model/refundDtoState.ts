/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * `pending` until the provider has sent it (`done`), or refused to (`failed`).
 */
export type RefundDtoState = typeof RefundDtoState[keyof typeof RefundDtoState];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const RefundDtoState = {
  pending: 'pending',
  done: 'done',
  failed: 'failed',
} as const;
