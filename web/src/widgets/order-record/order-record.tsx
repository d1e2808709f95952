import type { ReactNode } from 'react';
import { record } from '../../theme/recipes/back-office-records';
import { type StatusTone, useRecipeStyles } from '../../ui';
import { OrderLines, type OrderLineItem } from '../order-line/order-line';
import { type OrderFact, OrderFacts } from './order-facts';

/** A placed order as the API gives it. */
export interface RecordedOrder extends OrderFact {
  _id: string;
  status: StatusTone;
  items: readonly OrderLineItem[];
}

export interface OrderRecordProps {
  /** The order, whole. */
  order: RecordedOrder;
  /** What it went through, or that it could not be read. */
  history?: ReactNode;
  /** Stands between the lines and the list: what can be done with it. */
  actions?: ReactNode;
}

/** Everything staff ask of one order: lines, who receives it, payment, and why it is what it is. */
export function OrderRecord({ order, history, actions }: OrderRecordProps) {
  const styles = useRecipeStyles(record);
  return (
    <div className={styles.root}>
      <OrderLines lines={order.items} />
      {actions}
      <OrderFacts order={order} />
      {history}
    </div>
  );
}
