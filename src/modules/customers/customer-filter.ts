import type { Role } from '../../common/access';
import { searchWords } from '../../common/text';

/** The orders in which staff read the list of customers (rule L4). */
export const CUSTOMER_SORTS = ['newest', 'oldest', 'a-z', 'z-a'] as const;

export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** One page of a narrowed, sorted list of customers. */
export interface CustomerPage {
  /** Counted from 1. */
  page: number;
  limit: number;
  search?: string;
  role?: readonly Role[];
  sort?: CustomerSort;
}

/** The words that must each be met. A phone number may be written in groups or for abroad: `0901.234.567`, `+84 901…`. */
export function customerTerms(search: string): string[] {
  const isNumber = /\d/.test(search) && /^\+?[\d\s().-]+$/.test(search);
  return isNumber ? [search.replace(/^\s*\+84/, '0').replace(/\D/g, '')] : [...new Set(searchWords(search))];
}
