/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListProductsStockItem = typeof ListProductsStockItem[keyof typeof ListProductsStockItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListProductsStockItem = {
  'just-in': 'just-in',
  'sold-out': 'sold-out',
} as const;
