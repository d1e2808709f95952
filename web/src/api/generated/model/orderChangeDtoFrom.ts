/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The status before; `cart` when the order was placed.
 */
export type OrderChangeDtoFrom = typeof OrderChangeDtoFrom[keyof typeof OrderChangeDtoFrom];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const OrderChangeDtoFrom = {
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
