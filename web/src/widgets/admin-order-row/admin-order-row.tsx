import { Info, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ORDER_STATUSES, type OrderStatus } from '../../lib/choices';
import { formatDate } from '../../lib/dates';
import { shownAddress } from '../../lib/checkout-rules';
import { i18n } from '../../lib/i18n';
import { orderNumber } from '../../lib/order-number';
import { holdsStock, type PlacedOrder } from '../../lib/order-payment';
import {
  column,
  type CycleDraftProps,
  CycleEditor,
  DataCell,
  type DataColumn,
  DataRow,
  IconButton,
  Price,
  StatusDot,
  useStyles,
} from '../../ui';
import { Thumbnails } from '../order-row/order-row';
import { adminOrderRow } from './admin-order-row.recipe';

/** The list's columns, and their places below 1024 px. */
export const ORDER_COLUMNS: readonly DataColumn[] = [
  column('items', () => i18n.t('Items'), { width: 47 }),
  column('order', () => i18n.t('Order'), { width: 'minmax(0, 1.1fr)' }),
  column('status', () => i18n.t('Status'), { width: 54 }),
  column('address', () => i18n.t('Address')),
  column('total', () => i18n.t('Total'), { align: 'end', width: 27 }),
  column('actions', () => i18n.t('Actions'), { hideLabel: true, width: 19 }),
];
export const ORDER_STACK = ['items actions', 'order total', 'address address', 'status status'] as const;

export interface AdminOrderRowProps extends CycleDraftProps<OrderStatus> {
  /** The order of this row. */
  order: PlacedOrder;
  /** Marks the row with the keyboard focus. */
  selected?: boolean;
  /** Opens the details. */
  onDetails: () => void;
  /** Opens the confirmation; without it the bin is dimmed (managers only). */
  onDelete?: () => void;
}

/** An order in the list (rule V18). */
export function AdminOrderRow(props: AdminOrderRowProps) {
  const { order, selected, onDetails, onDelete, ...editor } = props;
  const styles = useStyles(adminOrderRow);
  return (
    <DataRow selected={selected || editor.draft !== null} data-row={order._id}>
      <DataCell column="items">
        <Thumbnails items={order.items} />
      </DataCell>
      <DataCell column="order">
        <span className={styles.number}>#{orderNumber(order._id)}</span>
        <Who order={order} />
      </DataCell>
      <DataCell column="status">
        <CycleEditor
          value={order.status}
          values={ORDER_STATUSES}
          {...editor}
          render={(status) => <StatusDot status={status} />}
        />
        <span role="status" className={styles.consequence}>
          {consequenceOf(order.status, editor.draft)}
        </span>
      </DataCell>
      <DataCell column="address">
        <span className={styles.address}>{shownAddress(order.address)}</span>
      </DataCell>
      <DataCell column="total">
        <span className={styles.total}>
          <Price amount={order.total} />
        </span>
        <span className={styles.date}>{formatDate(order.placedAt ?? order.createdAt)}</span>
      </DataCell>
      <DataCell column="actions" actions>
        <IconButton
          label={i18n.t('Details')}
          icon={Info}
          onClick={onDetails}
          data-row-focus
          aria-haspopup="dialog"
        />
        <IconButton
          label={i18n.t('Delete')}
          icon={Trash2}
          onClick={onDelete}
          disabled={!onDelete}
          title={onDelete ? undefined : i18n.t('Only managers delete orders.')}
        />
      </DataCell>
    </DataRow>
  );
}

/** What a choice that is not saved yet does to the stock (rule O4); '' for one that leaves it alone. */
function consequenceOf(from: OrderStatus, to: OrderStatus | null): string {
  if (to === null || holdsStock(from) === holdsStock(to)) return '';
  if (holdsStock(to)) return i18n.t('It was canceled: its pairs are taken from the stock again.');
  if (from === 'completed') return i18n.t('It was completed: its pairs come back to the stock all the same.');
  return i18n.t('Its pairs come back to the stock.');
}

function Who({ order }: { order: PlacedOrder }): ReactNode {
  const styles = useStyles(adminOrderRow);
  return (
    <>
      <span className={styles.name}>{order.name}</span>
      <span className={styles.dot} aria-hidden>
        {' · '}
      </span>
      <span className={styles.phone}>{order.phone}</span>
    </>
  );
}
