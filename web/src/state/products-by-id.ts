import { useQueries } from '@tanstack/react-query';
import { isStatus } from '../lib/api-error';
import type { ProductDto } from '../api/generated/model';
import { getGetProductQueryOptions } from '../api/generated/products/products';

/**
 * Products by their ids, in the same order. Deleted ones are left out.
 *
 * @returns no products while any of them loads for the first time; the error when one could not be loaded
 */
export function useProductsById(ids: readonly string[]): {
  products: ProductDto[] | undefined;
  error: Error | null;
  retry: () => void;
} {
  return useQueries({
    queries: ids.map((id) => getGetProductQueryOptions(id)),
    combine: (answers) => {
      const failed = answers.filter(({ error }) => error && !isStatus(error, 404));
      return {
        products: answers.some(({ isPending }) => isPending)
          ? undefined
          : answers.flatMap(({ data }) => data ?? []),
        error: failed[0]?.error ?? null,
        retry: () => failed.forEach(({ refetch }) => void refetch()),
      };
    },
  });
}
