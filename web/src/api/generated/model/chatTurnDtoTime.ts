/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

/**
 * Time of the message in any format; ignored.
 */
export type ChatTurnDtoTime = string | number;
