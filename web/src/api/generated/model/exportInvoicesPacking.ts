/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportInvoicesPacking = typeof ExportInvoicesPacking[keyof typeof ExportInvoicesPacking];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportInvoicesPacking = {
  due: 'due',
  done: 'done',
} as const;
