/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ListCustomersRoleItem } from './listCustomersRoleItem';
import type { ListCustomersSort } from './listCustomersSort';

export type ListCustomersParams = {
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
 * Words of a name or an e-mail address, or how a phone number begins or ends: `minh anh`, `4567`.
 * @maxLength 254
 */
search?: string;
/**
 * Any of client, admin, manager, joined by commas: `admin,manager`.
 */
role?: ListCustomersRoleItem[];
/**
 * `newest` and `oldest` by the day of joining, `a-z` and `z-a` by name.
 */
sort?: ListCustomersSort;
};
