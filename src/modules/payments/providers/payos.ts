import { callService, objectOf, ServiceError } from '../../../common/call-service';
import type { PayosConfig } from '../../../config/config';
import {
  PROVIDER_LIMITS,
  type Attempt,
  type Money,
  type Report,
  type StartOptions,
  type StartedTransfer,
} from './payment-provider';
import { isSignedByPayos, signPayos } from './payos-signature';
import { amountField, pageField, parseObject, textField, type JsonFields } from '../../../common/json-fields';
import { readProviderTime } from './provider-time';
import { referenceFromNumber, referenceToNumber } from '../../orders/payments/payment-reference';

/** What payOS reads as understood. */
export const PAYOS_ANSWER = { success: true } as const;

/** An answer's code for a payment that payOS does not know. */
const UNKNOWN = '101';
/** The payment can be paid no more. */
const ENDED = new Set(['CANCELLED', 'EXPIRED', 'FAILED']);
/** The message that payOS sends once when its webhook is entered; it is about no payment. */
const TEST_MESSAGE = { orderCode: '123', description: 'VQRIO123' };

/** payOS: a page of bank transfers for each payment, and a report of each transfer. */
export class Payos {
  constructor(private readonly config: PayosConfig) {}

  /** Begins a payment. @returns the address of payOS's page, and the transfer that pays it */
  async start(
    attempt: Attempt,
    { returnUrl }: StartOptions,
  ): Promise<{ payUrl: string; transfer: StartedTransfer }> {
    const signed = {
      orderCode: referenceToNumber(attempt.reference),
      amount: attempt.amount,
      description: attempt.reference,
      returnUrl,
      cancelUrl: returnUrl,
    };
    const body = {
      ...signed,
      expiredAt: Math.floor(attempt.expiresAt.getTime() / 1000),
      signature: signPayos(signed, this.config.checksumKey),
    };
    const url = `${this.config.url}/v2/payment-requests`;
    const data = this.readAnswer(await this.call(url, body));
    const payUrl = pageField(data, 'checkoutUrl');
    const transfer = {
      bankBin: textField(data, 'bin'),
      account: textField(data, 'accountNumber'),
      accountName: textField(data, 'accountName'),
      amount: amountField(data, 'amount'),
      memo: textField(data, 'description'),
      qr: textField(data, 'qrCode'),
    };
    if (!payUrl || transfer.amount !== attempt.amount) {
      throw new ServiceError('payos', 'answered without a page, or with another sum');
    }
    return { payUrl, transfer };
  }

  /**
   * Reads a message.
   * @returns null when payOS did not sign it; `ignored` for what is no money
   */
  readMessage(body: Buffer): Money | 'ignored' | null {
    const message = parseObject(body.toString('utf8')) ?? {};
    if (!isSignedByPayos(message, this.config.checksumKey)) return null;
    const data = message['data'] as JsonFields;
    const orderCode = textField(data, 'orderCode');
    const isTest =
      orderCode === TEST_MESSAGE.orderCode && textField(data, 'description') === TEST_MESSAGE.description;
    if (isTest || textField(data, 'code') !== '00') return 'ignored';
    return moneyOf(data, orderCode);
  }

  /** Asks what has become of an attempt, which several transfers may have paid. */
  async query(attempt: Attempt): Promise<Report[]> {
    const { reference } = attempt;
    const orderCode = String(referenceToNumber(reference));
    const url = `${this.config.url}/v2/payment-requests/${orderCode}`;
    const fields = await this.call(url);
    // payOS has never heard of it: its beginning was lost.
    if (textField(fields, 'code') === UNKNOWN) return [{ state: 'open', reference }];
    const data = this.readAnswer(fields);
    if (textField(data, 'orderCode') !== orderCode) throw refusal(fields);
    const transactions = Array.isArray(data['transactions']) ? (data['transactions'] as JsonFields[]) : [];
    const paid = transactions.map((one): Report => ({ state: 'paid', money: moneyOf(one, orderCode) }));
    const status = textField(data, 'status');
    if (ENDED.has(status)) paid.push({ state: 'failed', reference, code: status });
    return paid.length > 0 ? paid : [{ state: 'open', reference }];
  }

  private async call(url: string, json?: object): Promise<JsonFields> {
    const headers = { 'x-client-id': this.config.clientId, 'x-api-key': this.config.apiKey };
    const called = { service: 'payos', ...PROVIDER_LIMITS, url, headers };
    return objectOf('payos', await callService({ ...called, ...(json && { json }) }));
  }

  /** @throws ServiceError for a refusal, or an answer that payOS did not sign */
  private readAnswer(fields: JsonFields): JsonFields {
    if (textField(fields, 'code') !== '00') throw refusal(fields);
    if (!isSignedByPayos(fields, this.config.checksumKey))
      throw new ServiceError('payos', 'answered unsigned');
    return fields['data'] as JsonFields;
  }
}

function moneyOf(fields: JsonFields, orderCode: string): Money {
  return {
    transactionId: textField(fields, 'reference'),
    memo: referenceFromNumber(Number(orderCode)) || orderCode,
    amount: amountField(fields, 'amount'),
    currency: textField(fields, 'currency') || 'VND',
    paidAt: readTime(textField(fields, 'transactionDateTime')),
  };
}

/** `YYYY-MM-DD HH:mm:ss` in Vietnam in a message, an instant with its zone in an answer. */
function readTime(text: string): Date | null {
  if (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return readProviderTime(text.replace(/\D/g, ''));
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time;
}

function refusal(fields: JsonFields): ServiceError {
  return new ServiceError(
    'payos',
    `refused with ${textField(fields, 'code')} (${textField(fields, 'desc')})`,
  );
}
