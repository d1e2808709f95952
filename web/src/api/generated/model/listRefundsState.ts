/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListRefundsState = typeof ListRefundsState[keyof typeof ListRefundsState];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListRefundsState = {
  due: 'due',
  pending: 'pending',
  done: 'done',
  failed: 'failed',
} as const;
