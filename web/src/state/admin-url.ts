import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { FILTER_NAMES, type CustomerRole, type FilterName } from '../lib/choices';
import {
  ORDER_GAPS,
  ORDER_STATUSES,
  PAYMENT_FILTERS,
  type OrderGap,
  type OrderStatus,
  type PaymentFilter,
} from '../lib/order-choices';
import {
  ADMIN_TIMES,
  CUSTOMER_ROLES,
  CUSTOMER_SORTS,
  STOCK_SORTS,
  type AdminTime,
  type CustomerSort,
  type StockSort,
} from '../lib/staff-choices';
import { LIMITS } from '../lib/limits';
import { oneOf, readList, toSearch } from './url';

/** The sections of the back-office, as in the query parameter `section` (rule V4). The first is the default. */
export const ADMIN_SECTIONS = ['dashboard', 'product', 'customer', 'order'] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];

/** The lists of money in the orders' section, and the states of each; the first is the default. */
export const MONEY_LISTS = {
  money: ['open', 'settled'],
  refunds: ['due', 'pending', 'done', 'failed'],
} as const;
export type MoneyView = keyof typeof MONEY_LISTS;
/** What stands in the place of the orders: a list of money, or the packing of one order. */
export type OrderView = MoneyView | 'packing';
export type MoneyState = (typeof MONEY_LISTS)[MoneyView][number];

/** The back-office's part of the query string. */
export interface AdminQuery {
  section: AdminSection;
  time: AdminTime;
  page: number;
  search: string;
  /** '' for none. */
  sort: StockSort | CustomerSort | '';
  status: OrderStatus | '';
  role: CustomerRole | '';
  paymentState: PaymentFilter | '';
  /** What the orders lack; '' for any. */
  missing: OrderGap | '';
  /** What stands in the place of the orders; '' for the orders. */
  view: OrderView | '';
  /** What a list of money shows; '' for its default. */
  state: MoneyState | '';
  /** The id whose detail is open over the list; '' for none. */
  detail: string;
  /** The catalogue's filters, which the product list keeps in its address (rule V21). */
  catalogueFilters: Partial<Record<FilterName, string>>;
}

/** A change of filters, search or order; each returns to page 1 (rule L9). */
export type AdminChange = Partial<
  Pick<
    AdminQuery,
    'search' | 'sort' | 'status' | 'role' | 'time' | 'detail' | 'paymentState' | 'missing' | 'view' | 'state'
  > &
    Record<FilterName, string>
>;

const ORDER_VIEWS: readonly OrderView[] = ['packing', ...(Object.keys(MONEY_LISTS) as MoneyView[])];

/** Reads the back-office's parameters and ignores invalid values. */
export function readAdmin(params: URLSearchParams): AdminQuery {
  const section = oneOf(ADMIN_SECTIONS, params.get('section')) ?? 'dashboard';
  const view = (section === 'order' && oneOf(ORDER_VIEWS, params.get('view'))) || '';
  const sorts = section === 'customer' ? CUSTOMER_SORTS : STOCK_SORTS;
  return {
    section,
    time: oneOf(ADMIN_TIMES, params.get('time')) ?? 'year',
    ...readList(params),
    sort: sorts.find(({ value }) => value === params.get('sort'))?.value ?? '',
    status: oneOf(ORDER_STATUSES, params.get('status')) ?? '',
    role: oneOf(CUSTOMER_ROLES, params.get('role')) ?? '',
    paymentState: oneOf(PAYMENT_FILTERS, params.get('paymentState')) ?? '',
    missing: oneOf(ORDER_GAPS, params.get('missing')) ?? '',
    view,
    state:
      view && view !== 'packing' ? (oneOf<MoneyState>(MONEY_LISTS[view], params.get('state')) ?? '') : '',
    detail: params.get('detail') ?? '',
    catalogueFilters: Object.fromEntries(
      FILTER_NAMES.map((name) => [name, params.get(name) ?? ''] as const).filter(([, value]) => value !== ''),
    ),
  };
}

/** The address of a section with one change; the parameters of other sections are dropped. */
export function adminHref(section: AdminSection, change: AdminChange = {}): string {
  const params = changeAdmin(new URLSearchParams(section === 'dashboard' ? {} : { section }), change);
  return `/admin${toSearch(params)}`;
}

/** Where an order is packed, by its id or its number. */
export function packingHref(order: string): string {
  return adminHref('order', { view: 'packing', detail: order });
}

/** The query string after a change: page 1 and no detail. Default values have no parameter. */
export function changeAdmin(params: URLSearchParams, change: AdminChange): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  next.delete('detail');
  const choices: [string, string | undefined][] = Object.entries(change);
  for (const [name, value] of choices) {
    if (value && !(name === 'time' && value === 'year')) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The number of pages with twelve rows each, at least 1. */
export function adminPages(total: number): number {
  return Math.max(1, Math.ceil(total / LIMITS.adminPageSize));
}

/** The parameters that every list's call takes. */
export function listParams<Sort extends AdminQuery['sort']>({ page, search, sort }: AdminQuery) {
  return {
    page,
    limit: LIMITS.adminPageSize,
    ...(search ? { search } : {}),
    ...(sort ? { sort: sort as Exclude<Sort, ''> } : {}),
  };
}

/** The parameters of a whole list, without those of one page. */
export function allOf<Params extends { page?: number; limit?: number }>({
  page: _page,
  limit: _limit,
  ...all
}: Params): Omit<Params, 'page' | 'limit'> {
  return all;
}

/** The back-office's query and the functions that change it. Each change is a history entry, so Back undoes it. */
export function useAdminUrl() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const query = useMemo(() => readAdmin(params), [params]);
  const openedHere = (location.state as { detail?: boolean } | null)?.detail === true;
  const set = (name: string, value: string) => (current: URLSearchParams) => {
    const next = new URLSearchParams(current);
    if (value) next.set(name, value);
    else next.delete(name);
    return next;
  };
  return {
    query,
    /** @param options replace: while typing, so that keystrokes do not fill the history */
    change: (change: AdminChange, options?: { replace: boolean }) =>
      setParams((current) => changeAdmin(current, change), options),
    goTo: (page: number, options?: { replace: boolean }) =>
      setParams(set('page', page > 1 ? String(page) : ''), options),
    openDetail: (id: string) =>
      setParams(set('detail', id), { state: { detail: true }, replace: query.detail !== '' }),
    /** Back to the list. A shared link has no history entry behind it, so its parameter is removed instead. */
    closeDetail: () => (openedHere ? void navigate(-1) : setParams(set('detail', ''), { replace: true })),
  };
}

/**
 * The number of a list's pages. When the address names a page after the last one, it changes to the last one.
 *
 * @param total the number of all matches; undefined until the first answer
 * @param isPreviousPage whether the total still belongs to the page before
 */
export function useAdminPages(total: number | undefined, isPreviousPage: boolean): number {
  const { query, goTo } = useAdminUrl();
  const pages = adminPages(total ?? 0);
  useEffect(() => {
    if (!isPreviousPage && total !== undefined && query.page > pages) goTo(pages, { replace: true });
  });
  return pages;
}
