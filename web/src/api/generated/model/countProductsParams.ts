/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { CountProductsTime } from './countProductsTime';

export type CountProductsParams = {
/**
 * This day, month or year in the shop's time zone; all time by default: `month`.
 */
time?: CountProductsTime;
};
