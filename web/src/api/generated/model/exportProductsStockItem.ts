/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportProductsStockItem = typeof ExportProductsStockItem[keyof typeof ExportProductsStockItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportProductsStockItem = {
  'just-in': 'just-in',
  'sold-out': 'sold-out',
} as const;
