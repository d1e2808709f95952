import { formatDate } from '../../lib/dates';
import { formatDong } from '../../lib/money';
import { DefinitionList, StatusDot, type StatusTone } from '../../ui';

/** What an order says of itself, as the API gives it. */
export interface OrderFact {
  /** A cart is no status of an order (specification §4). */
  status: StatusTone | 'cart';
  name: string;
  phone: string;
  address: string;
  payment: string | null;
  /** Whole dong. */
  total: number;
  createdAt: string;
  placedAt: string | null;
}

/** Status, day, who receives it, payment and total; what is not known yet has no line. */
export function OrderFacts({ order }: { order: OrderFact }) {
  const { status } = order;
  return (
    <DefinitionList
      items={[
        { term: 'Status', value: status === 'cart' ? '' : <StatusDot status={status} /> },
        { term: 'Date', value: formatDate(order.placedAt ?? order.createdAt) },
        { term: 'Name', value: order.name },
        { term: 'Phone', value: order.phone },
        { term: 'Address', value: order.address },
        { term: 'Payment', value: order.payment ?? '' },
        { term: 'Total', value: formatDong(order.total) },
      ].filter(({ value }) => value !== '')}
    />
  );
}
