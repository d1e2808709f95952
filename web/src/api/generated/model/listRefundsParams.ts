/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ListRefundsState } from './listRefundsState';

export type ListRefundsParams = {
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
 * `due`: canceled orders whose money is here; `pending` is on its way, `failed` was refused by its provider, `done` was
sent.
 */
state?: ListRefundsState;
};
