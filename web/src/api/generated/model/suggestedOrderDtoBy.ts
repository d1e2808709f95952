/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * `memo` when the money names it, `amount` when only its sum fits.
 */
export type SuggestedOrderDtoBy = typeof SuggestedOrderDtoBy[keyof typeof SuggestedOrderDtoBy];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const SuggestedOrderDtoBy = {
  memo: 'memo',
  amount: 'amount',
} as const;
