import { getFilterProductsQueryKey, getGetProductFacetsQueryKey } from '../api/generated/products/products';
import { Catalogue } from '../features/catalogue/catalogue';
import { toNarrowing, toParams } from '../features/catalogue/catalogue-params';
import { definePage } from '../features/page-frame/define-page';
import { i18n } from '../lib/i18n';
import { NEW_SHOES } from '../state/new-shoes';
import { readCatalogue } from '../state/url';

/** All products, or the results of a search. */
export const page = definePage({
  module: 'pages/catalogue-page',
  title: () => i18n.t('All products'),
  isListed: true,
  description: () => ({
    en: 'All sports shoes of six brands: filter them by brand, colour, type, size and price.',
    vi: 'Tất cả giày thể thao của sáu thương hiệu: lọc theo thương hiệu, màu, kiểu, size và giá.',
  }),
  queries: (_path, params) => {
    const list = toParams(readCatalogue(params));
    const shown = [getFilterProductsQueryKey(list), getGetProductFacetsQueryKey(toNarrowing(list))];
    // A search that finds nothing shows them.
    return list.search ? [...shown, getFilterProductsQueryKey(NEW_SHOES)] : shown;
  },
  Component: Catalogue,
});
