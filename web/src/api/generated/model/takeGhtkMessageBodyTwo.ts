/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type TakeGhtkMessageBodyTwo = { [key: string]: unknown };
