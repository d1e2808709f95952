/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type GetProductFacetsMatch = typeof GetProductFacetsMatch[keyof typeof GetProductFacetsMatch];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const GetProductFacetsMatch = {
  name: 'name',
} as const;
