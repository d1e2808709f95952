import { keepPreviousData } from '@tanstack/react-query';
import type { MoveReturnDto, ReturnPairsDto } from '../api/generated/model';
import { useListReturns, useMoveReturn } from '../api/generated/returns/returns';
import { useActionStatus } from '../hooks/use-action-status';
import { useAfterSaleCache } from './exchanges';
import { useMoneyCache } from './money';

/** Few enough that the orders below stay in view. */
export const OPEN_RETURNS = 5;

/** A page of the returns that wait for staff, those that wait longest first, and their number. */
export function useOpenReturns(page: number, interval?: number) {
  return useListReturns(
    { page, limit: OPEN_RETURNS },
    {
      query: {
        refetchInterval: interval,
        refetchOnWindowFocus: 'always',
        placeholderData: keepPreviousData,
      },
    },
  );
}

/** What staff do with returns; lists and money are read again after every move, also after a refused one. */
export function useReturnMoves() {
  const { mutateAsync } = useMoveReturn();
  const cache = useAfterSaleCache();
  const money = useMoneyCache();
  const { run, isBusy, failure, clearFailure } = useActionStatus();
  const move = (id: string, data: MoveReturnDto) =>
    mutateAsync({ id, data }).finally(() => {
      void cache.invalidate();
      void money.invalidate();
    });
  return {
    isBusy,
    failure,
    clearFailure,
    approve: (id: string) => void run(async () => void (await move(id, { move: 'approve' }))),
    settle: (id: string) => void run(async () => void (await move(id, { move: 'refund' }))),
    receive: (id: string, unsellable: ReturnPairsDto[]) => move(id, { move: 'receive', unsellable }),
    refuse: (id: string, reason: string) => move(id, { move: 'refuse', reason }),
  };
}
