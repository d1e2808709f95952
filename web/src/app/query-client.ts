import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from '../lib/api-error';
import { staysAfterSignOut } from '../state/cache-rules';

/** Of public data; what another tab, device or staff may change is read again wherever it is opened. */
const STALE_AFTER = 30_000;
const RETRIES = 2;

/**
 * Reads are retried after a missing answer or a server error, never after a refusal. Writes are never retried. A call
 * made offline fails at once instead of waiting for the network, since the customer would not expect it later.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: ({ queryKey }) => (staysAfterSignOut(queryKey) ? STALE_AFTER : 0),
        retry: (failures, error) => failures < RETRIES && onlineManager.isOnline() && isWorthRetrying(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
