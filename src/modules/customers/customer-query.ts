import type { Role } from '../../common/auth/role';
import { Bits } from '../../common/search/bits';
import type { ListChange, ListIndex } from '../../common/search/list-index';
import { reversed, searchWords } from '../../common/text';
import { readInstant } from '../../database/lean';
import type { Customer } from './customer.entity';

/** The name under which changes of the list of customers are counted. */
export const CUSTOMER_LIST = 'customers';

/** The orders in which staff read the list of customers (contract §2). */
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

/** What the list of customers is narrowed, searched and sorted by. */
export type ListedCustomer = Pick<
  Customer,
  'id' | 'role' | 'searchName' | 'email' | 'phone' | 'createdAt' | 'deletedAt'
>;

/** The same as the database's drivers give it. */
export interface CustomerRow extends Omit<ListedCustomer, 'createdAt' | 'deletedAt'> {
  createdAt: Date | string;
  deletedAt: Date | string | null;
}

export const SELECT_CUSTOMER_ROWS =
  'SELECT id, role, searchName, email, phone, createdAt, deletedAt FROM customers';

/** An entry's keys: the moment of joining, the name, the phone number, the same from its end. */
export const JOINED_AT = 0;
const PHONE = 2;
const PHONE_REVERSED = 3;

/** An entry's texts: the name with the e-mail address up to its @, and the whole address. */
const NAMES = 0;
const ADDRESSES = 1;

export const CUSTOMER_SHAPE = { keys: 4, texts: 2 };

/** What each sort reads. Ties break by id in a sort's own direction. */
export const CUSTOMER_KEYS: Record<CustomerSort, { key: number; isDescending: boolean }> = {
  newest: { key: JOINED_AT, isDescending: true },
  oldest: { key: JOINED_AT, isDescending: false },
  'a-z': { key: 1, isDescending: false },
  'z-a': { key: 1, isDescending: true },
};

/** Deleted people are in no list. */
export function toCustomerEntry(row: CustomerRow): ListChange {
  const { id, role, searchName, email, phone, createdAt, deletedAt } = row;
  if (deletedAt !== null) return { id, isGone: true };
  const names = `${searchName} ${email.slice(0, email.lastIndexOf('@'))}`;
  const keys = [readInstant(createdAt).getTime(), searchName, phone, reversed(phone)];
  return { id, group: role, keys, texts: [names, email], figures: [] };
}

/** The words of a search that must each be met, as the people who meet them. */
export function findCustomers(search: string, list: ListIndex): Bits[] {
  return searchTerms(search).map((word) => matchesOf(word, list));
}

/** The words that must each be met. A phone number may be written in groups: `0901 234 567`, `0901.234.567`. */
function searchTerms(search: string): string[] {
  const isNumber = /\d/.test(search) && /^[\d\s().-]+$/.test(search);
  return isNumber ? [search.replace(/\D/g, '')] : searchWords(search);
}

/**
 * A word stands in the name or in the e-mail address before its @, or about it when it has one itself (half of
 * all people would be found by `mai` otherwise, at Gmail); digits may be how a phone number begins or ends.
 */
function matchesOf(word: string, list: ListIndex): Bits {
  const found = [list.find(NAMES, word)];
  if (word.includes('@')) found.push(list.find(ADDRESSES, word));
  if (/^\d+$/.test(word)) {
    found.push(list.findByKeyStart(PHONE, word), list.findByKeyStart(PHONE_REVERSED, reversed(word)));
  }
  return Bits.union(found);
}
