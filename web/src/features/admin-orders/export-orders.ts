import { shownAddress } from '../../lib/checkout-rules';
import { statusName } from '../../lib/choices';
import { saveCsv } from '../../lib/csv';
import { formatDate } from '../../lib/dates';
import { i18n } from '../../lib/i18n';
import { formatDong } from '../../lib/money';
import { orderNumber } from '../../lib/order-number';
import type { PlacedOrder } from '../../lib/order-payment';

/** Downloads the rows as they are shown, without the pictures. */
export function exportOrders(orders: readonly PlacedOrder[]): void {
  const heads = [
    i18n.t('Order'),
    i18n.t({ id: 'person.name', message: 'Name' }),
    i18n.t('Phone'),
    i18n.t('Status'),
    i18n.t('Address'),
    i18n.t('Total'),
    i18n.t('Date'),
  ];
  const rows = orders.map((order) => [
    `#${orderNumber(order._id)}`,
    order.name,
    order.phone,
    statusName(order.status),
    shownAddress(order.address),
    formatDong(order.total),
    formatDate(order.placedAt ?? order.createdAt),
  ]);
  saveCsv(i18n.t({ id: 'file.orders', message: 'orders' }), heads, rows);
}
