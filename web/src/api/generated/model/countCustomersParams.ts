/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CountCustomersTime } from './countCustomersTime';

export type CountCustomersParams = {
/**
 * This day, month or year in the shop's time zone; all time when left out: `month`.
 */
time?: CountCustomersTime;
};
