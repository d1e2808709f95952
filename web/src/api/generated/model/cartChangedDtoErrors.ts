/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * What is wrong with each field (or cart line), by its name.
 */
export type CartChangedDtoErrors = {[key: string]: string};
