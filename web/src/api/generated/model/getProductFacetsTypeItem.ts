/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type GetProductFacetsTypeItem = typeof GetProductFacetsTypeItem[keyof typeof GetProductFacetsTypeItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const GetProductFacetsTypeItem = {
  sneaker: 'sneaker',
  classic: 'classic',
  running: 'running',
  basketball: 'basketball',
  football: 'football',
  boot: 'boot',
} as const;
