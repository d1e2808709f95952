/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * `received` once the old pair has arrived; `withdrawn` by its customer; `expired` when it was not approved or did
not arrive in time.
 */
export type ListedExchangeDtoStatus = typeof ListedExchangeDtoStatus[keyof typeof ListedExchangeDtoStatus];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListedExchangeDtoStatus = {
  requested: 'requested',
  approved: 'approved',
  received: 'received',
  refused: 'refused',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const;
