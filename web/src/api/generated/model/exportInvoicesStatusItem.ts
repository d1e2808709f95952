/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportInvoicesStatusItem = typeof ExportInvoicesStatusItem[keyof typeof ExportInvoicesStatusItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportInvoicesStatusItem = {
  pending: 'pending',
  delivering: 'delivering',
  completed: 'completed',
  canceled: 'canceled',
} as const;
