import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { getGetProductQueryOptions } from '../api/generated/products/products';
import type { ProductDto } from '../api/generated/model';

/** The cached products, for the actions that change them. */
export function useProductCache() {
  const client = useQueryClient();
  return {
    /** A product was added, edited or deleted: every list, count and picture of it may be out of date. */
    invalidate: () => invalidateProducts(client),
    /** Fetches the product again. */
    fetch: (id: string): Promise<ProductDto> =>
      client.fetchQuery(getGetProductQueryOptions(id, undefined, { query: { staleTime: 0 } })),
  };
}

/** Whether an answer tells of products: their lists, one of them, their stock. */
export function isOfProducts([path]: QueryKey): boolean {
  return String(path).startsWith('/v1/products');
}

/** Marks products and their stock as out of date, because they were edited or sold. */
export function invalidateProducts(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => isOfProducts(queryKey) });
}
