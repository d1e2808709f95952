import { CircleAlert } from 'lucide-react';
import type { MoneyDto, OrderDto, PaymentAttemptDto, RefundDto } from '../../../api/generated/model';
import { formatDate, formatMoment } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { formatDong } from '../../../lib/money';
import { hasFailed, moneyText, paidThrough, paymentStateName } from '../../../lib/payment-words';
import { recipeClasses } from '../../../ui';
import { ChangeMethod, type ChangeMethodProps } from './change-method';
import { orderPayment } from './order-payment.recipe';
import { PayNow, type PayNowProps } from './pay-now';
import { failureOf, linesOf, sumOf } from './payment-texts';

export interface OrderPaymentProps extends Omit<PayNowProps, 'isOpen' | 'onPay'> {
  /** The order that is paid. */
  order: OrderDto;
  /** The latest try to pay at a provider's page; undefined without one. */
  attempt?: Pick<PaymentAttemptDto, 'state' | 'provider'>;
  /** Its page led back unpaid, which the provider has not confirmed yet. */
  isBrokenOff?: boolean;
  /** The money that came. */
  received?: readonly MoneyDto[];
  /** The money that goes back. */
  refunds?: readonly RefundDto[];
  /** Leads to the page where it is paid; without it there is no button. */
  onPay?: PayNowProps['onPay'];
  /** Sets another way of payment; without it there is no such button. */
  change?: Omit<ChangeMethodProps, 'present'>;
}

/** How far an order is paid, what came and went back, and how it can be paid (rule C17). */
export function OrderPayment({ received = [], refunds = [], status = 'idle', ...props }: OrderPaymentProps) {
  const { order, attempt, isBrokenOff, onPay, change, providers, failure } = props;
  const styles = recipeClasses(orderPayment);
  const isCash = order.payment === 'COD' && order.paidAmount === 0;
  return (
    <div className={styles.root}>
      <div role="status">
        {(hasFailed(order, attempt) || isBrokenOff) && (
          <p className={styles.failed}>
            <CircleAlert aria-hidden strokeWidth={1.6} />
            <span>{failureOf(attempt!)}</span>
          </p>
        )}
        {!isCash && (
          <p className={styles.state} data-paid={order.paymentState === 'paid' || undefined}>
            <span>{paymentStateName(order.paymentState)}</span> <span>{sumOf(order)}</span>
          </p>
        )}
        {linesOf(props).map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
      </div>
      <Entries received={received} refunds={refunds} />
      {(onPay || change) && (
        <div className={styles.action}>
          {onPay && (
            <PayNow
              isOpen={attempt?.state === 'open' && !isBrokenOff}
              {...{ providers, onPay, status, failure }}
            />
          )}
          {change && <ChangeMethod present={order.payment} {...change} />}
        </div>
      )}
    </div>
  );
}

/** What came and what goes back, a line each. */
function Entries({ received, refunds }: Required<Pick<OrderPaymentProps, 'received' | 'refunds'>>) {
  const styles = recipeClasses(orderPayment);
  const entries = [
    ...received.map(({ _id, provider, paidAt, receivedAt, ...money }) => ({
      id: _id,
      text: i18n.t('{sum} came on {moment}. {provider}.', {
        sum: moneyText(money),
        moment: formatMoment(paidAt ?? receivedAt),
        provider: paidThrough(provider),
      }),
    })),
    ...refunds
      .filter(({ state }) => state !== 'failed')
      .map(({ _id, state, amount, createdAt, doneAt, ...refund }) => {
        const sum = formatDong(amount);
        const day = formatDate(doneAt ?? createdAt);
        const provider = paidThrough(refund.provider);
        const text =
          state === 'done'
            ? i18n.t('{sum} went back to you on {day}. {provider}.', { sum, day, provider })
            : i18n.t('{sum} is on its way back to you, begun on {day}. {provider}.', { sum, day, provider });
        return { id: _id, text };
      }),
  ];
  if (entries.length === 0) return null;
  return (
    <ul className={styles.entries} aria-label={i18n.t('Payments and refunds')}>
      {entries.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
