/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type GetProductFacetsStockItem = typeof GetProductFacetsStockItem[keyof typeof GetProductFacetsStockItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const GetProductFacetsStockItem = {
  'just-in': 'just-in',
  'sold-out': 'sold-out',
} as const;
