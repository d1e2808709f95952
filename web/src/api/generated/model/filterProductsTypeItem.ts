/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type FilterProductsTypeItem = typeof FilterProductsTypeItem[keyof typeof FilterProductsTypeItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const FilterProductsTypeItem = {
  sneaker: 'sneaker',
  classic: 'classic',
  running: 'running',
  basketball: 'basketball',
  football: 'football',
  boot: 'boot',
} as const;
