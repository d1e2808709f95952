import type { OrderDto, PaymentAttemptDto } from '../../../api/generated/model';
import { formatMoment } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { formatDong } from '../../../lib/money';
import { amountDue, amountToReturn, isToBePaid } from '../../../lib/order-payment';
import { hasFailed, providerName } from '../../../lib/payment-words';

type Provider = PaymentAttemptDto['provider'];

interface Payment {
  order: OrderDto;
  attempt?: Pick<PaymentAttemptDto, 'state' | 'provider'>;
  isBrokenOff?: boolean;
  providers?: Provider[];
}

/** Why the latest try did not pay the order. */
export function failureOf({ state, provider }: Pick<PaymentAttemptDto, 'state' | 'provider'>): string {
  const name = { provider: pageName(provider) };
  if (state === 'open') return i18n.t('{provider} reports that you have not paid.', name);
  return state === 'failed'
    ? i18n.t('The payment at {provider} did not go through. No money was taken.', name)
    : i18n.t('The time to pay at {provider} ran out.', name);
}

/** A transfer has a page at payOS alone. */
function pageName(provider: Provider): string {
  return provider === 'bank' ? 'payOS' : providerName(provider);
}

/** The sum that the state is about. */
export function sumOf(order: OrderDto): string {
  const { paymentState, total, paidAmount, refundedAmount } = order;
  const sum = {
    unpaid: amountDue(order),
    'partly-paid': 0,
    paid: Math.min(paidAmount - refundedAmount, total),
    'refund-due': amountToReturn(order),
    refunded: refundedAmount,
  }[paymentState];
  return sum > 0 ? formatDong(sum) : '';
}

/** What is to pay or goes back, and until when the order waits. */
export function linesOf({ order, attempt, isBrokenOff, providers = [] }: Payment): string[] {
  const { status, payment, paymentState, payBy, paidAmount, refundedAmount } = order;
  const kept = paidAmount - refundedAmount;
  const due = formatDong(amountDue(order));
  if (payment === 'COD' && amountDue(order) > 0) {
    return [
      kept > 0 ? i18n.t('{paid} has arrived, {due} is still to pay.', { paid: formatDong(kept), due }) : '',
      i18n.t('You pay {due} in cash when it arrives.', { due }),
    ].filter(Boolean);
  }
  if (!isToBePaid(order)) {
    if (paymentState === 'refund-due')
      return [i18n.t('The shop sends this money back. You need not do anything.')];
    const more = amountToReturn(order);
    return more > 0
      ? [i18n.t('You paid {sum} too much. The shop sends it back.', { sum: formatDong(more) })]
      : [];
  }
  const moment = status === 'pending' ? formatMoment(payBy) : '';
  return [
    paymentState === 'partly-paid'
      ? i18n.t('{paid} has arrived, {due} is still to pay.', { paid: formatDong(kept), due })
      : '',
    hasFailed(order, attempt) ? i18n.t('You can try again, or choose another payment method.') : '',
    attempt?.state === 'open' && isBrokenOff
      ? i18n.t(
          'Press Pay now to try again, or choose another payment method. If {provider} took the money after all, this page shows it within some two minutes: please do not pay again then.',
          { provider: pageName(attempt.provider) },
        )
      : '',
    attempt?.state === 'open' && !isBrokenOff
      ? i18n.t(
          'If you have paid at {provider}, please do not pay again: this page shows it by itself, mostly at once. The shop also asks {provider} after about two minutes. If you have not paid, press Pay now.',
          { provider: pageName(attempt.provider) },
        )
      : '',
    ...(providers.includes('bank') && !attempt
      ? [
          i18n.t('Once you have transferred it, this page shows it by itself, mostly within a minute.'),
          i18n.t(
            'If your bank reports an error, please transfer it again. If the money has left your account and is not shown here after ten minutes, please do not transfer it twice: call the shop.',
          ),
        ]
      : []),
    paymentState === 'unpaid' && moment
      ? i18n.t('Please pay by {moment}. After that the order is canceled.', { moment })
      : '',
    paymentState === 'partly-paid' && moment
      ? i18n.t(
          'Please pay the rest by {moment}. After that the order is canceled, and your money goes back.',
          { moment },
        )
      : '',
  ].filter(Boolean);
}
