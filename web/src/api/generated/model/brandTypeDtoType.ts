/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The kind of shoe
 */
export type BrandTypeDtoType = typeof BrandTypeDtoType[keyof typeof BrandTypeDtoType];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const BrandTypeDtoType = {
  sneaker: 'sneaker',
  classic: 'classic',
  running: 'running',
  basketball: 'basketball',
  football: 'football',
  boot: 'boot',
} as const;
