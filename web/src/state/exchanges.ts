import { useQueryClient } from '@tanstack/react-query';
import { useMoveExchange } from '../api/generated/exchanges/exchanges';
import type { MoveExchangeDtoMove } from '../api/generated/model';
import { useActionStatus } from './use-action-status';

/** Marks exchanges, histories and stock as out of date, after an exchange was asked for or moved. */
export function useExchangeCache() {
  const client = useQueryClient();
  return {
    refresh: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          /^\/v1\/(exchanges|products)|^\/v1\/orders\/\w+\/(exchanges|history)$/.test(String(path)),
      }),
  };
}

/** What staff do with exchanges of size; the lists are read again after every move, also after a refused one. */
export function useExchangeMoves() {
  const { mutateAsync } = useMoveExchange();
  const cache = useExchangeCache();
  const { run, isBusy, failure } = useActionStatus();
  return {
    isBusy,
    failure,
    onMove: (id: string, move: MoveExchangeDtoMove) =>
      void run(async () => {
        await mutateAsync({ id, data: { move } }).finally(() => void cache.refresh());
      }),
  };
}
