import { useEffect, useRef } from 'react';
import { useListOrders } from '../../api/generated/order-handling/order-handling';
import { ding } from '../../lib/ding';
import { TIMINGS } from '../../lib/timings';

/**
 * The number of pending orders; undefined until it is known. A sound tells of a new one, also while the tab is in the
 * background (rule O17).
 */
export function usePendingOrders(isBellOn: boolean): number | undefined {
  const { data } = useListOrders(
    { status: ['pending'], sort: 'newest', limit: 1 },
    {
      query: {
        refetchInterval: TIMINGS.orderRefresh,
        refetchIntervalInBackground: true,
        refetchOnWindowFocus: 'always',
      },
    },
  );
  const known = useRef<string>(undefined);
  const newest = data && (data.orders[0]?.placedAt ?? '');
  useEffect(() => {
    if (newest === undefined) return;
    // One that staff made pending again was placed before.
    if (isBellOn && known.current !== undefined && newest > known.current) ding();
    if (known.current === undefined || newest > known.current) known.current = newest;
  }, [newest, isBellOn]);
  return data?.total;
}
