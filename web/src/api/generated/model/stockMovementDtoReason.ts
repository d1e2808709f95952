/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Reason: opening (initial stock), sale, cancellation, correction (sold elsewhere), edit, exchange (of a
size), return (for money), or what `PUT /v1/stock` was told: received, counted, damaged or missing
 */
export type StockMovementDtoReason = typeof StockMovementDtoReason[keyof typeof StockMovementDtoReason];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const StockMovementDtoReason = {
  opening: 'opening',
  sale: 'sale',
  cancellation: 'cancellation',
  correction: 'correction',
  edit: 'edit',
  exchange: 'exchange',
  received: 'received',
  counted: 'counted',
  damaged: 'damaged',
  missing: 'missing',
  return: 'return',
} as const;
