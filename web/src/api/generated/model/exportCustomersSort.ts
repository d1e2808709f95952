/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ExportCustomersSort = typeof ExportCustomersSort[keyof typeof ExportCustomersSort];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ExportCustomersSort = {
  newest: 'newest',
  oldest: 'oldest',
  'a-z': 'a-z',
  'z-a': 'z-a',
} as const;
