/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * `received` once the pairs have arrived, `refunded` once nothing of the order's money is to go back any more;
`withdrawn` by its customer; `expired` when the pairs did not arrive in time.
 */
export type ReturnDtoStatus = typeof ReturnDtoStatus[keyof typeof ReturnDtoStatus];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ReturnDtoStatus = {
  requested: 'requested',
  approved: 'approved',
  received: 'received',
  refunded: 'refunded',
  refused: 'refused',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const;
