import { callService, objectOf, ServiceError } from '../../../common/call-service';
import type { ZalopayConfig } from '../../../config/config';
import {
  PROVIDER_LIMITS,
  type Attempt,
  type Refund,
  type RefundState,
  type Report,
  type StartOptions,
} from './payment-provider';
import { amountField, pageField, parseObject, textField, type JsonFields } from '../../../common/json-fields';
import { toProviderTime } from './provider-time';
import { isSignedByZalopay, signZalopay } from './zalopay-signature';

/** The answers that ZaloPay understands; after 1 and 2 it stops repeating a callback. */
export const ZALOPAY_ANSWERS = {
  confirmed: { return_code: 1, return_message: 'success' },
  known: { return_code: 2, return_message: 'duplicate' },
  wrongSignature: { return_code: -1, return_message: 'mac not equal' },
  failed: { return_code: 0, return_message: 'try again' },
} as const;

/** Codes about the call, not about the payment: too many calls, a fault of ZaloPay's. */
const TROUBLES = new Set(['-429', '-500']);

/** ZaloPay's own bounds of a payment's time, in seconds. */
const [MIN_SECONDS, MAX_SECONDS] = [300, 2_592_000];
/** Larger than a number holds. */
const LARGE_ID = /"(zp_trans_id)"\s*:\s*(\d+)/g;

/** ZaloPay v2. */
export class Zalopay {
  constructor(private readonly config: ZalopayConfig) {}

  /** Begins a payment. @returns the address of ZaloPay's page */
  async start(attempt: Attempt, { returnUrl, messageUrl }: StartOptions): Promise<string> {
    const { appId, key1 } = this.config;
    const seconds = Math.round((attempt.expiresAt.getTime() - attempt.createdAt.getTime()) / 1000);
    const body = {
      app_id: Number(appId),
      app_user: attempt.orderNumber,
      app_trans_id: transactionOf(attempt),
      app_time: attempt.createdAt.getTime(),
      amount: attempt.amount,
      item: '[]',
      embed_data: JSON.stringify({ redirecturl: returnUrl }),
      description: `Thanh toán đơn hàng ${attempt.orderNumber}`,
      bank_code: '',
      callback_url: messageUrl,
      expire_duration_seconds: Math.min(Math.max(seconds, MIN_SECONDS), MAX_SECONDS),
    };
    const fields = await this.post('create', { ...body, mac: signZalopay('create', body, key1) });
    const payUrl = pageField(fields, 'order_url');
    if (textField(fields, 'return_code') !== '1' || !payUrl) throw refusal(fields);
    return payUrl;
  }

  /** Reads a callback, which comes for money alone; null when ZaloPay did not sign it for this shop. */
  readMessage({ data, mac }: JsonFields): Report | null {
    if (typeof data !== 'string' || !isSignedByZalopay(data, mac, this.config.key2)) return null;
    const fields = parseObject(data.replace(LARGE_ID, '"$1":"$2"'));
    if (!fields || textField(fields, 'app_id') !== this.config.appId) return null;
    const time = amountField(fields, 'server_time');
    return {
      state: 'paid',
      money: {
        transactionId: textField(fields, 'zp_trans_id'),
        memo: referenceOf(textField(fields, 'app_trans_id')),
        amount: amountField(fields, 'amount'),
        currency: 'VND',
        paidAt: Number.isNaN(time) ? null : new Date(time),
      },
    };
  }

  /** Asks what has become of an attempt. */
  async query(attempt: Attempt): Promise<Report> {
    const { appId, key1 } = this.config;
    const asked = { app_id: Number(appId), app_trans_id: transactionOf(attempt) };
    const fields = await this.post('query', { ...asked, mac: signZalopay('query', asked, key1) });
    const { reference } = attempt;
    const code = textField(fields, 'return_code');
    if (code === '3') return { state: 'open', reference };
    const detail = textField(fields, 'sub_return_code');
    if (code === '2' && !TROUBLES.has(detail)) return { state: 'failed', reference, code: detail || code };
    if (code !== '1') throw refusal(fields);
    const money = {
      transactionId: textField(fields, 'zp_trans_id'),
      memo: reference,
      amount: amountField(fields, 'amount'),
      currency: 'VND',
      paidAt: null,
    };
    return { state: 'paid', money };
  }

  /** Asks for a refund, or what has become of it when it was asked for before. */
  async refund(refund: Refund, now = new Date()): Promise<RefundState> {
    const { appId, key1 } = this.config;
    const asked = {
      app_id: Number(appId),
      m_refund_id: `${dayOf(refund.createdAt)}_${appId}_${refund.reference}`,
      zp_trans_id: refund.transactionId,
      amount: refund.amount,
      description: refund.reason,
      timestamp: now.getTime(),
    };
    const fields = await this.post('refund', { ...asked, mac: signZalopay('refund', asked, key1) });
    return refundState(fields);
  }

  /** What has become of a refund that was pending. */
  async queryRefund(refund: Refund, now = new Date()): Promise<RefundState> {
    const { appId, key1 } = this.config;
    const asked = {
      app_id: Number(appId),
      m_refund_id: `${dayOf(refund.createdAt)}_${appId}_${refund.reference}`,
      timestamp: now.getTime(),
    };
    const mac = signZalopay('queryRefund', asked, key1);
    const fields = await this.post('query_refund', { ...asked, mac });
    return refundState(fields);
  }

  private async post(call: string, json: object): Promise<JsonFields> {
    const url = `${this.config.url}/v2/${call}`;
    const answer = await callService({ service: 'zalopay', ...PROVIDER_LIMITS, url, json });
    const text = answer.body.toString('utf8').replace(LARGE_ID, '"$1":"$2"');
    return objectOf('zalopay', { ...answer, body: Buffer.from(text) });
  }
}

/** `yymmdd` in Vietnam, then the attempt's reference: ZaloPay wants the day in front. */
function transactionOf({ createdAt, reference }: Attempt): string {
  return `${dayOf(createdAt)}_${reference}`;
}

function referenceOf(transaction: string): string {
  return transaction.slice(transaction.indexOf('_') + 1);
}

/** `yymmdd` in Vietnam. */
function dayOf(time: Date): string {
  return toProviderTime(time).slice(2, 8);
}

function refundState(fields: JsonFields): RefundState {
  const code = textField(fields, 'return_code');
  if (code === '1') return 'done';
  return code === '2' && !TROUBLES.has(textField(fields, 'sub_return_code')) ? 'failed' : 'pending';
}

function refusal(fields: JsonFields): ServiceError {
  const code = textField(fields, 'sub_return_code') || textField(fields, 'return_code');
  const words = textField(fields, 'sub_return_message') || textField(fields, 'return_message');
  return new ServiceError('zalopay', `refused with ${code} (${words})`);
}
