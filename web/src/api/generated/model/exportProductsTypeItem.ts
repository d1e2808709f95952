/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportProductsTypeItem = typeof ExportProductsTypeItem[keyof typeof ExportProductsTypeItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportProductsTypeItem = {
  sneaker: 'sneaker',
  classic: 'classic',
  running: 'running',
  basketball: 'basketball',
  football: 'football',
  boot: 'boot',
} as const;
