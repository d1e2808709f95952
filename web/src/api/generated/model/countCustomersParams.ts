/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CountCustomersTime } from './countCustomersTime';

export type CountCustomersParams = {
/**
 * This day, month or year in the shop's time zone; all time by default: `month`.
 */
time?: CountCustomersTime;
};
