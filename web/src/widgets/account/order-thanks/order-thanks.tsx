import type { ReactNode } from 'react';
import type { OrderDto } from '../../../api/generated/model';
import { expectedDays, formatDays } from '../../../lib/delivery';
import { formatMoment } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { formatDong } from '../../../lib/money';
import { orderNumber } from '../../../lib/order-number';
import { amountDue } from '../../../lib/order-payment';
import { ButtonLink, SectionTitle, Sentence, TilePicture, recipeClasses } from '../../../ui';
import { orderThanks } from './order-thanks.recipe';

export interface OrderThanksProps {
  /** The order that was just placed. */
  order: OrderDto;
  /** The bank transfer that still has to be made. */
  transfer?: ReactNode;
  /** How far it is paid, and the buttons that pay it. */
  payment?: ReactNode;
  /** Whether a provider tells that it is paid, so that nobody calls. */
  isPayable?: boolean;
  /** The last try to pay it has failed: that is said first. */
  hasFailed?: boolean;
  /** The address of the order's detail. */
  orderHref: string;
}

/** After an order: its shoe large, its number, its money, and what happens next (rule C17). */
export function OrderThanks({
  order,
  transfer,
  payment,
  isPayable = false,
  hasFailed = false,
  orderHref,
}: OrderThanksProps) {
  const styles = recipeClasses(orderThanks);
  const [first] = order.items;
  const isCanceled = order.status === 'canceled';
  // On a phone money comes first, and the shoe below it.
  const isMoneyFirst = order.payment !== 'COD' || isCanceled;
  const figures = { number: orderNumber(order._id), total: formatDong(order.total) };
  const strong = <span className={styles.strong} />;
  const line = (
    <p className={styles.line}>
      <Sentence parts={{ 0: strong, 1: strong }}>
        {isCanceled
          ? i18n.t(
              'Order <0>#{number}</0> for <1>{total}</1> is not delivered, and there is nothing to pay any more.',
              figures,
            )
          : i18n.t('We have your order <0>#{number}</0> for <1>{total}</1>.', figures)}
      </Sentence>
    </p>
  );
  return (
    <section className={styles.root} aria-labelledby="order-thanks">
      {first && (
        <div className={styles.picture} data-last={isMoneyFirst || undefined}>
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
        <SectionTitle id="order-thanks">
          {isCanceled
            ? i18n.t('This order is canceled.')
            : hasFailed
              ? i18n.t('Not paid yet.')
              : i18n.t('Thank you!')}
        </SectionTitle>
        {!hasFailed && line}
        {isCanceled && order.paidAmount === 0 && (
          <p className={styles.line}>
            {i18n.t(
              'If you have paid all the same, it is shown here as soon as the shop knows, and goes back to you.',
            )}
          </p>
        )}
        {payment && <div className={styles.money}>{payment}</div>}
        {hasFailed && line}
        {transfer}
        {isCanceled ? (
          <div className={styles.money}>
            <ButtonLink href={orderHref} variant="outline" size="tool">
              {i18n.t('See the order')}
            </ButtonLink>
          </div>
        ) : (
          <ol className={styles.steps}>
            {stepsOf(order, isPayable).map((step, index) => (
              <li key={step} aria-current={index === 0 ? 'step' : undefined}>
                {step}
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

/** What happens next, one sentence a step: cash is paid last, everything else first. */
function stepsOf(order: OrderDto, isPayable: boolean): string[] {
  const { phone, address, payment, status, payBy } = order;
  const moment = status === 'pending' ? formatMoment(payBy) : '';
  const wait = moment
    ? i18n.t('We wait for your payment until {moment}.', { moment })
    : i18n.t('We wait for your payment.');
  const call = isPayable
    ? wait
    : i18n.t('We call you on {phone} about the payment; nothing is charged before.', { phone });
  const paying = {
    COD: i18n.t('You pay in cash when they arrive.'),
    QR: isPayable
      ? wait
      : i18n.t('Pay with the code in your banking app. Its text tells us that it is your order.'),
    eWallet: call,
    credit: call,
  };
  const bringing = i18n.t('We pack your shoes and bring them to {address}.', { address });
  const pay = payment && amountDue(order) > 0 ? paying[payment] : '';
  const days = formatDays(expectedDays(order));
  const coming = days ? i18n.t('Expect them {days}.', { days }) : '';
  const steps = payment === 'COD' ? [bringing, coming, pay] : [pay, bringing, coming];
  return [...steps, i18n.t('Its status tells how far your order is: pending, delivering, completed.')].filter(
    Boolean,
  );
}
