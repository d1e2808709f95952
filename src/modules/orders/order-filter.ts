import type { StaffStatus } from './order-status';

/** The orders of a list: by when they were placed, or by their total. */
export const ORDER_SORTS = ['newest', 'oldest', 'high-low', 'low-high'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** What narrows the list of orders. */
export interface OrderFilter {
  search?: string;
  status?: StaffStatus[];
}

/** One page of the narrowed list; `page` from 1. */
export interface OrderPage extends OrderFilter {
  page: number;
  limit: number;
  sort?: OrderSort;
}
