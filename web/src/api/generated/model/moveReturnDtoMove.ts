/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * `approve` it, `receive` its pairs, which also approves it, or `refuse` it; `refund` ends one whose pairs were received
and of which no money is to go back. Recording its refund ends it as well.
 */
export type MoveReturnDtoMove = typeof MoveReturnDtoMove[keyof typeof MoveReturnDtoMove];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const MoveReturnDtoMove = {
  approve: 'approve',
  receive: 'receive',
  refuse: 'refuse',
  refund: 'refund',
} as const;
