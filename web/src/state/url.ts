import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  CATALOGUE_SORTS,
  OPTION_FILTERS,
  OPTION_FILTER_NAMES,
  type CatalogueSort,
  type OptionFilterName,
} from '../lib/choices';
import { plainPriceRange } from '../lib/price-range';
import { isSize, plainSize } from '../lib/sizes';
import { LIMITS } from '../lib/limits';
import { stateOfLink } from './return-path';

/** What can be open over a page (rule V2). */
export type Overlay =
  | { active: 'cart' }
  | { active: 'search' }
  | { active: 'productDetail'; product: string }
  | { active: 'order'; order: string };

/** The catalogue's part of the query string. */
export interface CatalogueQuery extends Record<OptionFilterName, string[]> {
  page: number;
  search: string;
  color: string[];
  /** EU sizes; a product matches when one of them is in stock. */
  size: string[];
  /** Ranges in dong: '2000000-2500000', '-2000000'. */
  price: string[];
  sort: CatalogueSort | '';
}

/** As the shop's own links write a page; the server lists no page that is written otherwise. */
const PAGE = /^[1-9]\d{0,5}$/;

const OVERLAY_PARAMETERS = ['active', 'product', 'order'];

/** @returns null when no overlay is open, or its product or order is missing */
export function readOverlay(params: URLSearchParams): Overlay | null {
  const active = params.get('active');
  if (active === 'cart' || active === 'search') return { active };
  const product = params.get('product');
  if (active === 'productDetail' && product) return { active, product };
  const order = params.get('order');
  if (active === 'order' && order) return { active, order };
  return null;
}

/** The order that a payment provider's page leads back to, as `?order=<id>`; '' without one. */
export function returnedOrder(params: URLSearchParams): string {
  return params.has('active') ? '' : (params.get('order') ?? '');
}

/** The query string with this overlay open, and no other one. */
export function withOverlay(params: URLSearchParams, overlay: Overlay): URLSearchParams {
  const next = withoutOverlay(params);
  Object.entries(overlay).forEach(([name, value]) => next.set(name, value));
  return next;
}

/** Removes an overlay's parameters; no other code knows their names. */
export function withoutOverlay(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  OVERLAY_PARAMETERS.forEach((name) => next.delete(name));
  return next;
}

/** The overlay that an address opens; null when it opens none. */
export function overlayOf(href: string): Overlay | null {
  return readOverlay(new URLSearchParams(href.split('#')[0]!.split('?')[1]));
}

/** Whether a link opens an overlay over its own page. */
export function isOverlayHref(href: string): boolean {
  return overlayOf(href) !== null;
}

/** The key of a scroll position: the path and the list's page. Overlays and filters do not change it. */
export function placeOf({ pathname, search }: { pathname: string; search: string }): string {
  return `${pathname}#${readCatalogue(new URLSearchParams(search)).page}`;
}

/** What every list reads: its page and its search. */
export function readList(params: URLSearchParams): { page: number; search: string } {
  const page = params.get('page') ?? '';
  return {
    page: PAGE.test(page) ? Number(page) : 1,
    search: [...(params.get('search') ?? '').trim()].slice(0, LIMITS.searchLength).join(''),
  };
}

/** The value, if it is one of these. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  given: string | null,
): Value | undefined {
  return values.find((value) => value === given);
}

/** Reads the catalogue's parameters and ignores invalid values. */
export function readCatalogue(params: URLSearchParams): CatalogueQuery {
  const options = OPTION_FILTER_NAMES.map((name) => [
    name,
    readOptions(params, name, OPTION_FILTERS[name].options),
  ]);
  return {
    ...(Object.fromEntries(options) as Record<OptionFilterName, string[]>),
    ...readList(params),
    color: readValues(params, 'color', (name) => name.length <= LIMITS.colorLength),
    size: [...new Set(readValues(params, 'size', isSize).map(plainSize))],
    price: [...new Set(readValues(params, 'price').map(plainPriceRange).filter(Boolean))],
    sort: CATALOGUE_SORTS.find(({ value }) => value === params.get('sort'))?.value ?? '',
  };
}

/** Changes filters, order or search and returns to page 1 (rule L9); no other code resets the page. */
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

/** The catalogue's address with these filters: alone, or changed among others. */
export function cataloguePath(
  filters: Parameters<typeof changeCatalogue>[1],
  params: URLSearchParams = new URLSearchParams(),
): string {
  return `/product${toSearch(changeCatalogue(params, filters))}`;
}

/** The open overlay, and the functions that open and close one without scrolling the page behind it. */
export function useOverlay() {
  const [params] = useSearchParams();
  const location = useLocation();
  const { pathname } = location;
  const navigate = useNavigate();
  const overlay = useMemo(() => readOverlay(params), [params]);
  const openedHere = (location.state as { overlay?: boolean } | null)?.overlay === true;
  const hrefOf = (next: Overlay): string => pathname + toSearch(withOverlay(params, next));
  // An overlay that replaces another also replaces its history entry, so that closing and Back leave both.
  const opening = {
    state: { overlay: overlay ? openedHere : true },
    replace: overlay !== null,
  };
  return {
    overlay,
    /** The overlay's address, for a link that can open in a new tab. */
    hrefOf,
    /** The router's properties for a link. A link to an overlay keeps the page's scroll position. */
    linkTo: (href: string) =>
      isOverlayHref(href)
        ? { to: href, ...opening }
        : { to: href, state: { ...stateOfLink(href, location, overlay !== null), isLink: true } },
    open: (next: Overlay) => void navigate(hrefOf(next), opening),
    /** Back to the page before. A shared link has no history entry behind it, so the parameters are removed instead. */
    close: () =>
      openedHere
        ? void navigate(-1)
        : void navigate(pathname + toSearch(withoutOverlay(params)), { replace: true }),
  };
}

/** The query string with its question mark; '' without parameters. */
export function toSearch(params: URLSearchParams): string {
  const query = params.toString();
  return query && `?${query}`;
}

/** The known options among the values; spaces and hyphens are equal (rule L6). */
function readOptions(params: URLSearchParams, name: string, options: readonly string[]): string[] {
  const words = (value: string): string => value.replace(/[\s-]+/g, ' ');
  const chosen = readValues(params, name).map(words);
  return options.filter((option) => chosen.includes(words(option)));
}

function readValues(
  params: URLSearchParams,
  name: string,
  isPossible: (value: string) => boolean = () => true,
): string[] {
  const values = (params.get(name) ?? '').split(',').map((value) => value.trim().toLowerCase());
  const possible = new Set(values.filter((value) => value !== '' && isPossible(value)));
  return [...possible].slice(0, LIMITS.filterValues);
}
