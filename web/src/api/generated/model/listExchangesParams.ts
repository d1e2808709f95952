/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ListExchangesStatusItem } from './listExchangesStatusItem';

export type ListExchangesParams = {
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
 * Any of requested, approved, received, refused, withdrawn, expired, joined by commas; the open ones when left out.
 */
status?: ListExchangesStatusItem[];
};
