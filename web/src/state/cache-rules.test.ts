import { QueryClient } from '@tanstack/react-query';
import openapi from '../../../openapi/openapi.json';
import { getListProductAuditEventsQueryKey } from '../api/generated/audit-trail/audit-trail';
import { getListSizeWaitsQueryKey } from '../api/generated/back-in-stock/back-in-stock';
import { getGetCustomerQueryKey } from '../api/generated/customers/customers';
import { getListExchangesQueryKey } from '../api/generated/exchanges/exchanges';
import { getListFailingMailsQueryKey } from '../api/generated/mails/mails';
import { getListOrdersQueryKey } from '../api/generated/order-handling/order-handling';
import { getListStockMovementsQueryKey } from '../api/generated/product-editing/product-editing';
import {
  getFilterProductsQueryKey,
  getGetProductQueryKey,
  getListBestSellersQueryKey,
} from '../api/generated/products/products';
import { getListLowStockQueryKey } from '../api/generated/statistics/statistics';
import { staysAfterSignOut, removePrivateData } from './cache-rules';

test('a sign-out leaves only what everyone may read', () => {
  const client = new QueryClient();
  const everyones = [
    getFilterProductsQueryKey({ brand: ['nike'] }),
    getGetProductQueryKey('a'),
    getListBestSellersQueryKey(),
  ];
  const own = [
    getGetCustomerQueryKey('c'),
    getListOrdersQueryKey({ page: 1 }),
    getListExchangesQueryKey(),
    getListSizeWaitsQueryKey(),
    getListFailingMailsQueryKey(),
    getListProductAuditEventsQueryKey('a', { page: 1 }),
    getListStockMovementsQueryKey('a', { page: 1 }),
    getListLowStockQueryKey(),
  ];
  for (const key of [...own, ...everyones]) client.setQueryData(key, {});
  removePrivateData(client);
  const left = client.getQueryCache().getAll();
  expect(left.map(({ queryKey }) => queryKey)).toEqual(everyones);
});

const reads = Object.entries(openapi.paths as Record<string, { get?: { security?: object[] } }>).flatMap(
  ([path, { get }]) => (get ? [{ path, needsSession: !get.security?.some(isEmpty) }] : []),
);

function isEmpty(scheme: object): boolean {
  return Object.keys(scheme).length === 0;
}

test.each(reads.filter(({ needsSession }) => needsSession))('$path goes with the session', ({ path }) => {
  expect(staysAfterSignOut([path.replace(/\{\w+\}/, 'a')])).toBe(false);
});

test.each(reads.filter(({ path, needsSession }) => /^\/v1\/(?:products|shop)/.test(path) && !needsSession))(
  '$path stays after a sign-out',
  ({ path }) => {
    expect(staysAfterSignOut([path.replace(/\{\w+\}/, 'a')])).toBe(true);
  },
);

test.each(['lowstock-export', 'giay-export', 'lowStock-2'])(
  'a product of the name %s stays as well',
  (slug) => {
    expect(staysAfterSignOut([`/v1/products/${slug}`])).toBe(true);
  },
);
