/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Further data as texts, with ids instead of names.
 */
export type ListedAuditEventDtoDetails = {[key: string]: string};
