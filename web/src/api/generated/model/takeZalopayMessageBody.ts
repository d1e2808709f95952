/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type TakeZalopayMessageBody = { [key: string]: unknown };
