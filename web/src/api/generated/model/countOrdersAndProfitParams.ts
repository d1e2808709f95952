/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CountOrdersAndProfitTime } from './countOrdersAndProfitTime';

export type CountOrdersAndProfitParams = {
/**
 * This day, month or year in the shop's time zone; all time when left out: `month`.
 */
time?: CountOrdersAndProfitTime;
};
