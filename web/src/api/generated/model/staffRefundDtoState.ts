/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * `due` until somebody sends it back; then as of a refund.
 */
export type StaffRefundDtoState = typeof StaffRefundDtoState[keyof typeof StaffRefundDtoState];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const StaffRefundDtoState = {
  due: 'due',
  pending: 'pending',
  done: 'done',
  failed: 'failed',
} as const;
