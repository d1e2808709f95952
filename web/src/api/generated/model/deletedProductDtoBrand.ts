/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The brand
 */
export type DeletedProductDtoBrand = typeof DeletedProductDtoBrand[keyof typeof DeletedProductDtoBrand];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const DeletedProductDtoBrand = {
  nike: 'nike',
  adidas: 'adidas',
  puma: 'puma',
  new_balance: 'new balance',
  vans: 'vans',
  balenciaga: 'balenciaga',
} as const;
