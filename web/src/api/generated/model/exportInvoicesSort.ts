/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportInvoicesSort = typeof ExportInvoicesSort[keyof typeof ExportInvoicesSort];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportInvoicesSort = {
  newest: 'newest',
  oldest: 'oldest',
  'high-low': 'high-low',
  'low-high': 'low-high',
} as const;
