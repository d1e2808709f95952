/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListSliderProductsTypeItem = typeof ListSliderProductsTypeItem[keyof typeof ListSliderProductsTypeItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListSliderProductsTypeItem = {
  sneaker: 'sneaker',
  classic: 'classic',
  running: 'running',
  basketball: 'basketball',
  football: 'football',
  boot: 'boot',
} as const;
