/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * For staff alone: whether what goes back now is `goodwill`, which is not asked for again, or a `return`, which is.
 */
export type OrderPaymentsDtoRefundKind = typeof OrderPaymentsDtoRefundKind[keyof typeof OrderPaymentsDtoRefundKind];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const OrderPaymentsDtoRefundKind = {
  return: 'return',
  goodwill: 'goodwill',
} as const;
