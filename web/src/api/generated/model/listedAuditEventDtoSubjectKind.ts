/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * An account or a product.
 */
export type ListedAuditEventDtoSubjectKind = typeof ListedAuditEventDtoSubjectKind[keyof typeof ListedAuditEventDtoSubjectKind];


// eslint-disable-next-line @typescript-eslint/no-redeclare
export const ListedAuditEventDtoSubjectKind = {
  account: 'account',
  product: 'product',
} as const;
