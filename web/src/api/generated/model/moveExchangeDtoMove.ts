/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * `approve` it, `receive` its old pair, which also approves it, or `refuse` it.
 */
export type MoveExchangeDtoMove = typeof MoveExchangeDtoMove[keyof typeof MoveExchangeDtoMove];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const MoveExchangeDtoMove = {
  approve: 'approve',
  receive: 'receive',
  refuse: 'refuse',
} as const;
