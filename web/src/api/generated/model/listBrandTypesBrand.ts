/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListBrandTypesBrand = typeof ListBrandTypesBrand[keyof typeof ListBrandTypesBrand];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListBrandTypesBrand = {
  nike: 'nike',
  adidas: 'adidas',
  puma: 'puma',
  new_balance: 'new balance',
  vans: 'vans',
  balenciaga: 'balenciaga',
} as const;
