import type { ReactNode } from 'react';
import type { OrderStatus } from '../../lib/choices';
import { record } from '../../theme/recipes/record.recipe';
import { useStyles } from '../../ui';
import { OrderLines, type OrderLineItem } from '../order-line/order-line';
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
  /** The order's history, or why it could not be loaded. */
  history?: ReactNode;
  /** Shown between the lines and the details. */
  actions?: ReactNode;
}

/** Everything that staff see of one order: lines, receiver, payment and history. */
export function OrderRecord({ order, history, actions }: OrderRecordProps) {
  const styles = useStyles(record);
  return (
    <div className={styles.root}>
      <OrderLines lines={order.items} />
      {actions}
      <OrderFacts order={order} />
      {history}
    </div>
  );
}
