import { Info, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderStatus } from '../../../lib/order-choices';
import { formatDate } from '../../../lib/dates';
import { shownAddress } from '../../../lib/checkout-rules';
import { i18n } from '../../../lib/i18n';
import { orderNumber } from '../../../lib/order-number';
import { isAwaited, type PlacedOrder } from '../../../lib/order-payment';
import { paymentStateName } from '../../../lib/payment-words';
import {
  column,
  type CycleDraftProps,
  DataCell,
  type DataLayout,
  DataRow,
  IconButton,
  recipeClasses,
} from '../../../ui';
import { Price } from '../../shop/price/price';
import { Thumbnails } from '../../account/order-row/order-row';
import { StatusEditor } from '../status-editor/status-editor';
import { adminOrderRow } from './admin-order-row.recipe';

/** The list's columns, and their places below 1024 px. */
export const ORDER_TABLE: DataLayout = {
  columns: [
    column('items', () => i18n.t('Items'), { width: 47 }),
    column('order', () => i18n.t('Order'), { width: 'minmax(0, 1.1fr)' }),
    column('status', () => i18n.t('Status'), { width: 54 }),
    column('address', () => i18n.t('Address')),
    column('total', () => i18n.t('Total'), { align: 'end', width: 27 }),
    column('actions', () => i18n.t('Actions'), { hideLabel: true, width: 19 }),
  ],
  stacked: ['items actions', 'order total', 'address address', 'status status'],
};

export interface AdminOrderRowProps extends CycleDraftProps<OrderStatus> {
  /** The order of this row. */
  order: PlacedOrder;
  /** Whether it is selected, and a press on its box; without it there is no box. */
  selection?: { isSelected: boolean; onToggle: () => void };
  /** Opens the details. */
  onDetails: () => void;
  /** Opens the confirmation; without it the bin is dimmed (managers only). */
  onDelete?: () => void;
}

/** An order in the list (rule V18). */
export function AdminOrderRow(props: AdminOrderRowProps) {
  const { order, selection, onDetails, onDelete, ...editor } = props;
  const styles = recipeClasses(adminOrderRow);
  return (
    <DataRow selected={editor.draft !== null || selection?.isSelected} data-row={order._id}>
      <DataCell column="items">
        <Thumbnails items={order.items} />
      </DataCell>
      <DataCell column="order">
        <OrderNumber id={order._id} selection={selection} />
        <Who order={order} />
      </DataCell>
      <DataCell column="status">
        <StatusEditor order={order} {...editor} />
        {order.packedAt && isAwaited(order) && <span className={styles.packed}>{i18n.t('Packed')}</span>}
      </DataCell>
      <DataCell column="address">
        <span className={styles.address}>{shownAddress(order.address)}</span>
      </DataCell>
      <DataCell column="total">
        <span className={styles.total}>
          <Price amount={order.total} />
        </span>
        <span className={styles.date}>{formatDate(order.placedAt ?? order.createdAt)}</span>
        <span className={styles.paid} data-state={order.paymentState}>
          {paymentStateName(order.paymentState)}
        </span>
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

function OrderNumber({ id, selection }: { id: string; selection: AdminOrderRowProps['selection'] }) {
  const styles = recipeClasses(adminOrderRow);
  const number = `#${orderNumber(id)}`;
  if (!selection) return <span className={styles.number}>{number}</span>;
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className={styles.box}
        checked={selection.isSelected}
        onChange={selection.onToggle}
        aria-label={i18n.t('Select order {number}', { number })}
      />
      <span className={styles.number}>{number}</span>
    </label>
  );
}

function Who({ order }: { order: PlacedOrder }): ReactNode {
  const styles = recipeClasses(adminOrderRow);
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
