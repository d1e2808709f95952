import type { StockMovementDto, StockMovementDtoReason } from '../../../api/generated/model';
import { colorName } from '../../../lib/color-name';
import { formatMoment } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { orderTitle } from '../../../lib/order-number';
import { SHELF_REASONS } from '../../../lib/shelf-reasons';
import { signed } from '../../../lib/signed';
import { recipeClasses } from '../../../ui';
import { stockMovements } from './stock-movements.recipe';

/** A change of a size's quantity, with its author's name if it is known. */
export interface Movement extends Omit<StockMovementDto, 'actorId'> {
  actor?: string;
}

export interface StockMovementsProps {
  /** Newest first. */
  movements: readonly Movement[];
}

const REASONS: Readonly<Record<StockMovementDtoReason, () => string>> = {
  opening: () => i18n.t('Came in with the product'),
  sale: () => i18n.t('Sold'),
  cancellation: () => i18n.t('Came back from a canceled order'),
  correction: () => i18n.t('Sold elsewhere'),
  edit: () => i18n.t('Edited'),
  exchange: () => i18n.t('Exchange of size'),
  ...SHELF_REASONS,
  return: () => i18n.t('Return for money'),
};

/** A product's stock movements: one row for each change of a size's quantity (rule S5). */
export function StockMovements({ movements }: StockMovementsProps) {
  const styles = recipeClasses(stockMovements);
  return (
    <ul className={styles.root} aria-label={i18n.t('Stock movements')}>
      {movements.map((movement) => (
        <li key={movement._id} className={styles.row}>
          <span
            className={styles.change}
            data-up={movement.change > 0 ? '' : undefined}
            data-down={movement.change < 0 ? '' : undefined}
          >
            {signed(movement.change)}
          </span>
          <span className={styles.words}>
            {i18n.t('{color}, size {size}', { color: colorName(movement.color), size: movement.size })}
            <span className={styles.meta}>{whyOf(movement)}</span>
          </span>
          <time className={styles.when} dateTime={movement.createdAt}>
            {formatMoment(movement.createdAt)}
          </time>
        </li>
      ))}
    </ul>
  );
}

function whyOf({ reason, orderId, actor }: Movement): string {
  const parts = [REASONS[reason](), orderId && orderTitle(orderId), actor];
  return parts.filter(Boolean).join(' · ');
}
