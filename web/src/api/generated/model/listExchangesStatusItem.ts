/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListExchangesStatusItem = typeof ListExchangesStatusItem[keyof typeof ListExchangesStatusItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListExchangesStatusItem = {
  requested: 'requested',
  approved: 'approved',
  received: 'received',
  refused: 'refused',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const;
