import { useQueryClient } from '@tanstack/react-query';
import { getGetProductQueryOptions } from '../api/generated/products/products';
import type { ProductDto } from '../api/generated/model';

/** What is known of products, for those who change them. */
export function useProductCache() {
  const client = useQueryClient();
  return {
    /** A product was added, edited or deleted: every list, count and picture of it may be old. */
    refresh: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith('/v1/products'),
      }),
    /** The product as it is at this moment. */
    look: (id: string): Promise<ProductDto> =>
      client.fetchQuery(getGetProductQueryOptions(id, { query: { staleTime: 0 } })),
  };
}
