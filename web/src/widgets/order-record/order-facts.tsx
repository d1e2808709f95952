import type { OrderStatus } from '../../lib/choices';
import { formatDate } from '../../lib/dates';
import { formatDong } from '../../lib/money';
import { DefinitionList, StatusDot } from '../../ui';

/** An order's data in the API's shape. */
export interface OrderFact {
  /** A cart is not yet an order (rule O1). */
  status: OrderStatus | 'cart';
  name: string;
  phone: string;
  address: string;
  payment: string | null;
  /** Whole dong. */
  total: number;
  createdAt: string;
  placedAt: string | null;
}

/** Status, day, receiver, payment and total. Missing values have no row. */
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
