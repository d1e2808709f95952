import type { OrderDto } from '../../api/generated/model';
import { paymentName } from '../../lib/choices';
import { formatDate } from '../../lib/dates';
import { shownAddress } from '../../lib/checkout-rules';
import { i18n } from '../../lib/i18n';
import { formatDong } from '../../lib/money';
import { DefinitionList, StatusDot } from '../../ui';

/** Status, day, receiver, payment and total. Missing values have no row. */
export function OrderFacts({ order }: { order: OrderDto }) {
  const { status } = order;
  return (
    <DefinitionList
      items={[
        { term: i18n.t('Status'), value: status === 'cart' ? '' : <StatusDot status={status} /> },
        { term: i18n.t('Date'), value: formatDate(order.placedAt ?? order.createdAt) },
        { term: i18n.t({ id: 'person.name', message: 'Name' }), value: order.name },
        { term: i18n.t('Phone'), value: order.phone },
        { term: i18n.t('Address'), value: shownAddress(order.address) },
        { term: i18n.t('Payment'), value: order.payment ? paymentName(order.payment) : '' },
        { term: i18n.t('Total'), value: formatDong(order.total) },
      ].filter(({ value }) => value !== '')}
    />
  );
}
