/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ChartOrdersParams = {
/**
 * The year in the shop's time zone, such as `2026`; this year by default.
 * @minimum 1970
 * @maximum 2999
 */
year?: number;
};
