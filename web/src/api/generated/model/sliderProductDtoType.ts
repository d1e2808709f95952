/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The kind of shoe
 */
export type SliderProductDtoType = typeof SliderProductDtoType[keyof typeof SliderProductDtoType];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const SliderProductDtoType = {
  sneaker: 'sneaker',
  classic: 'classic',
  running: 'running',
  basketball: 'basketball',
  football: 'football',
  boot: 'boot',
} as const;
