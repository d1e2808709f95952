import type { OrderChangeDto } from '../../api/generated/model';
import { ORDER_STATUSES } from '../../lib/choices';
import { formatMoment } from '../../lib/dates';
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

/** An order's changes: status, author and time (rule O7). */
export function OrderHistory({ changes }: OrderHistoryProps) {
  const styles = useStyles(record);
  return (
    <section className={styles.block} aria-label="History">
      <SectionTitle size="xs">History</SectionTitle>
      <ol className={styles.list}>
        {changes.map((change) => (
          <li key={`${change.createdAt}/${change.to}`} className={styles.entry}>
            <span>
              <Status of={change} />
              <span className={styles.date}>
                {change.actor ? `${change.actor}, ${change.by}` : change.by}
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
  const isOfOrder = to === 'deleted' || to === 'cart';
  return <span className={styles.end}>{isOfOrder ? to : `exchange ${to}`}</span>;
}
