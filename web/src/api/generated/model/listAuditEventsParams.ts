/**
 * Sneaker shop: generated from openapi/openapi.json. Do not edit.
 */
import type { ListAuditEventsSubjectItem } from './listAuditEventsSubjectItem';
import type { ListAuditEventsActionItem } from './listAuditEventsActionItem';

export type ListAuditEventsParams = {
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
 * What the events are about: any of account, product, joined by commas.
 */
subject?: ListAuditEventsSubjectItem[];
/**
 * Any of the actions, joined by commas: `account-role-changed,product-edited`.
 */
action?: ListAuditEventsActionItem[];
/**
 * Only events of this author.
 * @pattern ^[0-9a-f]{24}$
 */
actorId?: string;
/**
 * Only events of this account or product.
 * @pattern ^[0-9a-f]{24}$
 */
subjectId?: string;
/**
 * The first day, in the shop’s time zone: `2026-11-01`.
 */
from?: string;
/**
 * The last day, in the shop’s time zone: `2026-11-30`.
 */
to?: string;
};
