/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListOrdersInvoice = typeof ListOrdersInvoice[keyof typeof ListOrdersInvoice];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListOrdersInvoice = {
  due: 'due',
  issued: 'issued',
} as const;
