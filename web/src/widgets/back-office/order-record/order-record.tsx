import type { ReactNode } from 'react';
import type { PlacedOrder } from '../../../lib/order-payment';
import { record } from '../../../theme/recipes/record.recipe';
import { recipeClasses } from '../../../ui';
import { type LineExchange, OrderLines } from '../../checkout/order-line/order-line';
import { OrderFacts } from '../../account/order-facts/order-facts';

export interface OrderRecordProps {
  /** The order with all its data. */
  order: PlacedOrder;
  /** In place of the status alone; for example an editor. */
  status?: ReactNode;
  /** The order's exchanges of size, told at its lines. */
  exchanges?: readonly LineExchange[];
  /** The order's history, or why it could not be loaded. */
  history?: ReactNode;
  /** Shown between the lines and the details. */
  actions?: ReactNode;
}

/** Everything that staff see of one order: lines, receiver, payment and history. */
export function OrderRecord({ order, status, exchanges, history, actions }: OrderRecordProps) {
  const styles = recipeClasses(record);
  return (
    <div className={styles.root}>
      <OrderLines lines={order.items} exchanges={exchanges} />
      {actions}
      <OrderFacts order={order} status={status} />
      {history}
    </div>
  );
}
