import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useGetCustomer } from '../api/generated/customers/customers';
import { useSession } from './session';

/** The signed-in customer with their orders; makes no call for a visitor. */
export function useCurrentCustomer(query?: { refetchOnMount: false }) {
  const user = useSession();
  return useGetCustomer(user?._id ?? '', { query: { ...query, enabled: user !== null } });
}

/** Removes from the cache what not everyone may read, when the customer has signed out. */
export function removePrivateData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) });
}

const STAFFS_OWN = /\/(?:audit-events|stock-movements|lowStock)$/;

/** Products are public, but what staff alone read of them. */
export function isPublic([path]: QueryKey): boolean {
  return String(path).startsWith('/v1/products') && !STAFFS_OWN.test(String(path));
}

/** Marks the products' stock as out of date, because something was sold. */
export function invalidateStock(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/v1/products'),
  });
}
