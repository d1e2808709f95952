import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isWorthRetrying } from '../api/api-error';

const STALE_AFTER = 30_000;
const RETRIES = 2;

/**
 * Reads are tried again when nobody answered or the server stumbled, never when it refused; writes never.
 * A call made offline fails at once: none waits for the network, to be sent when nobody expects it any more.
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
