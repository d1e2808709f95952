/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * When it was said, in whatever form the caller keeps it: nothing is read from it.
 */
export type ChatTurnDtoTime = string | number;
