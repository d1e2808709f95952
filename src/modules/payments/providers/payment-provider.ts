import type { CallLimits } from '../../../common/call-service';
import type { Language } from '../../../common/language';

export const PROVIDERS = ['sepay', 'payos', 'vnpay', 'momo', 'zalopay'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** MoMo asks for at least 30 seconds. Shutdown waits longer (`app.module.ts`). */
export const PROVIDER_LIMITS: CallLimits = { ms: 30_000, bytes: 64 * 1024 };

/** One try to pay an order through a provider. */
export interface Attempt {
  /** Unique for ever: a new try has a new one. */
  reference: string;
  /** Whole dong. */
  amount: number;
  /** As people know the order, for the provider's page. */
  orderNumber: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Where a payment begins, and where the provider leads and reports to. */
export interface StartOptions {
  language: Language;
  /** The shopper's address. */
  ip: string;
  /** Where the browser returns to; it proves nothing. */
  returnUrl: string;
  /** Where the provider's server reports to. */
  messageUrl: string;
}

/** The transfer that pays an attempt, where a provider names the account. */
export interface StartedTransfer {
  /** The bank's six digits, as NAPAS numbers the banks. */
  bankBin: string;
  account: string;
  accountName: string;
  /** Whole dong. */
  amount: number;
  memo: string;
  /** The text of the VietQR code. */
  qr: string;
}

/** Money that a provider says has come. */
export interface Money {
  /** Unique within the provider; text, since some are larger than a number holds. */
  transactionId: string;
  /** The attempt's reference, or the text of a transfer. */
  memo: string;
  /** Whole dong, or units of another currency. */
  amount: number;
  currency: string;
  /** When it was paid; null where the provider does not say. */
  paidAt: Date | null;
}

/** What a provider says of an attempt. */
export type Report =
  | { state: 'paid'; money: Money }
  /** The shopper has paid, and the provider holds the money back. */
  | { state: 'suspicious'; money: Money }
  | { state: 'failed'; reference: string; code: string }
  | { state: 'open'; reference: string };

/** What has become of a refund. */
export type RefundState = 'done' | 'pending' | 'failed';

/** What a provider says of a refund that may have been asked for; `unknown`: it does not tell. */
export type RefundLook = RefundState | 'unknown';

export interface Refund {
  /** Unique for ever. */
  reference: string;
  amount: number;
  reason: string;
  createdAt: Date;
  attempt: Attempt;
  transactionId: string;
  /** Whether all of the payment goes back. */
  isWhole: boolean;
}
