/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type TakeSepayMessageBody = { [key: string]: unknown };
