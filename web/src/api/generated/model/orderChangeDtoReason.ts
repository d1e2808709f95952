/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Why the shop changed it by itself: `not-paid-in-time`; null where a person did, or the reason is not known.
 * @nullable
 */
export type OrderChangeDtoReason = typeof OrderChangeDtoReason[keyof typeof OrderChangeDtoReason] | null;


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const OrderChangeDtoReason = {
  'not-paid-in-time': 'not-paid-in-time',
} as const;
