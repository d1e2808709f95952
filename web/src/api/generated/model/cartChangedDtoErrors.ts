/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * The problem of each field (or cart line), by its name.
 */
export type CartChangedDtoErrors = {[key: string]: string};
