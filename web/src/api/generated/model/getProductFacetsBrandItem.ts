/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type GetProductFacetsBrandItem = typeof GetProductFacetsBrandItem[keyof typeof GetProductFacetsBrandItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const GetProductFacetsBrandItem = {
  nike: 'nike',
  adidas: 'adidas',
  puma: 'puma',
  new_balance: 'new balance',
  vans: 'vans',
  balenciaga: 'balenciaga',
} as const;
