/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * `pending` places the cart; `canceled` cancels one's own pending order.
 */
export type PlaceOrderDtoStatus = typeof PlaceOrderDtoStatus[keyof typeof PlaceOrderDtoStatus];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const PlaceOrderDtoStatus = {
  pending: 'pending',
  canceled: 'canceled',
} as const;
