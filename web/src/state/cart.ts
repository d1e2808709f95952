import { useQueryClient } from '@tanstack/react-query';
import { getGetCustomerQueryKey } from '../api/generated/customers/customers';
import type { CustomerDto, OrderDto } from '../api/generated/model';
import { getGetOrderQueryKey, useGetOrder } from '../api/generated/orders/orders';
import { useCurrentCustomer } from './customer';
import { replaceCached } from './replace-cached';

/** The customer's order in status 'cart' (rule K1). */
export interface CartState {
  /** null while it loads, for a visitor, and for a customer without a cart. */
  cart: OrderDto | null;
  isLoading: boolean;
  /** Set when the cart could not be read. */
  error: Error | null;
  retry: () => void;
}

/**
 * Reads the signed-in customer's cart. All callers share one call.
 *
 * @param query options of the calls: `refetchOnMount: false` for a part that only needs the known cart
 */
export function useCart(query?: { refetchOnMount: false }): CartState {
  const customer = useCurrentCustomer(query);
  const id = customer.data ? findCartId(customer.data) : null;
  const order = useGetOrder(id ?? '', { query: { ...query, enabled: id !== null } });
  const cart = id !== null && order.data?.status === 'cart' ? order.data : null;
  return {
    cart,
    isLoading: customer.isLoading || order.isLoading,
    error: cart ? null : (customer.error ?? order.error),
    retry: () => {
      if (customer.error) void customer.refetch();
      if (order.error) void order.refetch();
    },
  };
}

/** Reads and writes the cached cart, for the actions that change it. */
export function useCartCache() {
  const client = useQueryClient();
  return {
    /** The cached cart; undefined when it is not cached. */
    peek: (id: string) => client.getQueryData<OrderDto>(getGetOrderQueryKey(id)),
    /** Every call on a cart answers the whole cart (rule K7), so the answer replaces the cached one. */
    set: (cart: OrderDto) => replaceCached(client, getGetOrderQueryKey(cart._id), cart),
    cancelReads: (id: string) => client.cancelQueries({ queryKey: getGetOrderQueryKey(id) }),
    invalidate: (id: string) => client.invalidateQueries({ queryKey: getGetOrderQueryKey(id) }),
    /**
     * Makes an order the customer's cart without another call, and drops an earlier one. A customer who is not cached
     * yet is fetched.
     */
    adopt: (customerId: string, cart: OrderDto) => {
      const queryKey = getGetCustomerQueryKey(customerId);
      const customer = client.getQueryData<CustomerDto>(queryKey);
      if (customer) replaceCached(client, queryKey, withCart(customer, cart._id));
      else void client.invalidateQueries({ queryKey });
    },
  };
}

function withCart(customer: CustomerDto, orderId: string): CustomerDto {
  const others = customer.orders.filter((order) => order.status !== 'cart' && order.orderId !== orderId);
  return { ...customer, orders: [{ orderId, status: 'cart' }, ...others] };
}

function findCartId(customer: CustomerDto): string | null {
  return customer.orders.find((order) => order.status === 'cart')?.orderId ?? null;
}
