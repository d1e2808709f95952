/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * `matched`: its cash is recorded as paid over; `recorded`: it was before; `differs`: another sum is expected; `unknown`:
there is no such parcel; `own-order`: a colleague records it. All but `matched` change nothing.
 */
export type CodStatementRowDtoOutcome = typeof CodStatementRowDtoOutcome[keyof typeof CodStatementRowDtoOutcome];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const CodStatementRowDtoOutcome = {
  matched: 'matched',
  recorded: 'recorded',
  differs: 'differs',
  unknown: 'unknown',
  'not-delivered': 'not-delivered',
  'own-order': 'own-order',
  unreadable: 'unreadable',
} as const;
