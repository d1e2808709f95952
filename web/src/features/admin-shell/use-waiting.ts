import { useEffect, useRef } from 'react';
import { ding } from '../../lib/ding';
import { useToDo } from '../../state/to-do';

/** How many orders, exchanges and returns wait; 0 until it is known. A sound tells of a new order (rule O17). */
export function useWaiting(isBellOn: boolean): { orders: number; exchanges: number; returns: number } {
  const { data } = useToDo();
  const known = useRef<string>(undefined);
  const newest = data && (data.newestOrderAt ?? '');
  useEffect(() => {
    if (newest === undefined) return;
    // One that staff made pending again was placed before.
    if (isBellOn && known.current !== undefined && newest > known.current) ding();
    if (known.current === undefined || newest > known.current) known.current = newest;
  }, [newest, isBellOn]);
  return {
    orders: data?.ordersToConfirm ?? 0,
    exchanges: data?.exchangesOpen ?? 0,
    returns: data?.returnsOpen ?? 0,
  };
}
