import type { ToDoDto } from '../../../api/generated/model';
import { i18n } from '../../../lib/i18n';
import { formatNumber } from '../../../lib/money';
import { Link, recipeClasses } from '../../../ui';
import { toDoLinks } from './to-do-links.recipe';

/** What is counted. */
type Counted = Exclude<keyof ToDoDto, 'newestOrderAt'>;

export interface ToDoLinksProps {
  /** What waits for staff. */
  toDo: ToDoDto;
  /** Where each is listed. */
  hrefs: Record<Counted, string>;
}

/** What waits for staff, each a link to its list, in the order of a working day; a sentence where nothing waits. */
export function ToDoLinks({ toDo, hrefs }: ToDoLinksProps) {
  const styles = recipeClasses(toDoLinks);
  const waiting = words().filter(([name]) => toDo[name]);
  if (waiting.length === 0) return <p className={styles.nothing}>{i18n.t('Nothing waits for you now.')}</p>;
  return (
    <nav className={styles.root} aria-label={i18n.t('To do now')}>
      {waiting.map(([name, text]) => (
        <Link key={name} href={hrefs[name]} className={styles.link}>
          <span className={styles.figure}>{formatNumber(toDo[name] ?? 0)}</span>{' '}
          <span className={styles.text}>{text}</span>
        </Link>
      ))}
    </nav>
  );
}

const words = (): [Counted, string][] => [
  ['ordersToConfirm', i18n.t('Orders to confirm')],
  ['ordersToPack', i18n.t('Orders to pack')],
  ['ordersToHandOver', i18n.t('Packed, to hand over')],
  ['paymentsToLookAt', i18n.t('Money to look at')],
  ['refundsDue', i18n.t('Refunds due')],
  ['exchangesOpen', i18n.t('Exchanges of size')],
  ['returnsOpen', i18n.t('Returns for money')],
  ['ordersToCollect', i18n.t('Delivered, not paid')],
  ['invoicesDue', i18n.t('Invoices to issue')],
  ['mailsFailing', i18n.t('Mails not sent')],
  ['sizesRunningOut', i18n.t('Sizes running out')],
];
