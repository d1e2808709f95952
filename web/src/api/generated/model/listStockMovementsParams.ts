/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListStockMovementsParams = {
/**
 * Page number, starting at 1. A page past the end is empty but has the correct total.
 * @minimum 1
 */
page?: number;
/**
 * Number of entries per page.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
/**
 * Only movements of this colour; case, accents and hyphens are ignored: `đen`.
 * @maxLength 60
 */
color?: string;
/**
 * Only movements of this size: `42`.
 * @pattern ^\d{1,3}(\.\d{1,2})?$
 */
size?: string;
};
