/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The status after; `deleted` when the order was deleted.
 */
export type OrderChangeDtoTo = typeof OrderChangeDtoTo[keyof typeof OrderChangeDtoTo];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const OrderChangeDtoTo = {
  cart: 'cart',
  pending: 'pending',
  delivering: 'delivering',
  completed: 'completed',
  canceled: 'canceled',
  deleted: 'deleted',
  requested: 'requested',
  approved: 'approved',
  received: 'received',
  refunded: 'refunded',
  refused: 'refused',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const;
