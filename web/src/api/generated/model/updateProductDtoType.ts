/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The kind of shoe.
 */
export type UpdateProductDtoType = typeof UpdateProductDtoType[keyof typeof UpdateProductDtoType];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const UpdateProductDtoType = {
  sneaker: 'sneaker',
  classic: 'classic',
  running: 'running',
  basketball: 'basketball',
  football: 'football',
  boot: 'boot',
} as const;
