import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import {
  getFilterProductsQueryOptions,
  useFilterProducts,
  useGetProductFacets,
} from '../../api/generated/products/products';
import type { FilterProductsParams } from '../../api/generated/model';
import { OPTION_FILTER_NAMES } from '../../lib/choices';
import { LIMITS } from '../../lib/timings';
import { useCatalogueQuery, type CatalogueQuery } from '../../state/url';

/** The catalogue's list and filter options for the present address. The next page is fetched ahead (rule L10). */
export function useCatalogue() {
  const { query, change, goTo } = useCatalogueQuery();
  const client = useQueryClient();
  const params = useMemo(() => toParams(query), [query]);
  const list = useFilterProducts(params, { query: { placeholderData: keepPreviousData } });
  const { page: _page, limit: _limit, sort: _sort, ...narrowing } = params;
  const facets = useGetProductFacets(narrowing, { query: { placeholderData: keepPreviousData } });

  const total = list.data?.total;
  const pages = Math.max(1, Math.ceil((total ?? 0) / LIMITS.pageSize));
  const hasNext = total !== undefined && !list.isPlaceholderData && query.page < pages;
  useEffect(() => {
    if (hasNext)
      void client.prefetchQuery(getFilterProductsQueryOptions({ ...params, page: query.page + 1 }));
  }, [client, hasNext, params, query.page]);

  const isPast = total !== undefined && !list.isPlaceholderData && query.page > pages;
  useEffect(() => {
    if (isPast) goTo(pages, { replace: true });
  }, [goTo, isPast, pages]);

  return { query, change, goTo, list, facets, total, pages };
}

/** The query of the list for the present address, for fetching it before the first render. */
export function catalogueList(query: CatalogueQuery) {
  return getFilterProductsQueryOptions(toParams(query));
}

/** The query parameters of the call: chosen values joined by commas (rule L6), no parameter for an empty filter. */
export function toParams(query: CatalogueQuery): FilterProductsParams {
  const { page, search, sort } = query;
  const chosen = ([...OPTION_FILTER_NAMES, 'color', 'size'] as const).filter(
    (name) => query[name].length > 0,
  );
  return {
    page,
    limit: LIMITS.pageSize,
    ...(search && { search }),
    ...Object.fromEntries(chosen.map((name) => [name, query[name].join(',')])),
    ...(sort && { sort }),
  };
}
