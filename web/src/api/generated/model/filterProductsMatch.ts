/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type FilterProductsMatch = typeof FilterProductsMatch[keyof typeof FilterProductsMatch];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const FilterProductsMatch = {
  name: 'name',
} as const;
