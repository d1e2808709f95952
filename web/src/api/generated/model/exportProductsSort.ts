/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportProductsSort = typeof ExportProductsSort[keyof typeof ExportProductsSort];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportProductsSort = {
  newest: 'newest',
  oldest: 'oldest',
  'high-low': 'high-low',
  'low-high': 'low-high',
} as const;
