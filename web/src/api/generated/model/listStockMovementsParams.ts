/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListStockMovementsParams = {
/**
 * The page, counted from 1. A page past the end is an empty list with the true total.
 * @minimum 1
 */
page?: number;
/**
 * How many entries a page holds.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
/**
 * Only the lines of this colour, whatever the case, accents and hyphens: `đen`.
 * @maxLength 60
 */
color?: string;
/**
 * Only the lines of this size: `42`.
 * @pattern ^\d{1,3}(\.\d{1,2})?$
 */
size?: string;
};
