/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportOrdersInvoice = typeof ExportOrdersInvoice[keyof typeof ExportOrdersInvoice];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportOrdersInvoice = {
  due: 'due',
  issued: 'issued',
} as const;
