/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * `done` when the provider has sent it, `failed` when it will not: then its sum can be sent back anew.
 */
export type CloseRefundDtoState = typeof CloseRefundDtoState[keyof typeof CloseRefundDtoState];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const CloseRefundDtoState = {
  done: 'done',
  failed: 'failed',
} as const;
