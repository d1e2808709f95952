import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The lists of products and a single one; below a product is what staff alone read, such as its movements. */
const PUBLIC = /^\/v1\/products(?:\/[^/]+)?$/;
const OF_STAFF = /(?:lowStock|export)$/;

/** Whether everyone may read an answer. What is not named here goes with the session. */
export function isPublic([path]: QueryKey): boolean {
  return PUBLIC.test(String(path)) && !OF_STAFF.test(String(path));
}

/** Removes from the cache what not everyone may read, when the customer has signed out. */
export function removePrivateData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => !isPublic(queryKey) });
}
