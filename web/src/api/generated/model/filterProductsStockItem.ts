/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type FilterProductsStockItem = typeof FilterProductsStockItem[keyof typeof FilterProductsStockItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const FilterProductsStockItem = {
  'just-in': 'just-in',
  'sold-out': 'sold-out',
} as const;
