/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The status that staff saw; a 409 tells that the order has come to another one meanwhile.
 */
export type UpdateOrderStatusDtoStatusBefore = typeof UpdateOrderStatusDtoStatusBefore[keyof typeof UpdateOrderStatusDtoStatusBefore];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const UpdateOrderStatusDtoStatusBefore = {
  pending: 'pending',
  delivering: 'delivering',
  completed: 'completed',
  canceled: 'canceled',
} as const;
