/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListPaymentsState = typeof ListPaymentsState[keyof typeof ListPaymentsState];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListPaymentsState = {
  new: 'new',
  waiting: 'waiting',
  counted: 'counted',
  open: 'open',
  settled: 'settled',
} as const;
