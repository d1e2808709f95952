import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';

const STALE_AFTER = 30_000;
const RETRIES = 2;

/** Reads are tried again when nobody answered or the server stumbled, never when it refused; writes never. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER,
        retry: (failures, error) => failures < RETRIES && isWorthRetrying(error),
      },
      mutations: { retry: false },
    },
  });
}

function isWorthRetrying(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
