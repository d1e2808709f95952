import type { ReactNode } from 'react';
import type { PlacedOrder } from '../../lib/order-payment';
import { record } from '../../theme/recipes/record.recipe';
import { useStyles } from '../../ui';
import { type LineExchange, OrderLines } from '../order-line/order-line';
import { OrderFacts } from './order-facts';

export interface OrderRecordProps {
  /** The order with all its data. */
  order: PlacedOrder;
  /** The order's exchanges of size, told at its lines. */
  exchanges?: readonly LineExchange[];
  /** The order's history, or why it could not be loaded. */
  history?: ReactNode;
  /** Shown between the lines and the details. */
  actions?: ReactNode;
}

/** Everything that staff see of one order: lines, receiver, payment and history. */
export function OrderRecord({ order, exchanges, history, actions }: OrderRecordProps) {
  const styles = useStyles(record);
  return (
    <div className={styles.root}>
      <OrderLines lines={order.items} exchanges={exchanges} />
      {actions}
      <OrderFacts order={order} />
      {history}
    </div>
  );
}
