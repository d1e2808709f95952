/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Why: pairs came in, were counted anew, are damaged or are missing.
 */
export type ChangeStockDtoReason = typeof ChangeStockDtoReason[keyof typeof ChangeStockDtoReason];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ChangeStockDtoReason = {
  received: 'received',
  counted: 'counted',
  damaged: 'damaged',
  missing: 'missing',
} as const;
