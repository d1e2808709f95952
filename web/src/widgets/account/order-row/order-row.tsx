import { Ellipsis } from 'lucide-react';
import { formatDate } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { orderNumber } from '../../../lib/order-number';
import { isToBePaid, type PlacedOrder } from '../../../lib/order-payment';
import { paymentStateName } from '../../../lib/payment-words';
import { LIMITS } from '../../../lib/limits';
import { TilePicture, recipeClasses, VisuallyHidden } from '../../../ui';
import { StatusDot } from '../status-dot/status-dot';
import { Price } from '../../shop/price/price';
import { orderRow } from './order-row.recipe';

export interface OrderRowProps {
  /** The order of this row. */
  order: PlacedOrder;
  /** Opens the order's detail. */
  onOpen: () => void;
}

/** A row of the order history: thumbnails, number and date, status, total. The whole row is the target. */
export function OrderRow({ order, onOpen }: OrderRowProps) {
  const styles = recipeClasses(orderRow);
  return (
    <li>
      <button type="button" className={styles.root} onClick={onOpen} aria-haspopup="dialog">
        <Thumbnails items={order.items} />
        <span className={styles.words}>
          <span className={styles.number}>#{orderNumber(order._id)}</span>
          <span className={styles.date}>{formatDate(order.placedAt ?? order.createdAt)}</span>
          {saysMoney(order) && (
            <span className={styles.money} data-open={isToBePaid(order) || undefined}>
              {paymentStateName(order.paymentState)}
            </span>
          )}
        </span>
        <span className={styles.status}>
          <StatusDot status={order.status} />
        </span>
        <span className={styles.total}>
          <Price amount={order.total} />
        </span>
      </button>
    </li>
  );
}

/** Whether the state of the payment is told: cash that is paid at the door is not. */
function saysMoney(order: PlacedOrder): boolean {
  return order.paidAmount > 0 || isToBePaid(order);
}

/** Up to four; with more than four items a 'more' mark takes the fourth place (rule O11). */
export function Thumbnails({ items }: Pick<PlacedOrder, 'items'>) {
  const styles = recipeClasses(orderRow);
  const many = items.length > LIMITS.orderPreview;
  const shown = items.slice(0, many ? LIMITS.orderPreview - 1 : LIMITS.orderPreview);
  return (
    <span className={styles.thumbs}>
      {shown.map(({ image }, index) => (
        <span key={index} className={styles.thumb}>
          <TilePicture path={image} alt="" sizes="44px" />
        </span>
      ))}
      {many && (
        <span className={styles.more}>
          <Ellipsis aria-hidden strokeWidth={1.6} />
          <VisuallyHidden>
            {i18n.t('and {count} more', { count: items.length - shown.length })}
          </VisuallyHidden>
        </span>
      )}
    </span>
  );
}
