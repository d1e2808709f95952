import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import type { OrderDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { formatDong } from '../../lib/money';
import { orderNumber } from '../../lib/order-number';
import { SectionTitle, TilePicture, useStyles } from '../../ui';
import { orderThanks } from './order-thanks.recipe';

export interface OrderThanksProps {
  /** The order that was just placed. */
  order: OrderDto;
  /** The bank transfer that still has to be made. */
  transfer?: ReactNode;
}

/** After an order: its shoe large, its number, and what happens next (rule C17). */
export function OrderThanks({ order, transfer }: OrderThanksProps) {
  const styles = useStyles(orderThanks);
  const [first] = order.items;
  return (
    <section className={styles.root} aria-labelledby="order-thanks">
      {first && (
        <div className={styles.picture}>
          <TilePicture
            path={first.image}
            alt={first.name}
            ratio="fill"
            sizes="(min-width: 1280px) 30vw, (min-width: 768px) 60vw, 100vw"
            priority
          />
        </div>
      )}
      <div className={styles.words}>
        <SectionTitle id="order-thanks">{i18n.t('Thank you!')}</SectionTitle>
        <p className={styles.line}>
          <Trans
            id="We have your order <0>#{number}</0> for <1>{total}</1>."
            values={{ number: orderNumber(order._id), total: formatDong(order.total) }}
            components={{ 0: <span className={styles.strong} />, 1: <span className={styles.strong} /> }}
          />
        </p>
        <ol className={styles.steps}>
          {stepsOf(order).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {transfer}
      </div>
    </section>
  );
}

/** What happens next, one sentence a step: cash is paid last, everything else first. */
function stepsOf({ phone, address, payment }: OrderDto): string[] {
  const call = i18n.t('We call you on {phone} about the payment; nothing is charged before.', { phone });
  const paying = {
    COD: i18n.t('You pay in cash when they arrive.'),
    QR: i18n.t('Pay with the code below in your banking app. Its text tells us that it is your order.'),
    eWallet: call,
    credit: call,
  };
  const bringing = i18n.t('We pack your shoes and bring them to {address}.', { address });
  const steps = payment === 'COD' ? [bringing, paying.COD] : [payment ? paying[payment] : '', bringing];
  return [...steps, i18n.t('Its status tells how far your order is: pending, delivering, completed.')].filter(
    Boolean,
  );
}
