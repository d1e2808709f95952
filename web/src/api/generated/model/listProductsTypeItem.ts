/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListProductsTypeItem = typeof ListProductsTypeItem[keyof typeof ListProductsTypeItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListProductsTypeItem = {
  sneaker: 'sneaker',
  classic: 'classic',
  running: 'running',
  basketball: 'basketball',
  football: 'football',
  boot: 'boot',
} as const;
