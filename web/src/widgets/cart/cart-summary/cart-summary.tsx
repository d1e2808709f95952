import type { ReactNode } from 'react';
import { i18n } from '../../../lib/i18n';
import { SELLER } from '../../../lib/shop';
import { vatIncluded } from '../../../lib/vat';
import { recipeClasses } from '../../../ui';
import { Price } from '../../shop/price/price';
import { cartSummary } from './cart-summary.recipe';

export interface CartSummaryProps {
  /** The sum of the lines in whole dong. */
  subtotal: number;
  /** `drawer` has the total and a button, `page` stands below the order's lines. */
  look?: 'drawer' | 'page';
  /** Below the sums: between which days it arrives. */
  delivery?: ReactNode;
  /** The button below the sums. */
  action?: ReactNode;
}

/** Subtotal, delivery (always free) and, in the drawer, the total. */
export function CartSummary({ subtotal, look = 'drawer', delivery, action }: CartSummaryProps) {
  const styles = recipeClasses(cartSummary, { look });
  const vat = vatIncluded(SELLER.vatPercent);
  return (
    <div className={styles.root}>
      <dl>
        <div className={styles.row}>
          <dt className={styles.term}>{i18n.t('Subtotal')}</dt>
          <dd>
            <Price amount={subtotal} size="plain" />
          </dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.term}>{i18n.t('Delivery')}</dt>
          <dd className={styles.free}>{i18n.t('Free')}</dd>
        </div>
        {look === 'drawer' && (
          <div className={styles.total}>
            <dt>{i18n.t('Total')}</dt>
            <dd>
              <Price amount={subtotal} size="lg" />
            </dd>
          </div>
        )}
      </dl>
      {vat && <p className={styles.vat}>{vat}</p>}
      {delivery && <div className={styles.delivery}>{delivery}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
