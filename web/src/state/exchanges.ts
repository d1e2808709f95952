import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useListExchanges, useMoveExchange } from '../api/generated/exchanges/exchanges';
import type { MoveExchangeDto } from '../api/generated/model';
import { useActionStatus } from '../hooks/use-action-status';

/** Marks exchanges, returns, histories and stock as out of date, after one of them was asked for or moved. */
export function useAfterSaleCache() {
  const client = useQueryClient();
  return {
    invalidate: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          /^\/v1\/(exchanges|returns|products|stats)|^\/v1\/orders\/\w+\/(exchanges|returns|history)$/.test(
            String(path),
          ),
      }),
  };
}

/** Few enough that the orders below stay in view. */
export const OPEN_EXCHANGES = 5;

/** A page of the exchanges that wait for staff, those that wait longest first, and their number. */
export function useOpenExchanges(page: number, interval?: number) {
  return useListExchanges(
    { page, limit: OPEN_EXCHANGES },
    {
      query: {
        refetchInterval: interval,
        refetchOnWindowFocus: 'always',
        placeholderData: keepPreviousData,
      },
    },
  );
}

/** What staff do with exchanges of size; the lists are read again after every move, also after a refused one. */
export function useExchangeMoves() {
  const { mutateAsync } = useMoveExchange();
  const cache = useAfterSaleCache();
  const { run, isBusy, failure, clearFailure } = useActionStatus();
  const move = (id: string, data: MoveExchangeDto) =>
    mutateAsync({ id, data }).finally(() => void cache.invalidate());
  return {
    isBusy,
    failure,
    clearFailure,
    onMove: (id: string, to: 'approve' | 'receive') =>
      void run(async () => void (await move(id, { move: to }))),
    refuse: (id: string, reason: string) => move(id, { move: 'refuse', reason }),
  };
}
