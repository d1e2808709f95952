/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListSliderProductsBrand = typeof ListSliderProductsBrand[keyof typeof ListSliderProductsBrand];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListSliderProductsBrand = {
  nike: 'nike',
  adidas: 'adidas',
  puma: 'puma',
  new_balance: 'new balance',
  vans: 'vans',
  balenciaga: 'balenciaga',
} as const;
