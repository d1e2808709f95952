/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The column that cannot be read; null when all can.
 * @nullable
 */
export type CodStatementRowDtoUnreadable = typeof CodStatementRowDtoUnreadable[keyof typeof CodStatementRowDtoUnreadable] | null;


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const CodStatementRowDtoUnreadable = {
  trackingNumber: 'trackingNumber',
  amount: 'amount',
  fee: 'fee',
  date: 'date',
} as const;
