import {
  ChangeRoleDtoRole,
  CountOrdersAndProfitTime,
  CustomerDtoRole,
  ListCustomersSort,
  ListOrdersSort,
} from '../api/generated/model';
import { nameBy, options, SORT_WORDS, type CustomerRole, type Words } from './choices';
import { i18n } from './i18n';

export const CUSTOMER_ROLES = Object.values(CustomerDtoRole);
/** The roles in the order of the presses (rule O8). Managers are not made here (rule R6). */
export const ROLE_CYCLE = Object.values(ChangeRoleDtoRole);
/** The dashboard's periods. */
export const ADMIN_TIMES = Object.values(CountOrdersAndProfitTime);

export type CycledRole = ChangeRoleDtoRole;
export type AdminTime = CountOrdersAndProfitTime;
export type StockSort = ListOrdersSort;
export type CustomerSort = ListCustomersSort;

const ROLE_WORDS: Words<CustomerRole> = {
  client: () => i18n.t('client'),
  admin: () => i18n.t('admin'),
  manager: () => i18n.t('manager'),
};

const PERIOD_WORDS: Words<AdminTime> = {
  day: () => i18n.t('day'),
  month: () => i18n.t('month'),
  year: () => i18n.t('year'),
};

const STOCK_SORT_WORDS: Words<StockSort> = {
  ...SORT_WORDS,
  'low-high': () => i18n.t('Low-high'),
  'high-low': () => i18n.t('High-low'),
};

const CUSTOMER_SORT_WORDS: Words<CustomerSort> = {
  newest: SORT_WORDS.newest,
  oldest: SORT_WORDS.oldest,
  'a-z': () => i18n.t('A-Z'),
  'z-a': () => i18n.t('Z-A'),
};

/** The words for a value, in the page's language. */
export const roleName = nameBy(ROLE_WORDS);
export const periodName = nameBy(PERIOD_WORDS);
export const stockSortName = nameBy(STOCK_SORT_WORDS);
export const customerSortName = nameBy(CUSTOMER_SORT_WORDS);

/** The orders of the lists (rule L4), in the sequence of the sort button. */
export const STOCK_SORTS = options(Object.values(ListOrdersSort), stockSortName);
export const CUSTOMER_SORTS = options(Object.values(ListCustomersSort), customerSortName);
