/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The new status.
 */
export type UpdateOrderStatusDtoStatus = typeof UpdateOrderStatusDtoStatus[keyof typeof UpdateOrderStatusDtoStatus];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const UpdateOrderStatusDtoStatus = {
  pending: 'pending',
  delivering: 'delivering',
  completed: 'completed',
  canceled: 'canceled',
} as const;
