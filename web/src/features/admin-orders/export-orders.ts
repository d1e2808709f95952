import { saveCsv } from '../../lib/csv';
import { formatDate } from '../../lib/dates';
import { formatDong } from '../../lib/money';
import { orderNumber } from '../../lib/order-number';
import type { PlacedOrder } from '../../state/order-record';

/** Downloads the rows as they are shown, without the pictures. */
export function exportOrders(orders: readonly PlacedOrder[]): void {
  const heads = ['Order', 'Name', 'Phone', 'Status', 'Address', 'Total', 'Date'];
  const rows = orders.map((order) => [
    `#${orderNumber(order._id)}`,
    order.name,
    order.phone,
    order.status,
    order.address,
    formatDong(order.total),
    formatDate(order.placedAt ?? order.createdAt),
  ]);
  saveCsv('orders', heads, rows);
}
