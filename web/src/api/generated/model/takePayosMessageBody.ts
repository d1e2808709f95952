/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type TakePayosMessageBody = { [key: string]: unknown };
