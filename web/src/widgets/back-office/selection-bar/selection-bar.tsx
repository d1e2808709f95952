import { i18n } from '../../../lib/i18n';
import { ORDER_STATUSES, type OrderStatus, statusName } from '../../../lib/order-choices';
import { Button, recipeClasses } from '../../../ui';
import { selectionBar } from './selection-bar.recipe';

export interface SelectionBarProps {
  /** How many orders are selected; 0 shows nothing. */
  count: number;
  /** Asks for a status of all of them. */
  onStatus: (status: OrderStatus) => void;
  /** Prints their packing slips. */
  onPrint: () => void;
  /** Records their cash; without it none of them is to be paid in cash. */
  onCash?: () => void;
  /** Selects all rows on the screen. */
  onAll: () => void;
  /** Selects none. */
  onNone: () => void;
}

/** What is done with several orders at once, at the bottom of the window while some are selected. */
export function SelectionBar({ count, onStatus, onPrint, onCash, onAll, onNone }: SelectionBarProps) {
  const styles = recipeClasses(selectionBar);
  return (
    <section className={styles.root} aria-label={i18n.t('Selected orders')} hidden={count === 0}>
      <p role="status" className={styles.count}>
        {count > 0 && i18n.t('{count, plural, one {1 selected} other {{count} selected}}', { count })}
      </p>
      <div className={styles.actions}>
        {ORDER_STATUSES.map((status) => (
          <Button
            key={status}
            variant="outline"
            size="tool"
            onClick={() => onStatus(status)}
            aria-haspopup="dialog"
          >
            {statusName(status)}
          </Button>
        ))}
        <Button variant="outline" size="tool" onClick={onPrint}>
          {i18n.t('Print packing slips')}
        </Button>
        {onCash && (
          <Button variant="outline" size="tool" onClick={onCash} aria-haspopup="dialog">
            {i18n.t('Cash collected')}
          </Button>
        )}
        <Button variant="outline" size="tool" onClick={onAll}>
          {i18n.t('Select all')}
        </Button>
        <Button variant="outline" size="tool" onClick={onNone}>
          {i18n.t('Select none')}
        </Button>
      </div>
    </section>
  );
}
