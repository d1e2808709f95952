import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import type { OrderDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { formatDong } from '../../lib/money';
import { orderNumber } from '../../lib/order-number';
import { amountDue } from '../../lib/order-payment';
import { SectionTitle, TilePicture, useStyles } from '../../ui';
import { orderThanks } from './order-thanks.recipe';

export interface OrderThanksProps {
  /** The order that was just placed. */
  order: OrderDto;
  /** The bank transfer that still has to be made. */
  transfer?: ReactNode;
  /** How far it is paid, and the button that pays it. */
  payment?: ReactNode;
  /** Whether the order can be paid here, so that nobody calls. */
  isPayable?: boolean;
}

/** After an order: its shoe large, its number, and what happens next (rule C17). */
export function OrderThanks({ order, transfer, payment, isPayable = false }: OrderThanksProps) {
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
          {stepsOf(order, isPayable).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {payment}
        {transfer}
      </div>
    </section>
  );
}

/** What happens next, one sentence a step: cash is paid last, everything else first. */
function stepsOf(order: OrderDto, isPayable: boolean): string[] {
  const { phone, address, payment } = order;
  const call = isPayable
    ? i18n.t('Pay with the button below: it leads to the page where you pay.')
    : i18n.t('We call you on {phone} about the payment; nothing is charged before.', { phone });
  const paying = {
    COD: i18n.t('You pay in cash when they arrive.'),
    QR: i18n.t('Pay with the code below in your banking app. Its text tells us that it is your order.'),
    eWallet: call,
    credit: call,
  };
  const bringing = i18n.t('We pack your shoes and bring them to {address}.', { address });
  const pay = payment && amountDue(order) > 0 ? paying[payment] : '';
  const steps = payment === 'COD' ? [bringing, pay] : [pay, bringing];
  return [...steps, i18n.t('Its status tells how far your order is: pending, delivering, completed.')].filter(
    Boolean,
  );
}
