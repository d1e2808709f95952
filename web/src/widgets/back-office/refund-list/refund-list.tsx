import type { StaffRefundDto } from '../../../api/generated/model';
import { formatMoment } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { formatDong } from '../../../lib/money';
import { orderTitle } from '../../../lib/order-number';
import { providerName, refundStateName } from '../../../lib/payment-words';
import { Button, recipeClasses } from '../../../ui';
import { moneyList } from '../money-list/money-list.recipe';

export interface RefundListProps {
  /** In the order in which they are shown. */
  refunds: readonly StaffRefundDto[];
  /** Opens the order, where money is sent back. */
  onOpen: (orderId: string) => void;
}

/** For staff: money that is to go back or went back, and to whom. */
export function RefundList({ refunds, onOpen }: RefundListProps) {
  const styles = recipeClasses(moneyList);
  return (
    <ul className={styles.list} aria-label={i18n.t('Refunds')}>
      {refunds.map((refund) => (
        <li key={refund._id ?? refund.orderId} className={styles.row}>
          <div className={styles.head}>
            <span className={styles.sum}>{formatDong(refund.amount)}</span>
            <span className={styles.meta}>{statusOf(refund)}</span>
          </div>
          <p className={styles.text}>
            {refund.name} · {refund.phone}
          </p>
          {refund.askedBy && <p className={styles.text}>{askedBy(refund)}</p>}
          {refund.reason && (
            <p className={styles.memo}>{i18n.t('Reason: {reason}', { reason: refund.reason })}</p>
          )}
          {refund.note && <p className={styles.memo}>{i18n.t('Note: {note}', { note: refund.note })}</p>}
          <div className={styles.buttons}>
            <Button variant="outline" size="tool" onClick={() => onOpen(refund.orderId)}>
              {orderTitle(refund.orderId)}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function askedBy({ state, askedBy: name }: StaffRefundDto): string {
  return state === 'due' ? i18n.t('Canceled by {name}', { name }) : i18n.t('Asked for by {name}', { name });
}

function statusOf({ state, provider, doneAt, createdAt }: StaffRefundDto): string {
  const source = provider ? providerName(provider) : '';
  return [refundStateName(state), source, formatMoment(doneAt ?? createdAt)].filter(Boolean).join(' · ');
}
