import { PROVIDERS, type ProviderName } from './providers/payment-provider';

/** How an order can be paid through a provider. `bank` is a transfer, which SePay or payOS reports. */
export const ATTEMPT_PROVIDERS = ['bank', 'vnpay', 'momo', 'zalopay'] as const;
export type AttemptProvider = (typeof ATTEMPT_PROVIDERS)[number];

/** How an order is paid through a provider. */
export function attemptProviderOf(provider: ProviderName): AttemptProvider {
  return provider === 'sepay' || provider === 'payos' ? 'bank' : provider;
}

/** A provider that can send money back. */
export type Gateway = Exclude<AttemptProvider, 'bank'>;

export const ATTEMPT_STATES = ['open', 'paid', 'failed', 'expired'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** Who reports money; `person` is a member of staff. */
export const MONEY_SOURCES = [...PROVIDERS, 'person'] as const;
export type MoneySource = (typeof MONEY_SOURCES)[number];

/** How money met its order; `early` before the order was placed, `suspicious` as long as VNPay holds it back. */
export const VERDICTS = [
  'exact',
  'less',
  'early',
  'more',
  'twice',
  'late',
  'canceled',
  'unknown',
  'currency',
  'suspicious',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** `new` until it was judged, `waiting` for its order to be placed, `open` for staff to look at. */
export const RECEIVED_STATES = ['new', 'waiting', 'counted', 'open', 'settled'] as const;
export type ReceivedState = (typeof RECEIVED_STATES)[number];

/** Who sends money back; `transfer`: a person sent it. */
export const REFUND_PROVIDERS = ['transfer', 'vnpay', 'momo', 'zalopay'] as const;
export type RefundProvider = (typeof REFUND_PROVIDERS)[number];

export const REFUND_STATES = ['pending', 'done', 'failed'] as const;
/** What staff's list can show: `due` is money of canceled orders that nobody sends back yet. */
export const REFUND_LISTS = ['due', ...REFUND_STATES] as const;
export type RefundListed = (typeof REFUND_LISTS)[number];
export type RefundProgress = (typeof REFUND_STATES)[number];
