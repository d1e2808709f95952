import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { FILTER_NAMES, type FilterName } from '../lib/choices';
import { changeCatalogue, readCatalogue, toSearch, withoutOverlay, type CatalogueQuery } from './url';

/** Changes the page. Page 1 has no parameter. */
export function turnPage(params: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(params);
  if (page > 1) next.set('page', String(page));
  else next.delete('page');
  return next;
}

/** Adds a filter's value, or removes it when it is there. */
export function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/**
 * The query string without what the catalogue cannot read: a brand that is none, a page 0.
 *
 * @returns the same object when everything can be read
 */
export function withoutUnreadable(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['page', 'sort', ...FILTER_NAMES] as const) {
    const text = params.get(name);
    if (text === null) continue;
    const values = name === 'page' || name === 'sort' ? [text] : text.split(',');
    const readable = values.filter((value) => isReadable(name, value));
    if (readable.length > 0) next.set(name, readable.join(','));
    else next.delete(name);
  }
  return next.toString() === params.toString() ? params : next;
}

function isReadable(name: FilterName | 'page' | 'sort', value: string): boolean {
  const read = readCatalogue(new URLSearchParams({ [name]: value }))[name];
  return Array.isArray(read) ? read.length > 0 : String(read) === value && value !== '';
}

/**
 * The catalogue's query and the functions that change it. A change shows at once, before the router has finished;
 * quick changes build on each other.
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
    (update: (current: URLSearchParams) => URLSearchParams, options?: { replace: boolean }) =>
      startTransition(() => {
        latest.current = update(latest.current);
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
  const dropUnreadable = useCallback(() => go(withoutUnreadable, { replace: true }), [go]);
  return { query, change, goTo, dropUnreadable, isReadable: withoutUnreadable(params) === params };
}

/**
 * The catalogue's address for a search; an empty one removes the parameter (rule F4). A search in the catalogue keeps
 * the filters.
 *
 * @param from the present location
 */
export function searchPath(from: { pathname: string; search: string }, search: string): string {
  const kept = new URLSearchParams(from.pathname === '/product' ? from.search : '');
  const params = changeCatalogue(withoutOverlay(kept), { search });
  return `/product${toSearch(params)}`;
}
