/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListProductsMatch = typeof ListProductsMatch[keyof typeof ListProductsMatch];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListProductsMatch = {
  name: 'name',
} as const;
