/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Which one.
 */
export type ShopPageDtoName = typeof ShopPageDtoName[keyof typeof ShopPageDtoName];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ShopPageDtoName = {
  terms: 'terms',
  privacy: 'privacy',
  delivery: 'delivery',
  returns: 'returns',
  payment: 'payment',
  complaints: 'complaints',
} as const;
