/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * What else there is to say, as texts; ids stand for people.
 */
export type AuditEventDtoDetails = {[key: string]: string};
