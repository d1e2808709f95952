import {
  type OrderDto,
  type OrderDtoPaymentState,
  type MoneyDto,
  type PaymentAttemptDto,
  type RefundDto,
} from '../api/generated/model';
import { i18n } from './i18n';
import { formatDong, formatNumber } from './money';
import type { PaymentFilter } from './order-choices';
import { isToBePaid } from './order-payment';

/** How far an order is paid, in the page's language (rule M1). */
export function paymentStateName(state: OrderDtoPaymentState): string {
  return {
    unpaid: i18n.t('Unpaid'),
    'partly-paid': i18n.t('Partly paid'),
    paid: i18n.t('Paid'),
    'refund-due': i18n.t('Refund due'),
    refunded: i18n.t('Refunded'),
  }[state];
}

/** What the list of orders is narrowed to. */
export function paymentFilterName(filter: PaymentFilter): string {
  return filter === 'to-pay' ? i18n.t('Not paid in full') : paymentStateName(filter);
}

/** Where money came from, or goes to. */
export function providerName(
  provider: MoneyDto['provider'] | PaymentAttemptDto['provider'] | RefundDto['provider'],
): string {
  return {
    bank: i18n.t('Bank transfer'),
    transfer: i18n.t('Sent by hand'),
    person: i18n.t('Recorded by staff'),
    sepay: 'SePay',
    payos: 'payOS',
    vnpay: 'VNPay',
    momo: 'MoMo',
    zalopay: 'ZaloPay',
  }[provider];
}

/** The same for the customer, who knows a bank transfer by no other name. */
export function paidThrough(provider: MoneyDto['provider'] | RefundDto['provider']): string {
  if (provider === 'person') return i18n.t('Noted by the shop');
  const isTransfer = provider === 'sepay' || provider === 'payos' || provider === 'transfer';
  return providerName(isTransfer ? 'bank' : provider);
}

/** Whether the latest try to pay what is still due has ended without money. */
export function hasFailed(order: OrderDto, attempt: Pick<PaymentAttemptDto, 'state'> | undefined): boolean {
  return isToBePaid(order) && (attempt?.state === 'failed' || attempt?.state === 'expired');
}

/** How a try to pay went. */
export function attemptStateName(state: PaymentAttemptDto['state']): string {
  return {
    open: i18n.t('begun'),
    paid: i18n.t({ id: 'attempt.paid', message: 'paid' }),
    failed: i18n.t({ id: 'attempt.failed', message: 'failed' }),
    expired: i18n.t({ id: 'attempt.expired', message: 'expired' }),
  }[state];
}

/** How far a refund is; `due` before anyone has begun it. */
export function refundStateName(state: RefundDto['state'] | 'due'): string {
  return {
    due: i18n.t('Due'),
    pending: i18n.t('On its way'),
    failed: i18n.t('Failed'),
    done: i18n.t('Sent back'),
  }[state];
}

/** Money of any currency: '1.234.000đ', '12 USD'. */
export function moneyText({ amount, currency }: Pick<MoneyDto, 'amount' | 'currency'>): string {
  return currency === 'VND' ? formatDong(amount) : `${formatNumber(amount)} ${currency}`;
}

/** Why staff look at money, or how it met its order (rule M4). */
export function verdictWords(verdict: NonNullable<MoneyDto['verdict']>): string {
  return {
    exact: i18n.t('As much as was due'),
    less: i18n.t('Less than was due'),
    early: i18n.t('Came before the order was placed'),
    more: i18n.t('More than was due'),
    twice: i18n.t('The order was paid already'),
    late: i18n.t('Came after the shop had canceled the order'),
    canceled: i18n.t('The order is canceled'),
    unknown: i18n.t('It names no order, or several'),
    currency: i18n.t('Not in dong'),
    suspicious: i18n.t('VNPay holds it back, because it looks suspicious'),
  }[verdict];
}
