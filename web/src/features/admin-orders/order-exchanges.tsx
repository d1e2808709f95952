import { useListExchanges, useListOrderExchanges } from '../../api/generated/exchanges/exchanges';
import { TIMINGS } from '../../lib/timings';
import { useExchangeMoves } from '../../state/exchanges';
import { ExchangeList } from '../../widgets/exchange-list/exchange-list';

/** As many as the server lists at once. */
const MOST = 100;

/** The exchanges of an order, in its dialog (rule Z4). */
export function OrderExchanges({ orderId }: { orderId: string }) {
  const answer = useListOrderExchanges(orderId, { query: { staleTime: 0 } });
  const moves = useExchangeMoves();
  const exchanges = answer.data?.exchanges ?? [];
  if (exchanges.length === 0) return null;
  return <ExchangeList title="Exchange of size" exchanges={exchanges} {...moves} />;
}

/** The exchanges that wait for staff, above the orders; nothing without one. */
export function OpenExchanges({ onOpen }: { onOpen: (orderId: string) => void }) {
  const answer = useListExchanges(
    { limit: MOST },
    { query: { staleTime: 0, refetchInterval: TIMINGS.orderRefresh, refetchOnWindowFocus: 'always' } },
  );
  const moves = useExchangeMoves();
  const { exchanges, total } = answer.data ?? { exchanges: [], total: 0 };
  if (total === 0) return null;
  const title = `Open exchanges of size (${total})`;
  return <ExchangeList title={title} exchanges={exchanges} onOpen={onOpen} {...moves} />;
}
