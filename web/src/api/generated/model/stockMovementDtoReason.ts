/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Reason: opening (initial stock), sale, cancellation, correction (sold elsewhere), edit or exchange (of a
size)
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
} as const;
