import { useQueryClient } from '@tanstack/react-query';
import type { ProductDto, ProductListDto } from '../../api/generated/model';
import { getFilterProductsQueryKey } from '../../api/generated/products/products';

/** The product as a list has already loaded it, so that the dialog opens at once; undefined otherwise. */
export function useListedProduct(slug: string): ProductDto | undefined {
  const lists = useQueryClient().getQueriesData<ProductListDto>({
    queryKey: getFilterProductsQueryKey().slice(0, 1),
  });
  return lists.flatMap(([, list]) => list?.products ?? []).find((product) => product.slug === slug);
}
