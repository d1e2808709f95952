/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListProductsSort = typeof ListProductsSort[keyof typeof ListProductsSort];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListProductsSort = {
  newest: 'newest',
  oldest: 'oldest',
  'high-low': 'high-low',
  'low-high': 'low-high',
} as const;
