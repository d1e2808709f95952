import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getGetCustomerQueryKey, useGetCustomer } from '../api/generated/customers/customers';
import type { CustomerDto } from '../api/generated/model';
import { getListSessionsQueryKey } from '../api/generated/sign-in/sign-in';
import { useSession } from './session';

/** The signed-in customer with their orders; asks nothing while nobody is signed in. */
export function useCurrentCustomer() {
  const user = useSession();
  return useGetCustomer(user?._id ?? '', { query: { enabled: user !== null } });
}

/** How the customer's cached copy is changed or marked as out of date after an action of theirs. */
export function useCustomerCache() {
  const client = useQueryClient();
  return {
    set: (customer: CustomerDto) => client.setQueryData(getGetCustomerQueryKey(customer._id), customer),
    /** The devices too: another password, e-mail address, phone number or second factor ends the other sign-ins. */
    refresh: (id: string) =>
      Promise.all([
        client.invalidateQueries({ queryKey: getGetCustomerQueryKey(id) }),
        client.invalidateQueries({ queryKey: getListSessionsQueryKey(id) }),
      ]),
  };
}

/** Forgets what only the person who left may see. */
export function forgetPrivateData(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey }) => /^\/v1\/(customers|orders)/.test(String(queryKey[0])),
  });
}

/** Something was sold, so what is known of the products' stock is out of date. */
export function forgetStock(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/v1/products'),
  });
}
