import { useQueryClient } from '@tanstack/react-query';
import { getGetProductQueryOptions } from '../api/generated/products/products';
import type { ProductDto } from '../api/generated/model';

/** The cached products, for the actions that change them. */
export function useProductCache() {
  const client = useQueryClient();
  return {
    /** A product was added, edited or deleted: every list, count and picture of it may be out of date. */
    refresh: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith('/v1/products'),
      }),
    /** Fetches the product again. */
    look: (id: string): Promise<ProductDto> =>
      client.fetchQuery(getGetProductQueryOptions(id, undefined, { query: { staleTime: 0 } })),
  };
}
