import type { ReactNode } from 'react';
import type { OrderStatus } from '../../lib/choices';
import { record } from '../../theme/recipes/record.recipe';
import { useStyles } from '../../ui';
import { type LineExchange, OrderLines, type OrderLineItem } from '../order-line/order-line';
import { type OrderFact, OrderFacts } from './order-facts';

/** A placed order in the API's shape. */
export interface RecordedOrder extends OrderFact {
  _id: string;
  status: OrderStatus;
  items: readonly OrderLineItem[];
}

export interface OrderRecordProps {
  /** The order with all its data. */
  order: RecordedOrder;
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
