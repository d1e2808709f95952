/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * `cart` until it is placed.
 */
export type OrderDtoStatus = typeof OrderDtoStatus[keyof typeof OrderDtoStatus];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const OrderDtoStatus = {
  cart: 'cart',
  pending: 'pending',
  delivering: 'delivering',
  completed: 'completed',
  canceled: 'canceled',
} as const;
