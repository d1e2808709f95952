/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The kind of shoe.
 */
export type CreateProductDtoType = typeof CreateProductDtoType[keyof typeof CreateProductDtoType];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const CreateProductDtoType = {
  sneaker: 'sneaker',
  classic: 'classic',
  running: 'running',
  basketball: 'basketball',
  football: 'football',
  boot: 'boot',
} as const;
