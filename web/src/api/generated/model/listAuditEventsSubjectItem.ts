/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListAuditEventsSubjectItem = typeof ListAuditEventsSubjectItem[keyof typeof ListAuditEventsSubjectItem];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListAuditEventsSubjectItem = {
  account: 'account',
  product: 'product',
} as const;
