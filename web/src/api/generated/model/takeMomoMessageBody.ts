/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type TakeMomoMessageBody = { [key: string]: unknown };
