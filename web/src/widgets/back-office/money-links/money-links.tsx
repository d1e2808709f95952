import type { MoneyFiguresDto } from '../../../api/generated/model';
import { i18n } from '../../../lib/i18n';
import { formatDong } from '../../../lib/money';
import { Link, recipeClasses } from '../../../ui';
import { moneyLinks } from '../../../theme/recipes/money-links.recipe';

export interface MoneyLinksProps {
  /** What waits for staff. */
  figures: MoneyFiguresDto;
  /** Where each is listed. */
  hrefs: Record<'collect' | 'money' | 'refunds' | 'pending', string>;
}

/** The money that waits for staff, each a link to its list; nothing where none waits. */
export function MoneyLinks({ figures, hrefs }: MoneyLinksProps) {
  const styles = recipeClasses(moneyLinks);
  const { toCollect, toLookAt, refundsDue, refundsPending } = figures;
  const links = [
    {
      href: hrefs.collect,
      count: toCollect.orders,
      text: i18n.t('Delivered, not paid: {sum}', { sum: formatDong(toCollect.amount) }),
    },
    { href: hrefs.money, count: toLookAt, text: i18n.t('Money to look at') },
    {
      href: hrefs.refunds,
      count: refundsDue.orders,
      text: i18n.t('Refunds due: {sum}', { sum: formatDong(refundsDue.amount) }),
    },
    { href: hrefs.pending, count: refundsPending, text: i18n.t('Refunds on their way') },
  ].filter(({ count }) => count > 0);
  if (links.length === 0) return null;
  return (
    <nav className={styles.root} aria-label={i18n.t('Money')}>
      {links.map(({ href, count, text }) => (
        <Link key={href} href={href} className={styles.link}>
          <span className={styles.figure}>{count}</span>
          {text}
        </Link>
      ))}
    </nav>
  );
}
