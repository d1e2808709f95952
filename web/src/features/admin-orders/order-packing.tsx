import { formatMoment } from '../../lib/dates';
import { i18n } from '../../lib/i18n';
import type { PlacedOrder } from '../../lib/order-payment';
import { packingEnd } from '../../lib/packing';
import { packingHref } from '../../state/admin-url';
import { record } from '../../theme/recipes/record.recipe';
import { ButtonLink, recipeClasses } from '../../ui';

/** Whether an order is packed, and the way to its packing while that can change (rule O19). */
export function OrderPacking({ order }: { order: PlacedOrder }) {
  const styles = recipeClasses(record);
  const { packedAt } = order;
  const isOver = packingEnd(order) !== '';
  if (isOver && !packedAt) return null;
  return (
    <div className={styles.line}>
      <span>
        {packedAt
          ? i18n.t('Packed on {moment}', { moment: formatMoment(packedAt) })
          : i18n.t('Not packed yet')}
      </span>
      {!isOver && (
        <ButtonLink variant="outline" size="tool" href={packingHref(order._id)}>
          {packedAt ? i18n.t('Packing') : i18n.t('Pack')}
        </ButtonLink>
      )}
    </div>
  );
}
