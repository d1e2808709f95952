import type { QueryClient } from '@tanstack/react-query';
import { useGetCustomer } from '../api/generated/customers/customers';
import { useSession } from './session';

/** The signed-in customer with their orders; makes no call for a visitor. */
export function useCurrentCustomer() {
  const user = useSession();
  return useGetCustomer(user?._id ?? '', { query: { enabled: user !== null } });
}

/** Removes from the cache what not everyone may read, when the customer has signed out. */
export function removePrivateData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey: [path] }) => !isPublic(String(path)) });
}

/** Products are public, but what staff alone read of them. */
function isPublic(path: string): boolean {
  return path.startsWith('/v1/products') && !/\/(?:audit-events|stock-movements|lowStock)$/.test(path);
}

/** Marks the products' stock as out of date, because something was sold. */
export function invalidateStock(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/v1/products'),
  });
}
