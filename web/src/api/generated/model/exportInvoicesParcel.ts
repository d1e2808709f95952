/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportInvoicesParcel = typeof ExportInvoicesParcel[keyof typeof ExportInvoicesParcel];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportInvoicesParcel = {
  due: 'due',
} as const;
