import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the shop says of itself, the lists of products and a single one. Below a product is what staff alone read. */
const EVERYONES = /^\/v1\/(?:products(?:\/[^/]+)?|shop(?:\/pages\/[^/]+|\/delivery)?)$/;
/** The tables of all products. */
const OF_STAFF = /\/(?:lowStock|export|deleted)$/;

/** Whether an answer outlasts the session, since everyone may read it. What is not named here goes with it. */
export function staysAfterSignOut([path]: QueryKey): boolean {
  return EVERYONES.test(String(path)) && !OF_STAFF.test(String(path));
}

/** Removes from the cache what not everyone may read, when the customer has signed out. */
export function removePrivateData(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => !staysAfterSignOut(queryKey) });
}
