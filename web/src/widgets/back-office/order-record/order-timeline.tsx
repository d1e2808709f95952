import type { OrderChangeDto, OrderNoteDto } from '../../../api/generated/model';
import { ORDER_STATUSES, PAYMENT_METHODS, paymentName } from '../../../lib/order-choices';
import { formatMoment } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { record } from '../../../theme/recipes/record.recipe';
import { SectionTitle, recipeClasses } from '../../../ui';
import { StatusDot } from '../../account/status-dot/status-dot';

/** A change of an order, with its author's name if it is known. */
export interface HistoryEntry extends Pick<OrderChangeDto, 'by' | 'createdAt' | 'from' | 'to'> {
  actor?: string;
  reason?: OrderChangeDto['reason'];
}

/** A note that staff wrote, with its author's name if it is known. */
export interface NoteEntry extends Pick<OrderNoteDto, '_id' | 'createdAt' | 'text'> {
  actor?: string;
}

export interface OrderTimelineProps {
  /** In their order, which clocks of several processes may contradict. */
  changes: readonly HistoryEntry[];
  /** Staff's notes, oldest first; they stand among the changes. */
  notes?: readonly NoteEntry[];
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

/** Those of a return for money. */
const RETURNS: Partial<Record<HistoryEntry['to'], () => string>> = {
  requested: () => i18n.t('return requested'),
  approved: () => i18n.t('return approved'),
  received: () => i18n.t('return received'),
  refunded: () => i18n.t('return refunded'),
  refused: () => i18n.t('return refused'),
  withdrawn: () => i18n.t('return withdrawn'),
  expired: () => i18n.t('return expired'),
};

/** An order's changes and notes: status or text, author and time (rules O7, O16). */
export function OrderTimeline({ changes, notes = [] }: OrderTimelineProps) {
  const styles = recipeClasses(record);
  const entries = withNotes(changes, notes);
  return (
    <section className={styles.block} aria-label={i18n.t('History')}>
      <SectionTitle size="xs">{i18n.t('History')}</SectionTitle>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={'text' in entry ? entry._id : `${entry.createdAt}/${entry.to}`} className={styles.event}>
            <span>
              {'text' in entry ? <span>{entry.text}</span> : <Status of={entry} />}
              <span className={styles.date}>{authorOf(entry)}</span>
            </span>
            <time className={styles.date} dateTime={entry.createdAt}>
              {formatMoment(entry.createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Puts each note before the first change that is later. */
function withNotes(
  changes: readonly HistoryEntry[],
  notes: readonly NoteEntry[],
): (HistoryEntry | NoteEntry)[] {
  const waiting = [...notes];
  const before = (change: HistoryEntry): NoteEntry[] => {
    const later = waiting.findIndex((note) => note.createdAt >= change.createdAt);
    return waiting.splice(0, later === -1 ? waiting.length : later);
  };
  return [...changes.flatMap((change) => [...before(change), change]), ...waiting];
}

function authorOf(entry: HistoryEntry | NoteEntry): string {
  const role = 'text' in entry ? i18n.t('note') : AUTHORS[entry.by]();
  return [entry.actor, role].filter(Boolean).join(', ');
}

/** A change from the cart is the placing; a deletion, an exchange, a return, the packing and a way of payment have no status of an order. */
function Status({ of: { to, reason } }: { of: HistoryEntry }) {
  const styles = recipeClasses(record);
  const payment = PAYMENT_METHODS.find((one) => reason === `payment-${one}`);
  if (payment)
    return (
      <span className={styles.end}>{i18n.t('payment: {payment}', { payment: paymentName(payment) })}</span>
    );
  if (reason === 'packed') return <span className={styles.end}>{i18n.t('packed')}</span>;
  if (reason === 'not-packed') return <span className={styles.end}>{i18n.t('not packed after all')}</span>;
  const status = ORDER_STATUSES.find((one) => one === to);
  if (status) return <StatusDot status={status} />;
  const words = reason === 'return' ? RETURNS : CHANGES;
  return <span className={styles.end}>{words[to]?.() ?? to}</span>;
}
