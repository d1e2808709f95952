import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { getGetProductQueryKey, getGetProductQueryOptions } from '../api/generated/products/products';
import type { ProductDto, StockLevelDto } from '../api/generated/model';
import { replaceCached } from './replace-cached';

/** The cached products, for the actions that change them. */
export function useProductCache() {
  const client = useQueryClient();
  return {
    /** A product was added, edited or deleted: every list, count and picture of it may be out of date. */
    invalidate: () => invalidateProducts(client),
    /** Shows the pairs that the server says there are now, until the product is fetched again. */
    setStock: (product: ProductDto, levels: readonly StockLevelDto[]) =>
      replaceCached(client, getGetProductQueryKey(product._id), withStock(product, levels)),
    /** Fetches the product again. */
    fetch: (id: string): Promise<ProductDto> =>
      client.fetchQuery(getGetProductQueryOptions(id, undefined, { query: { staleTime: 0 } })),
  };
}

function withStock(product: ProductDto, levels: readonly StockLevelDto[]): ProductDto {
  const levelOf = (color: string, size: string) =>
    levels.find((level) => level.color === color && level.size === size)?.quantity;
  const colors = product.colors.map((color) => ({
    ...color,
    sizes: color.sizes.map((one) => ({ ...one, quantity: levelOf(color.color, one.size) ?? one.quantity })),
  }));
  return { ...product, colors };
}

/** Whether an answer tells of products: their lists, one of them, their stock. */
export function isOfProducts([path]: QueryKey): boolean {
  return String(path).startsWith('/v1/products');
}

/** Marks products and their stock as out of date, because they were edited or sold. */
export function invalidateProducts(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => isOfProducts(queryKey) });
}
