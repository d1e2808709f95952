import { PROVIDERS } from './providers/payment-provider';

/** How an order can be paid through a provider. `bank` is a transfer, which SePay reports. */
export const ATTEMPT_PROVIDERS = ['bank', 'vnpay', 'momo', 'zalopay'] as const;
export type AttemptProvider = (typeof ATTEMPT_PROVIDERS)[number];

export const ATTEMPT_STATES = ['open', 'paid', 'failed', 'expired'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** Who reports money; `person` is a member of staff. */
export const MONEY_SOURCES = [...PROVIDERS, 'person'] as const;
export type MoneySource = (typeof MONEY_SOURCES)[number];

/** How money met its order; `early` before the order was placed. */
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
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** `new` until it was judged, `waiting` for its order to be placed, `open` for staff to look at. */
export const RECEIVED_STATES = ['new', 'waiting', 'counted', 'open', 'settled'] as const;
export type ReceivedState = (typeof RECEIVED_STATES)[number];

/** Who sends money back; `transfer`: a person sent it. */
export const REFUND_PROVIDERS = ['transfer', 'vnpay', 'momo', 'zalopay'] as const;
export type RefundProvider = (typeof REFUND_PROVIDERS)[number];

export const REFUND_STATES = ['pending', 'done', 'failed'] as const;
export type RefundProgress = (typeof REFUND_STATES)[number];
