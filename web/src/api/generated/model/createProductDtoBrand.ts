/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The brand.
 */
export type CreateProductDtoBrand = typeof CreateProductDtoBrand[keyof typeof CreateProductDtoBrand];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const CreateProductDtoBrand = {
  nike: 'nike',
  adidas: 'adidas',
  puma: 'puma',
  new_balance: 'new balance',
  vans: 'vans',
  balenciaga: 'balenciaga',
} as const;
