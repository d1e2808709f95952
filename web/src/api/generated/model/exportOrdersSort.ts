/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportOrdersSort = typeof ExportOrdersSort[keyof typeof ExportOrdersSort];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportOrdersSort = {
  newest: 'newest',
  oldest: 'oldest',
  'high-low': 'high-low',
  'low-high': 'low-high',
} as const;
