/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListReturnsStatusItem = typeof ListReturnsStatusItem[keyof typeof ListReturnsStatusItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListReturnsStatusItem = {
  requested: 'requested',
  approved: 'approved',
  received: 'received',
  refunded: 'refunded',
  refused: 'refused',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const;
