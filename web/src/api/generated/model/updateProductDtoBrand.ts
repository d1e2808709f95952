/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The brand.
 */
export type UpdateProductDtoBrand = typeof UpdateProductDtoBrand[keyof typeof UpdateProductDtoBrand];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const UpdateProductDtoBrand = {
  nike: 'nike',
  adidas: 'adidas',
  puma: 'puma',
  new_balance: 'new balance',
  vans: 'vans',
  balenciaga: 'balenciaga',
} as const;
