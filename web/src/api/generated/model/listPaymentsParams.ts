/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ListPaymentsState } from './listPaymentsState';

export type ListPaymentsParams = {
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
 * `open`: staff are to look at it, `settled`: they have done so; `counted` belongs to its order, `waiting` to one that is not placed yet, `new`
is being judged.
 */
state?: ListPaymentsState;
};
