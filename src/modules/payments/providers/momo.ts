import type { MomoConfig } from '../../../config/config';
import { isSignedByMomo, signMomo } from './momo-signature';
import {
  ProviderError,
  type Attempt,
  type Refund,
  type RefundState,
  type Report,
  type StartOptions,
} from './payment-provider';
import { amountField, postJson, textField, textFields, type ProviderFields } from './provider-http';

/** Begun, and not decided: waiting for the shopper, in progress, at the bank, authorised. */
const OPEN = new Set(['1000', '7000', '7002', '8000', '9000']);

/** MoMo v2: the wallet, or ways of payment on MoMo's page. */
export class Momo {
  constructor(private readonly config: MomoConfig) {}

  /** Begins a payment. @returns the address of MoMo's page */
  async start(attempt: Attempt, { language, returnUrl, messageUrl }: StartOptions): Promise<string> {
    const signed = {
      partnerCode: this.config.partnerCode,
      requestId: attempt.reference,
      amount: attempt.amount,
      orderId: attempt.reference,
      orderInfo: `Thanh toán đơn hàng ${attempt.orderNumber}`,
      redirectUrl: returnUrl,
      ipnUrl: messageUrl,
      requestType: 'captureWallet',
      extraData: '',
    };
    const signature = signMomo('create', signed, this.config);
    const { fields } = await this.post('create', { ...signed, lang: language, autoCapture: true, signature });
    const payUrl = textField(fields, 'payUrl');
    if (textField(fields, 'resultCode') !== '0' || !payUrl.startsWith('http')) throw refusal(fields);
    return payUrl;
  }

  /** Reads MoMo's message; null when MoMo did not sign it for this shop. */
  readMessage(message: ProviderFields): Report | null {
    const fields = textFields(message);
    const isOwn = fields['partnerCode'] === this.config.partnerCode;
    return isOwn && isSignedByMomo(fields, this.config) ? reportOf(fields) : null;
  }

  /** Asks what has become of an attempt. MoMo does not sign its answer: TLS alone vouches for it. */
  async query(attempt: Attempt): Promise<Report> {
    const asked = {
      partnerCode: this.config.partnerCode,
      requestId: attempt.reference,
      orderId: attempt.reference,
    };
    const signature = signMomo('query', asked, this.config);
    const { fields } = await this.post('query', { ...asked, lang: 'vi', signature });
    if (textField(fields, 'orderId') !== attempt.reference) throw refusal(fields);
    // The payment is unknown: nobody has begun it.
    if (textField(fields, 'resultCode') === '42') return { state: 'open', reference: attempt.reference };
    return reportOf(fields);
  }

  /** Sends money back at once. */
  async refund(refund: Refund): Promise<RefundState> {
    const asked = {
      partnerCode: this.config.partnerCode,
      orderId: refund.reference,
      requestId: refund.reference,
      amount: refund.amount,
      transId: refund.transactionId,
      description: refund.reason,
    };
    const signature = signMomo('refund', asked, this.config);
    const body = { ...asked, transId: Number(refund.transactionId), lang: 'vi', signature };
    const { fields } = await this.post('refund', body);
    const code = textField(fields, 'resultCode');
    // 40 and 41: MoMo already has this refund.
    if (code === '0') return 'done';
    return OPEN.has(code) || code === '40' || code === '41' ? 'pending' : 'failed';
  }

  private post(call: string, body: object) {
    return postJson('momo', `${this.config.url}/v2/gateway/api/${call}`, body);
  }
}

function reportOf(fields: ProviderFields): Report {
  const reference = textField(fields, 'orderId');
  const code = textField(fields, 'resultCode');
  if (OPEN.has(code)) return { state: 'open', reference };
  if (code !== '0') return { state: 'failed', reference, code };
  const time = amountField(fields, 'responseTime');
  return {
    state: 'paid',
    money: {
      transactionId: textField(fields, 'transId'),
      memo: reference,
      amount: amountField(fields, 'amount'),
      currency: 'VND',
      paidAt: Number.isNaN(time) ? null : new Date(time),
    },
  };
}

function refusal(fields: ProviderFields): ProviderError {
  return new ProviderError(
    'momo',
    `refused with ${textField(fields, 'resultCode')} (${textField(fields, 'message')})`,
  );
}
