import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { BRANDS, PRODUCT_TYPES, STOCK_LABELS } from '../lib/brands';
import { isSize, plainSize } from '../lib/sizes';
import { LIMITS } from '../lib/timings';
import { stateOfLink } from './return-path';

/** What may lie over a page (specification §2, overlays). */
export type Overlay =
  | { active: 'cart' }
  | { active: 'search' }
  | { active: 'productDetail'; product: string }
  | { active: 'order'; order: string };

/** The catalogue's part of the query string. */
export interface CatalogueQuery {
  page: number;
  search: string;
  brand: string[];
  color: string[];
  type: string[];
  stock: string[];
  /** EU sizes, of which at least one is in stock. */
  size: string[];
  sort: CatalogueSort | '';
}

export const CATALOGUE_SORTS = ['newest', 'oldest', 'low-high', 'high-low'] as const;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

const BRAND_VALUES = BRANDS.map((brand) => brand.value);
const OVERLAY_PARAMETERS = ['active', 'product', 'order'];

/** @returns null when no overlay is open, or when the parameters do not say whose */
export function readOverlay(params: URLSearchParams): Overlay | null {
  const active = params.get('active');
  if (active === 'cart' || active === 'search') return { active };
  const product = params.get('product');
  if (active === 'productDetail' && product) return { active, product };
  const order = params.get('order');
  if (active === 'order' && order) return { active, order };
  return null;
}

/** The query string with this overlay open, and no other. */
export function withOverlay(params: URLSearchParams, overlay: Overlay): URLSearchParams {
  const next = withoutOverlay(params);
  Object.entries(overlay).forEach(([name, value]) => next.set(name, value));
  return next;
}

/** Closing an overlay: the one place that knows which parameters go. */
export function withoutOverlay(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  OVERLAY_PARAMETERS.forEach((name) => next.delete(name));
  return next;
}

/** Whether a link opens an overlay over the page it stands on. */
export function isOverlayHref(href: string): boolean {
  const query = href.split('?')[1];
  return query !== undefined && readOverlay(new URLSearchParams(query.split('#')[0])) !== null;
}

/** What counts as one place to be scrolled: a page, and each page of a list; no overlay, no filter. */
export function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}#${readCatalogue(new URLSearchParams(search)).page}`;
}

/** Reads the catalogue's parameters; what nobody could have chosen is as if it were not there. */
export function readCatalogue(params: URLSearchParams): CatalogueQuery {
  const page = Number(params.get('page') ?? 1);
  const sort = params.get('sort') as CatalogueSort | null;
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: [...(params.get('search') ?? '').trim()].slice(0, LIMITS.searchLength).join(''),
    brand: readOptions(params, 'brand', BRAND_VALUES),
    color: readList(params, 'color', (name) => name.length <= LIMITS.colorLength),
    type: readOptions(params, 'type', PRODUCT_TYPES),
    stock: readOptions(params, 'stock', Object.keys(STOCK_LABELS)),
    size: [...new Set(readList(params, 'size', isSize).map(plainSize))],
    sort: sort !== null && CATALOGUE_SORTS.includes(sort) ? sort : '',
  };
}

/** Filters, sort or search changed, so the page is 1 again (specification §4): the one place that resets it. */
export function changeCatalogue(
  params: URLSearchParams,
  change: Partial<Omit<CatalogueQuery, 'page'>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    const text = Array.isArray(value) ? value.join(',') : value.trim();
    if (text) next.set(name, text);
    else next.delete(name);
  }
  return next;
}

/** Another page of the same list. Page 1 is written as no page at all. */
export function turnPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}

/** Turns one value of a filter group on or off. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** The open overlay, and how to open and close one without moving the page behind it. */
export function useOverlay() {
  const [params] = useSearchParams();
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  const overlay = useMemo(() => readOverlay(params), [params]);
  const openedHere = (location.state as { overlay?: boolean } | null)?.overlay === true;
  const hrefOf = (next: Overlay): string => pathname + toSearch(withOverlay(params, next));
  // One overlay takes another's place in the history, so that closing and Back leave them all.
  const opening = {
    state: { overlay: overlay ? openedHere : true },
    replace: overlay !== null,
  };
  return {
    overlay,
    /** An address for a link, so that an overlay can be opened in a new tab. */
    hrefOf,
    /** How the router follows a link: one to an overlay leaves the page where it is. */
    linkTo: (href: string) =>
      isOverlayHref(href)
        ? { to: href, ...opening }
        : { to: href, state: stateOfLink(href, location, overlay !== null) },
    open: (next: Overlay) => void navigate(hrefOf(next), opening),
    /** Back to where it was opened; on a shared link, which has nothing behind it, the parameters go. */
    close: () =>
      openedHere
        ? void navigate(-1)
        : void navigate(pathname + toSearch(withoutOverlay(params)), { replace: true }),
  };
}

/** The query string with its question mark; '' for no parameters. */
export function toSearch(params: URLSearchParams): string {
  const query = params.toString();
  return query && `?${query}`;
}

/**
 * The catalogue's query, and its two ways to change. A choice shows at once, while the router still makes its
 * way to the new address; choices pressed in quick succession build on each other.
 */
export function useCatalogueQuery() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const read = useMemo(() => readCatalogue(params), [params]);
  const [query, showAtOnce] = useOptimistic(read);
  const go = useCallback(
    (turn: (current: URLSearchParams) => URLSearchParams, options?: { replace: boolean }) =>
      startTransition(() => {
        latest.current = turn(latest.current);
        showAtOnce(readCatalogue(latest.current));
        setParams(latest.current, options);
      }),
    [setParams, showAtOnce],
  );
  const change = useCallback(
    (values: Partial<Omit<CatalogueQuery, 'page'>>) => go((current) => changeCatalogue(current, values)),
    [go],
  );
  const goTo = useCallback(
    (page: number, options?: { replace: boolean }) => go((current) => turnPage(current, page), options),
    [go],
  );
  return { query, change, goTo };
}

/**
 * The catalogue's address for a search; an empty one has no search parameter (specification §5). A search on
 * the catalogue itself keeps its filters.
 *
 * @param from where the person is
 */
export function searchPath(from: { pathname: string; search: string }, search: string): string {
  const kept = new URLSearchParams(from.pathname === '/product' ? from.search : '');
  const params = changeCatalogue(withoutOverlay(kept), { search });
  return `/product${toSearch(params)}`;
}

/** The known options among the values, however they are spelt: spaces and hyphens are equal (contract §2). */
function readOptions(params: URLSearchParams, name: string, options: readonly string[]): string[] {
  const words = (value: string): string => value.replace(/[\s-]+/g, ' ');
  const chosen = readList(params, name).map(words);
  return options.filter((option) => chosen.includes(words(option)));
}

function readList(
  params: URLSearchParams,
  name: string,
  isPossible: (value: string) => boolean = () => true,
): string[] {
  const values = (params.get(name) ?? '').split(',').map((value) => value.trim().toLowerCase());
  const possible = new Set(values.filter((value) => value !== '' && isPossible(value)));
  return [...possible].slice(0, LIMITS.filterValues);
}
