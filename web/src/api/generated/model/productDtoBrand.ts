/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The brand
 */
export type ProductDtoBrand = typeof ProductDtoBrand[keyof typeof ProductDtoBrand];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ProductDtoBrand = {
  nike: 'nike',
  adidas: 'adidas',
  puma: 'puma',
  new_balance: 'new balance',
  vans: 'vans',
  balenciaga: 'balenciaga',
} as const;
