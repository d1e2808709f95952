import { callService, objectOf, ServiceError } from '../../../common/call-service';
import type { MomoConfig } from '../../../config/config';
import { isSignedByMomo, signMomo } from './momo-signature';
import {
  PROVIDER_LIMITS,
  type Attempt,
  type Refund,
  type RefundLook,
  type RefundState,
  type Report,
  type StartOptions,
} from './payment-provider';
import { amountField, pageField, textField, textFields, type JsonFields } from '../../../common/json-fields';

/** Begun, and not decided: waiting for the shopper, in progress, at the bank, authorised. */
const OPEN = new Set(['1000', '7000', '7002', '8000', '9000']);
/** Decided: no money comes. Other codes are about the call, not about the payment. */
const FAILED = new Set(['1001', '1002', '1003', '1004', '1005', '1006', '1007', '1017', '1026']);
/** A refund that MoMo will not pay: a wrong call, an unknown payment, no funds, refused, or no longer possible. */
const REFUSED_REFUNDS = new Set([
  ...['11', '12', '13', '20', '21', '22', '42'],
  ...['1001', '1002', '1004', '1080', '1081', '1088'],
]);

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
    const fields = await this.post('create', { ...signed, lang: language, autoCapture: true, signature });
    const payUrl = pageField(fields, 'payUrl');
    if (textField(fields, 'resultCode') !== '0' || !payUrl) throw refusal(fields);
    return payUrl;
  }

  /** Reads MoMo's message; null when MoMo did not sign it for this shop. */
  readMessage(message: JsonFields): Report | null {
    const fields = textFields(message);
    const isOwn = fields['partnerCode'] === this.config.partnerCode;
    return isOwn && isSignedByMomo(fields, this.config) ? reportOf(fields) : null;
  }

  /** Asks what has become of an attempt. MoMo does not sign its answer: TLS alone vouches for it. */
  async query(attempt: Attempt): Promise<Report> {
    const fields = await this.look(attempt);
    // The payment is unknown: nobody has begun it.
    const code = textField(fields, 'resultCode');
    if (code === '42') return { state: 'open', reference: attempt.reference };
    if (code !== '0' && !OPEN.has(code) && !FAILED.has(code)) throw refusal(fields);
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
    const fields = await this.post('refund', body);
    const code = textField(fields, 'resultCode');
    if (code === '0') return 'done';
    // 40 and 41, among others: MoMo already has this refund.
    return REFUSED_REFUNDS.has(code) ? 'failed' : 'pending';
  }

  /** What has become of a refund that may have been asked for. */
  async queryRefund({ attempt, reference }: Refund): Promise<RefundLook> {
    const fields = await this.look(attempt);
    const known: unknown = fields['refundTrans'];
    const own = Array.isArray(known)
      ? (known as JsonFields[]).find((one) => textField(one, 'orderId') === reference)
      : undefined;
    if (!own) return 'unknown';
    const code = textField(own, 'resultCode');
    return code === '0' ? 'done' : REFUSED_REFUNDS.has(code) ? 'failed' : 'pending';
  }

  private async look(attempt: Attempt): Promise<JsonFields> {
    const asked = {
      partnerCode: this.config.partnerCode,
      requestId: attempt.reference,
      orderId: attempt.reference,
    };
    const signature = signMomo('query', asked, this.config);
    const fields = await this.post('query', { ...asked, lang: 'vi', signature });
    if (textField(fields, 'orderId') !== attempt.reference) throw refusal(fields);
    return fields;
  }

  private async post(call: string, json: object): Promise<JsonFields> {
    const url = `${this.config.url}/v2/gateway/api/${call}`;
    return objectOf('momo', await callService({ service: 'momo', ...PROVIDER_LIMITS, url, json }));
  }
}

function reportOf(fields: JsonFields): Report {
  const reference = textField(fields, 'orderId');
  const code = textField(fields, 'resultCode');
  if (FAILED.has(code)) return { state: 'failed', reference, code };
  if (code !== '0') return { state: 'open', reference };
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

function refusal(fields: JsonFields): ServiceError {
  return new ServiceError(
    'momo',
    `refused with ${textField(fields, 'resultCode')} (${textField(fields, 'message')})`,
  );
}
