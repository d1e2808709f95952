/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type FilterProductsBrandItem = typeof FilterProductsBrandItem[keyof typeof FilterProductsBrandItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const FilterProductsBrandItem = {
  nike: 'nike',
  adidas: 'adidas',
  puma: 'puma',
  new_balance: 'new balance',
  vans: 'vans',
  balenciaga: 'balenciaga',
} as const;
