/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */

export type ListDeletedProductsParams = {
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
};
