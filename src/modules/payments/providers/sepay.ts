import type { PaymentsConfig } from '../../../config/config';
import type { Money } from './payment-provider';
import { amountField, parseObject, textField } from '../../../common/json-fields';
import { readProviderTime } from './provider-time';
import { isSignedBySepay, type SepayHeaders } from './sepay-signature';

/** What SePay reads as understood; anything else it repeats seven times. */
export const SEPAY_ANSWER = { success: true } as const;

/** SePay: reports each transfer that comes to the shop's bank account. */
export class Sepay {
  constructor(private readonly config: NonNullable<PaymentsConfig['sepay']>) {}

  /**
   * Reads a message.
   * @returns null when SePay did not sign it just now; `ignored` for money that goes out or to another account
   */
  readMessage(body: Buffer, headers: SepayHeaders, now = Date.now()): Money | 'ignored' | null {
    if (!isSignedBySepay(body, headers, this.config.secret, now)) return null;
    const fields = parseObject(body.toString('utf8'));
    if (!fields) return null;
    const account = textField(fields, 'accountNumber');
    const isOwn = account === this.config.account || textField(fields, 'subAccount') === this.config.account;
    if (textField(fields, 'transferType') !== 'in' || !isOwn) return 'ignored';
    return {
      transactionId: textField(fields, 'id'),
      memo: `${textField(fields, 'code')} ${textField(fields, 'content')}`.trim(),
      amount: amountField(fields, 'transferAmount'),
      currency: 'VND',
      paidAt: readTime(textField(fields, 'transactionDate')),
    };
  }
}

/** `YYYY-MM-DD HH:mm:ss` in Vietnam. */
function readTime(text: string): Date | null {
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? readProviderTime(text.replace(/\D/g, '')) : null;
}
