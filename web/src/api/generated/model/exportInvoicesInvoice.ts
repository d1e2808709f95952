/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportInvoicesInvoice = typeof ExportInvoicesInvoice[keyof typeof ExportInvoicesInvoice];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportInvoicesInvoice = {
  due: 'due',
  issued: 'issued',
} as const;
