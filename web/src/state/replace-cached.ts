import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Caches what a change answered. A read that is still on its way may be older, and is dropped. */
export function replaceCached(client: QueryClient, queryKey: QueryKey, data: unknown): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, data);
}
