import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getGetCustomerQueryKey, useGetCustomer } from '../api/generated/customers/customers';
import type { CustomerDto } from '../api/generated/model';
import { getListSessionsQueryKey } from '../api/generated/sign-in/sign-in';
import { useSession } from './session';

/** The signed-in customer with their orders; makes no call for a visitor. */
export function useCurrentCustomer() {
  const user = useSession();
  return useGetCustomer(user?._id ?? '', { query: { enabled: user !== null } });
}

/** Changes the customer's cached copy, or marks it as out of date after an action. */
export function useCustomerCache() {
  const client = useQueryClient();
  return {
    set: (customer: CustomerDto) => client.setQueryData(getGetCustomerQueryKey(customer._id), customer),
    /** The devices too: a new password, e-mail address, phone or second factor ends the other sign-ins. */
    refresh: (id: string) =>
      Promise.all([
        client.invalidateQueries({ queryKey: getGetCustomerQueryKey(id) }),
        client.invalidateQueries({ queryKey: getListSessionsQueryKey(id) }),
      ]),
  };
}

/** Removes private data from the cache when the customer has signed out. */
export function removePrivateData(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey }) => /^\/v1\/(customers|orders|exchanges)/.test(String(queryKey[0])),
  });
}

/** Marks the products' stock as out of date, because something was sold. */
export function invalidateStock(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/v1/products'),
  });
}
