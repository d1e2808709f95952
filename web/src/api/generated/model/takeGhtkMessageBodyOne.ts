/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type TakeGhtkMessageBodyOne = { [key: string]: unknown };
