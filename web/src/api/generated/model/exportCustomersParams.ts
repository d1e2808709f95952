/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ExportCustomersRoleItem } from './exportCustomersRoleItem';
import type { ExportCustomersSort } from './exportCustomersSort';

export type ExportCustomersParams = {
/**
 * Words of a name or an e-mail address, or how a phone number begins or ends: `minh anh`, `4567`.
 * @maxLength 254
 */
search?: string;
/**
 * Any of client, admin, manager, joined by commas: `admin,manager`.
 */
role?: ExportCustomersRoleItem[];
/**
 * `newest` and `oldest` by the day of joining, `a-z` and `z-a` by name.
 */
sort?: ExportCustomersSort;
};
