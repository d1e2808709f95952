import { keepPreviousData } from '@tanstack/react-query';
import type { FilterProductsParams } from '../api/generated/model';
import { useFilterProducts } from '../api/generated/products/products';
import { i18n } from '../lib/i18n';
import { LIMITS } from '../lib/limits';
import { useMySize } from './my-size';
import { useOverlay } from './url';

/** The query of the row of new shoes that a page without results shows. */
export const NEW_SHOES: FilterProductsParams = {
  limit: LIMITS.recentlySeen,
  stock: ['just-in'],
  sort: 'newest',
};

/** The newest shoes in the shopper's size, for a row where there would be nothing (rule V26). */
export function useNewShoes() {
  const [size] = useMySize();
  const { hrefOf } = useOverlay();
  const { data, isError } = useFilterProducts(
    { ...NEW_SHOES, ...(size && { size: [size] }) },
    { query: { placeholderData: keepPreviousData } },
  );
  return {
    title: size ? i18n.t('New in your size, {size}', { size }) : i18n.t('New in the shop'),
    products: isError ? [] : data?.products,
    hrefOf: ({ slug }: { slug: string }) => hrefOf({ active: 'productDetail', product: slug }),
  };
}
