/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type FilterProductsSort = typeof FilterProductsSort[keyof typeof FilterProductsSort];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const FilterProductsSort = {
  newest: 'newest',
  oldest: 'oldest',
  'high-low': 'high-low',
  'low-high': 'low-high',
} as const;
