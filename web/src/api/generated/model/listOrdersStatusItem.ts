/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListOrdersStatusItem = typeof ListOrdersStatusItem[keyof typeof ListOrdersStatusItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListOrdersStatusItem = {
  pending: 'pending',
  delivering: 'delivering',
  completed: 'completed',
  canceled: 'canceled',
} as const;
