import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import {
  getFilterProductsQueryOptions,
  useFilterProducts,
  useGetProductFacets,
} from '../../api/generated/products/products';
import { LIMITS } from '../../lib/limits';
import { useCatalogueQuery } from '../../state/catalogue-query';
import { toNarrowing, toParams } from './catalogue-params';

/** The catalogue's list and filter options for the present address. The next page is fetched ahead (rule L10). */
export function useCatalogue() {
  const { query, change, goTo, dropUnreadable, isReadable } = useCatalogueQuery();
  const client = useQueryClient();
  const params = useMemo(() => toParams(query), [query]);
  const list = useFilterProducts(params, { query: { placeholderData: keepPreviousData } });
  const facets = useGetProductFacets(toNarrowing(params), { query: { placeholderData: keepPreviousData } });

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

  useEffect(() => {
    if (!isReadable) dropUnreadable();
  }, [dropUnreadable, isReadable]);

  return { query, change, goTo, list, facets, total, pages };
}
