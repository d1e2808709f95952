import type { QueryKey } from '@tanstack/react-query';
import {
  getFilterProductsQueryKey,
  getGetProductFacetsQueryKey,
  getGetProductQueryKey,
  getListBrandTypesQueryKey,
  getListColorProductsQueryKey,
  getListSliderProductsQueryKey,
} from '../api/generated/products/products';
import { toNarrowing, toParams } from '../features/catalogue/catalogue-params';
import { RED } from '../features/editorial/red';
import { BRANDS } from '../lib/choices';
import { NEW_SHOES } from '../state/new-shoes';
import { readCatalogue, readOverlay } from '../state/url';
import { pathOf, type Address } from './addresses';

/**
 * The API calls that a page makes in its first render, by their keys in the query cache; with a product's dialog open,
 * also those of the page behind it.
 *
 * @param address an address of the app's router
 */
export function queriesOf(address: Address): QueryKey[] {
  const params = new URLSearchParams(address.search);
  const overlay = readOverlay(params);
  const page = queriesOfPage(pathOf(address), params);
  if (overlay?.active !== 'productDetail') return page;
  return [getGetProductQueryKey(encodeURIComponent(overlay.product)), ...page];
}

/** Pages without data. Any other address that is not a page's shows new shoes. */
const TEXTS = ['/about', '/faq', '/services'];

function queriesOfPage(path: string, params: URLSearchParams): QueryKey[] {
  if (path === '/') {
    const brands = BRANDS.map(({ value }) => getListSliderProductsQueryKey({ brand: value }));
    return [...brands, getListColorProductsQueryKey({ color: RED })];
  }
  if (path === '/product') {
    const list = toParams(readCatalogue(params));
    const page = [getFilterProductsQueryKey(list), getGetProductFacetsQueryKey(toNarrowing(list))];
    // A search that finds nothing shows them.
    return list.search ? [...page, getFilterProductsQueryKey(NEW_SHOES)] : page;
  }
  if (TEXTS.includes(path)) return [];
  const brand = BRANDS.find((other) => path === `/${other.path}`)?.value;
  if (!brand) return [getFilterProductsQueryKey(NEW_SHOES)];
  return [getListBrandTypesQueryKey({ brand }), getListSliderProductsQueryKey({ brand })];
}
