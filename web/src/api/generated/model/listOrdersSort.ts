/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListOrdersSort = typeof ListOrdersSort[keyof typeof ListOrdersSort];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListOrdersSort = {
  newest: 'newest',
  oldest: 'oldest',
  'high-low': 'high-low',
  'low-high': 'low-high',
} as const;
