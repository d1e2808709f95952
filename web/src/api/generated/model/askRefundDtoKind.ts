/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The `refundKind` that was read with the order’s money. When it is another by now, because the order was paid, placed,
canceled or put back meanwhile, the call is a 409. Left out: whichever kind applies.
 */
export type AskRefundDtoKind = typeof AskRefundDtoKind[keyof typeof AskRefundDtoKind];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const AskRefundDtoKind = {
  return: 'return',
  goodwill: 'goodwill',
} as const;
