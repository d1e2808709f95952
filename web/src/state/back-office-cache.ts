import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { getListCustomersQueryKey } from '../api/generated/customer-handling/customer-handling';
import type { CustomerDto, CustomerListDto, OrderDto, OrderListDto } from '../api/generated/model';
import { getGetCustomerQueryKey } from '../api/generated/customers/customers';
import {
  getGetOrderHistoryQueryKey,
  getListOrdersQueryKey,
} from '../api/generated/order-handling/order-handling';
import { getGetOrderQueryKey, getGetOrderQueryOptions } from '../api/generated/orders/orders';
import { getListShipmentCostsQueryKey } from '../api/generated/parcels/parcels';
import {
  getChartCustomersQueryKey,
  getChartOrdersQueryKey,
  getCountCustomersQueryKey,
  getCountOrdersAndProfitQueryKey,
  getCountToDoQueryKey,
} from '../api/generated/statistics/statistics';
import { isOfProducts } from './product-cache';
import { replaceCached } from './replace-cached';

/**
 * The cached orders and customers. After a change by staff, rows are updated at once, and figures are marked as out
 * of date.
 */
export function useBackOfficeCache() {
  const client = useQueryClient();
  /** Marks tiles, charts and stock as out of date, but not the lists on the screen. */
  const invalidateFigures = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => isFigure(queryKey) });
  return {
    /** Fetches the order again. */
    fetchOrder: (id: string) => client.fetchQuery(getGetOrderQueryOptions(id)),
    setOrder: async (order: OrderDto) => {
      await changeLists<OrderListDto>(client, getListOrdersQueryKey(), (list) => ({
        ...list,
        orders: list.orders.map((other) => (other._id === order._id ? order : other)),
      }));
      replaceCached(client, getGetOrderQueryKey(order._id), order);
      void client.invalidateQueries({ queryKey: getGetOrderHistoryQueryKey(order._id) });
      void invalidateFigures();
    },
    /** A note was written. */
    invalidateHistory: (id: string) => client.invalidateQueries({ queryKey: getGetOrderHistoryQueryKey(id) }),
    setCustomer: async (customer: CustomerDto) => {
      await changeLists<CustomerListDto>(client, getListCustomersQueryKey(), (list) => ({
        ...list,
        customers: list.customers.map((other) => (other._id === customer._id ? customer : other)),
      }));
      replaceCached(client, getGetCustomerQueryKey(customer._id), customer);
    },
    /** An order was deleted, so every page of the lists may have shifted. */
    invalidateOrders: async () => {
      await client.invalidateQueries({ queryKey: getListOrdersQueryKey() });
      void invalidateFigures();
    },
    invalidateCustomers: async () => {
      await client.invalidateQueries({ queryKey: getListCustomersQueryKey() });
      void invalidateFigures();
    },
  };
}

/** Changes the cached lists. One that is still loading may be older than the change, and is asked for again. */
async function changeLists<List>(client: QueryClient, queryKey: QueryKey, change: (list: List) => List) {
  const loading = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  await client.cancelQueries({ queryKey });
  client.setQueriesData<List>({ queryKey }, (list) => list && change(list));
  void client.invalidateQueries({ predicate: (query) => loading.includes(query) });
}

/** The figures counted from orders and customers, and the stock, since a canceled order gives its pairs back. */
function isFigure(key: QueryKey): boolean {
  return isOfProducts(key) || COUNTED.has(String(key[0]));
}

const COUNTED = new Set<string>([
  getCountCustomersQueryKey()[0],
  getChartCustomersQueryKey()[0],
  getChartOrdersQueryKey()[0],
  getCountOrdersAndProfitQueryKey()[0],
  getCountToDoQueryKey()[0],
]);

/** Reads an order again of which a parcel has changed: its status may have as well. */
export function useReadAgain(id: string) {
  const client = useQueryClient();
  const cache = useBackOfficeCache();
  return async (change: Promise<unknown>) => {
    await change;
    void client.invalidateQueries({ queryKey: getListShipmentCostsQueryKey(id) });
    await cache.setOrder(await cache.fetchOrder(id));
  };
}
