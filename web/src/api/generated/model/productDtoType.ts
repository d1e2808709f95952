/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The kind of shoe
 */
export type ProductDtoType = typeof ProductDtoType[keyof typeof ProductDtoType];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ProductDtoType = {
  sneaker: 'sneaker',
  classic: 'classic',
  running: 'running',
  basketball: 'basketball',
  football: 'football',
  boot: 'boot',
} as const;
