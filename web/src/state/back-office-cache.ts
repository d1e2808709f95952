import { useQueryClient } from '@tanstack/react-query';
import type { CustomerDto, CustomerListDto, OrderDto, OrderListDto } from '../api/generated/model';
import { getGetCustomerQueryKey, getListCustomersQueryKey } from '../api/generated/customers/customers';
import {
  getGetOrderHistoryQueryKey,
  getGetOrderQueryKey,
  getGetOrderQueryOptions,
  getListOrdersQueryKey,
} from '../api/generated/orders/orders';

/**
 * What is known of orders and customers, after staff have changed one: the rows that show it follow at once, what
 * was counted from it is out of date.
 */
export function useBackOfficeCache() {
  const client = useQueryClient();
  /** Tiles, charts, stock: whatever a status or a person is counted in, but no list that is being read. */
  const forgetFigures = () =>
    client.invalidateQueries({ predicate: ({ queryKey: [path] }) => isFigure(String(path)) });
  return {
    /** The order as the shop has it now. */
    lookAtOrder: (id: string) => client.fetchQuery(getGetOrderQueryOptions(id, { query: { staleTime: 0 } })),
    setOrder: async (order: OrderDto) => {
      // An answer that is on its way may be older than this one.
      await client.cancelQueries({ queryKey: getListOrdersQueryKey() });
      client.setQueriesData<OrderListDto>({ queryKey: getListOrdersQueryKey() }, (list) =>
        list
          ? { ...list, orders: list.orders.map((other) => (other._id === order._id ? order : other)) }
          : list,
      );
      client.setQueryData(getGetOrderQueryKey(order._id), order);
      void client.invalidateQueries({ queryKey: getGetOrderHistoryQueryKey(order._id) });
      void forgetFigures();
    },
    setCustomer: async (customer: CustomerDto) => {
      await client.cancelQueries({ queryKey: getListCustomersQueryKey() });
      client.setQueriesData<CustomerListDto>({ queryKey: getListCustomersQueryKey() }, (list) =>
        list
          ? {
              ...list,
              customers: list.customers.map((other) => (other._id === customer._id ? customer : other)),
            }
          : list,
      );
      client.setQueryData(getGetCustomerQueryKey(customer._id), customer);
    },
    /** One of them is gone, so every page of the lists may have moved up. */
    forgetOrders: async () => {
      await client.invalidateQueries({ queryKey: getListOrdersQueryKey() });
      void forgetFigures();
    },
    forgetCustomers: async () => {
      await client.invalidateQueries({ queryKey: getListCustomersQueryKey() });
      void forgetFigures();
    },
  };
}

/** What is counted from orders and people (the dashboard), and the stock, which a canceled order gives back. */
function isFigure(path: string): boolean {
  return path.startsWith('/v1/products') || COUNTED.has(path);
}

const COUNTED = new Set([
  '/v1/customers/allCustomerQuantity',
  '/v1/customers/customerChartByYear',
  '/v1/orders/orderAndProductSoldChartByYear',
  '/v1/orders/quantityAndProfit',
]);
