/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListProductsBrandItem = typeof ListProductsBrandItem[keyof typeof ListProductsBrandItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListProductsBrandItem = {
  nike: 'nike',
  adidas: 'adidas',
  puma: 'puma',
  new_balance: 'new balance',
  vans: 'vans',
  balenciaga: 'balenciaga',
} as const;
