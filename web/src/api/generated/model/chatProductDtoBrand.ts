/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The brand
 */
export type ChatProductDtoBrand = typeof ChatProductDtoBrand[keyof typeof ChatProductDtoBrand];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ChatProductDtoBrand = {
  nike: 'nike',
  adidas: 'adidas',
  puma: 'puma',
  new_balance: 'new balance',
  vans: 'vans',
  balenciaga: 'balenciaga',
} as const;
