import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useListExchanges, useListOrderExchanges } from '../../api/generated/exchanges/exchanges';
import { TIMINGS } from '../../lib/timings';
import { useExchangeMoves } from '../../state/exchanges';
import { ExchangeList } from '../../widgets/exchange-list/exchange-list';

/** Few enough that the orders below stay in view. */
const PAGE_SIZE = 5;

/** The exchanges of an order, in its dialog (rule Z4). */
export function OrderExchanges({ orderId }: { orderId: string }) {
  const answer = useListOrderExchanges(orderId, { query: { staleTime: 0 } });
  const moves = useExchangeMoves();
  const exchanges = answer.data?.exchanges ?? [];
  if (exchanges.length === 0) return null;
  return <ExchangeList title="Exchange of size" exchanges={exchanges} {...moves} />;
}

/** The exchanges that wait for staff, those that wait longest first, above the orders; nothing without one. */
export function OpenExchanges({ onOpen }: { onOpen: (orderId: string) => void }) {
  const [page, setPage] = useState(1);
  const answer = useListExchanges(
    { page, limit: PAGE_SIZE },
    {
      query: {
        staleTime: 0,
        refetchInterval: TIMINGS.orderRefresh,
        refetchOnWindowFocus: 'always',
        placeholderData: keepPreviousData,
      },
    },
  );
  const moves = useExchangeMoves();
  const { exchanges, total } = answer.data ?? { exchanges: [], total: 0 };
  const pages = Math.ceil(total / PAGE_SIZE);
  // The last one of the last page was decided.
  if (answer.data && page > Math.max(pages, 1)) setPage(Math.max(pages, 1));
  if (total === 0) return null;
  const title = `Open exchanges of size (${total})`;
  const paging = { page, pages, onChange: setPage };
  return <ExchangeList title={title} exchanges={exchanges} onOpen={onOpen} paging={paging} {...moves} />;
}
