import type { OrderChangeDto } from '../../api/generated/model';
import { ORDER_STATUSES } from '../../lib/choices';
import { formatMoment } from '../../lib/dates';
import { i18n } from '../../lib/i18n';
import { record } from '../../theme/recipes/record.recipe';
import { SectionTitle, StatusDot, useStyles } from '../../ui';

/** A change of an order, with its author's name if it is known. */
export interface HistoryEntry extends Pick<OrderChangeDto, 'by' | 'createdAt' | 'from' | 'to'> {
  actor?: string;
}

export interface OrderHistoryProps {
  /** Oldest first. */
  changes: readonly HistoryEntry[];
}

const AUTHORS: Record<HistoryEntry['by'], () => string> = {
  customer: () => i18n.t('customer'),
  staff: () => i18n.t('staff'),
  shop: () => i18n.t('shop'),
};

/** The changes without a status of an order. */
const CHANGES: Partial<Record<HistoryEntry['to'], () => string>> = {
  cart: () => i18n.t('cart'),
  deleted: () => i18n.t('deleted'),
  requested: () => i18n.t('exchange requested'),
  approved: () => i18n.t('exchange approved'),
  received: () => i18n.t('exchange received'),
  refused: () => i18n.t('exchange refused'),
  withdrawn: () => i18n.t('exchange withdrawn'),
  expired: () => i18n.t('exchange expired'),
};

/** An order's changes: status, author and time (rule O7). */
export function OrderHistory({ changes }: OrderHistoryProps) {
  const styles = useStyles(record);
  return (
    <section className={styles.block} aria-label={i18n.t('History')}>
      <SectionTitle size="xs">{i18n.t('History')}</SectionTitle>
      <ol className={styles.list}>
        {changes.map((change) => (
          <li key={`${change.createdAt}/${change.to}`} className={styles.entry}>
            <span>
              <Status of={change} />
              <span className={styles.date}>
                {[change.actor, AUTHORS[change.by]()].filter(Boolean).join(', ')}
              </span>
            </span>
            <time className={styles.date} dateTime={change.createdAt}>
              {formatMoment(change.createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A change from the cart is the placing; a deletion and an exchange of size have no status of an order. */
function Status({ of: { to } }: { of: HistoryEntry }) {
  const styles = useStyles(record);
  const status = ORDER_STATUSES.find((one) => one === to);
  if (status) return <StatusDot status={status} />;
  return <span className={styles.end}>{CHANGES[to]?.() ?? to}</span>;
}
