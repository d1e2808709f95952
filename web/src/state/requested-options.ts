import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { FilterProductsParams, ProductListDto } from '../api/generated/model';
import { getFilterProductsQueryKey } from '../api/generated/products/products';
import { readCatalogue } from './url';

/** The colours and sizes that the address asks for: its filters, and what its search was read as. */
export interface RequestedOptions {
  colors: readonly string[];
  sizes: readonly string[];
}

/** What the present address asks for; both are empty outside the catalogue. */
export function useRequestedOptions(): RequestedOptions {
  const client = useQueryClient();
  const [params] = useSearchParams();
  const { search, color, size } = useMemo(() => readCatalogue(params), [params]);
  const filters = { queryKey: getFilterProductsQueryKey().slice(0, 1) };
  // Reads again when a list has come.
  useIsFetching(filters);
  const lists = client.getQueriesData<ProductListDto>(filters);
  const searched = lists.find(
    ([[, key], list]) => search && list && (key as FilterProductsParams | undefined)?.search === search,
  );
  const readAs = searched?.[1]?.readAs;
  return useMemo(() => {
    const read = (filter: 'color' | 'size') =>
      (readAs ?? []).flatMap((part) => (part.filter === filter ? part.values : []));
    return { colors: [...color, ...read('color')], sizes: [...size, ...read('size')] };
  }, [color, size, readAs]);
}
