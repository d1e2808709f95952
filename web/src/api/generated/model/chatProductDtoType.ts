/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The kind of shoe
 */
export type ChatProductDtoType = typeof ChatProductDtoType[keyof typeof ChatProductDtoType];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ChatProductDtoType = {
  sneaker: 'sneaker',
  classic: 'classic',
  running: 'running',
  basketball: 'basketball',
  football: 'football',
  boot: 'boot',
} as const;
