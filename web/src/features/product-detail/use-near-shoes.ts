import type { FilterProductsParams, ProductDto } from '../../api/generated/model';
import { useFilterProducts } from '../../api/generated/products/products';
import { nearest } from '../../lib/near-shoes';
import { LIMITS } from '../../lib/limits';

/**
 * Shoes in stock that are nearest to a product.
 *
 * @param narrowing filters that all of them meet
 * @returns undefined while they load, and an empty list when they cannot be loaded
 */
export function useNearShoes(
  product: ProductDto,
  narrowing: Pick<FilterProductsParams, 'brand' | 'type' | 'size'>,
): ProductDto[] | undefined {
  const { data, isError } = useFilterProducts({ limit: LIMITS.pageSize, ...narrowing, stock: ['just-in'] });
  return isError ? [] : data && nearest(data.products, product);
}
