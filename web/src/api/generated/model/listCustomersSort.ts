/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListCustomersSort = typeof ListCustomersSort[keyof typeof ListCustomersSort];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListCustomersSort = {
  newest: 'newest',
  oldest: 'oldest',
  'a-z': 'a-z',
  'z-a': 'z-a',
} as const;
