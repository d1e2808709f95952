/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CountOrdersAndProfitTime } from './countOrdersAndProfitTime';

export type CountOrdersAndProfitParams = {
/**
 * This day, month or year in the shop's time zone; all time by default: `month`.
 */
time?: CountOrdersAndProfitTime;
};
