/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type TakeGhnMessageBody = { [key: string]: unknown };
