import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from '../api/api-error';

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
        staleTime: STALE_AFTER,
        retry: (failures, error) => failures < RETRIES && onlineManager.isOnline() && isWorthRetrying(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
