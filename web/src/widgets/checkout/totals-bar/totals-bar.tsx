import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { i18n } from '../../../lib/i18n';
import { recipeClasses } from '../../../ui';
import { Price } from '../../shop/price/price';
import { totalsBar } from './totals-bar.recipe';

export interface TotalsBarProps {
  /** Whole dong. */
  total: number;
  /** The button, below the right column. */
  action: ReactNode;
  /** Why checkout failed, in one or two sentences. */
  message?: string;
  /** What has changed since the order was shown, in sentences. */
  details?: string;
  /** What keeps the order from being placed, in a sentence that leads there. */
  missing?: { text: string; onShow: () => void };
}

/** The bar at the bottom of the checkout (rule C13). */
export function TotalsBar({ total, action, message, details, missing }: TotalsBarProps) {
  const styles = recipeClasses(totalsBar);
  return (
    <section className={styles.root} aria-label={i18n.t('Total')} data-fixed-bar>
      {message && (
        <p className={styles.message} role="alert">
          <CircleAlert aria-hidden strokeWidth={1.6} />
          <span>
            <span>{message}</span> {details}
          </span>
        </p>
      )}
      {missing && !message && (
        <p className={styles.missing}>
          <button type="button" className={styles.show} onClick={missing.onShow}>
            {missing.text}
          </button>
        </p>
      )}
      <div className={styles.inner}>
        <div className={styles.words}>
          <span className={styles.label}>{i18n.t('Total')}</span>
          <Price amount={total} size="total" />
        </div>
        <div className={styles.action}>{action}</div>
      </div>
    </section>
  );
}
