/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * What is missing, or the lines that are short; left out when the total has changed.
 */
export type CartChangedDtoErrors = {[key: string]: string};
