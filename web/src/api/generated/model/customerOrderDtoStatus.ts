/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The order's status; `cart` is not yet a real order.
 */
export type CustomerOrderDtoStatus = typeof CustomerOrderDtoStatus[keyof typeof CustomerOrderDtoStatus];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const CustomerOrderDtoStatus = {
  cart: 'cart',
  pending: 'pending',
  delivering: 'delivering',
  completed: 'completed',
  canceled: 'canceled',
} as const;
