import { useQueries } from '@tanstack/react-query';
import type { ProductDto } from '../api/generated/model';
import { getGetProductQueryOptions } from '../api/generated/products/products';

/**
 * Products by their ids, in the same order. Those that cannot be loaded, such as deleted ones, are left out.
 *
 * @returns undefined while any of them loads for the first time
 */
export function useProductsById(ids: readonly string[]): ProductDto[] | undefined {
  return useQueries({
    queries: ids.map((id) => getGetProductQueryOptions(id, { query: { retry: false } })),
    combine: (answers) =>
      answers.some(({ isPending }) => isPending) ? undefined : answers.flatMap(({ data }) => data ?? []),
  });
}
