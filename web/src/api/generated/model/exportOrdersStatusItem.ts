/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportOrdersStatusItem = typeof ExportOrdersStatusItem[keyof typeof ExportOrdersStatusItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportOrdersStatusItem = {
  pending: 'pending',
  delivering: 'delivering',
  completed: 'completed',
  canceled: 'canceled',
} as const;
