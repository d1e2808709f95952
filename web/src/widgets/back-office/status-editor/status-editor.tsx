import { i18n } from '../../../lib/i18n';
import { ORDER_STATUSES, type OrderStatus } from '../../../lib/order-choices';
import { holdsStock, isToBePaid, type PlacedOrder } from '../../../lib/order-payment';
import { CycleEditor, type CycleDraftProps, recipeClasses } from '../../../ui';
import { StatusDot } from '../../account/status-dot/status-dot';
import { statusConsequence } from './status-editor.recipe';

export interface StatusEditorProps extends CycleDraftProps<OrderStatus> {
  /** The order whose status it is. */
  order: PlacedOrder;
}

/** An order's status, which a press changes; what a choice means is said before it is saved (rule O8). */
export function StatusEditor({ order, ...editor }: StatusEditorProps) {
  const styles = recipeClasses(statusConsequence);
  return (
    <>
      <CycleEditor
        value={order.status}
        values={ORDER_STATUSES}
        {...editor}
        render={(status) => <StatusDot status={status} />}
      />
      <span role="status" className={styles.root}>
        {consequenceOf(order, editor.draft)}
      </span>
    </>
  );
}

/** What a choice that is not saved yet means for the stock (rule O4) and for the money; '' for nothing. */
function consequenceOf(order: PlacedOrder, to: OrderStatus | null): string {
  const from = order.status;
  if (to === 'delivering' && isToBePaid(order)) return i18n.t('It is not paid yet.');
  if (to === null || holdsStock(from) === holdsStock(to)) return '';
  if (holdsStock(to)) return i18n.t('It was canceled: its pairs are taken from the stock again.');
  if (from === 'completed') return i18n.t('It was completed: its pairs come back to the stock all the same.');
  return i18n.t('Its pairs come back to the stock.');
}
