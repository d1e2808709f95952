import { callService, objectOf, ServiceError } from '../../../common/call-service';
import type { VnpayConfig } from '../../../config/config';
import { newId } from '../../../common/new-id';
import {
  PROVIDER_LIMITS,
  type Attempt,
  type Money,
  type Refund,
  type RefundLook,
  type RefundState,
  type Report,
  type StartOptions,
} from './payment-provider';
import { amountField, textFields, type JsonFields } from '../../../common/json-fields';
import { isSameSignature } from './hmac';
import { readProviderTime, toProviderTime } from './provider-time';
import { isSignedByVnpay, signVnpayQuery, signVnpayValues, vnpayText, type Fields } from './vnpay-signature';

const VERSION = '2.1.0';
const PREFIX = 'vnp_';
/** VNPay counts hundredths of a dong. */
const UNITS = 100;
/** The shop's own calls come from its server. */
const SERVER_IP = '127.0.0.1';

/** Of a payment: unfinished. */
const UNFINISHED = '01';
/** Of a payment: to be reversed, suspicious. The shopper's money is gone, and not here. */
const SUSPICIOUS = new Set(['04', '07']);
/** Of a refund. */
const REFUND_REJECTED = '09';
/** VNPay wants to know who asks for a refund: the shop does, not a member of its staff. */
const CREATED_BY = 'shop';
/** A refund that VNPay will not pay: wrong merchant, data or signature, unknown payment, or one that did not succeed. */
const REFUSED_REFUNDS = new Set(['02', '03', '91', '95', '97']);

/** The answers that VNPay understands; after `00` and `02` it stops repeating a message. */
export const VNPAY_ANSWERS = {
  confirmed: { RspCode: '00', Message: 'Confirm Success' },
  known: { RspCode: '02', Message: 'Order already confirmed' },
  unknownOrder: { RspCode: '01', Message: 'Order not found' },
  wrongSignature: { RspCode: '97', Message: 'Invalid signature' },
  failed: { RspCode: '99', Message: 'Unknown error' },
} as const;

/** VNPay 2.1.0: cards, ATM cards and QR on VNPay's page. */
export class Vnpay {
  constructor(private readonly config: VnpayConfig) {}

  /** The address of VNPay's page; nothing is called. */
  payUrl(attempt: Attempt, { ip, language, returnUrl }: StartOptions): string {
    const { tmnCode, hashSecret, url } = this.config;
    const query = signVnpayQuery(
      {
        vnp_Version: VERSION,
        vnp_Command: 'pay',
        vnp_TmnCode: tmnCode,
        vnp_Amount: String(attempt.amount * UNITS),
        vnp_CurrCode: 'VND',
        vnp_TxnRef: attempt.reference,
        vnp_OrderInfo: vnpayText(`Thanh toan don hang ${attempt.orderNumber}`),
        vnp_OrderType: 'other',
        vnp_Locale: language === 'vi' ? 'vn' : 'en',
        vnp_ReturnUrl: returnUrl,
        vnp_IpAddr: ip,
        vnp_CreateDate: toProviderTime(attempt.createdAt),
        vnp_ExpireDate: toProviderTime(attempt.expiresAt),
      },
      hashSecret,
    );
    return `${url}?${query}`;
  }

  /** Reads the query of VNPay's message; null when VNPay did not sign it for this shop. */
  readMessage(query: Fields): Report | null {
    const isOwn = query['vnp_TmnCode'] === this.config.tmnCode;
    if (!isOwn || !isSignedByVnpay(query, this.config.hashSecret)) return null;
    const fields = withoutPrefix(query);
    // The shop signs the address of a payment with the same secret: it is no message.
    const isMessage = fields['Command'] === undefined && fields['ResponseCode'] !== undefined;
    return isMessage ? reportOf(fields) : null;
  }

  /** Asks what has become of an attempt. */
  async query(attempt: Attempt, now = new Date()): Promise<Report> {
    const answer = await this.look(attempt, now);
    // Nobody has opened VNPay's page yet.
    if (answer['ResponseCode'] === '91') return { state: 'open', reference: attempt.reference };
    if (answer['ResponseCode'] !== '00') throw refusal(answer);
    if (answer['TxnRef'] !== attempt.reference) throw new ServiceError('vnpay', 'answered another payment');
    return reportOf(answer);
  }

  /**
   * What has become of a refund that may have been asked for. VNPay tells of the last movement of the payment alone, so
   * that a part of it may be another part of the same sum: a person decides.
   */
  async queryRefund({ attempt, amount, isWhole }: Refund, now = new Date()): Promise<RefundLook> {
    const answer = await this.look(attempt, now);
    if (answer['ResponseCode'] !== '00') throw refusal(answer);
    if (answer['TxnRef'] !== attempt.reference) throw new ServiceError('vnpay', 'answered another payment');
    const { TransactionType: type, TransactionStatus: status } = answer;
    if (type === '01') return 'unknown';
    if (!isWhole || type !== '02' || amountField(answer, 'Amount') !== amount * UNITS) return 'pending';
    if (status === REFUND_REJECTED) return 'failed';
    return status === '00' ? 'done' : 'pending';
  }

  private look(attempt: Attempt, now: Date): Promise<Fields> {
    const fields = {
      RequestId: newId(now),
      Version: VERSION,
      Command: 'querydr',
      TmnCode: this.config.tmnCode,
      TxnRef: attempt.reference,
      TransactionDate: toProviderTime(attempt.createdAt),
      CreateDate: toProviderTime(now),
      IpAddr: SERVER_IP,
      OrderInfo: vnpayText(`Truy van don hang ${attempt.orderNumber}`),
    };
    return this.call('queryRequest', 'queryAnswer', fields);
  }

  /** Sends money back; VNPay pays it out later. */
  async refund(refund: Refund): Promise<RefundState> {
    const answer = await this.call('refundRequest', 'refundAnswer', {
      RequestId: refund.reference,
      Version: VERSION,
      Command: 'refund',
      TmnCode: this.config.tmnCode,
      TransactionType: refund.isWhole ? '02' : '03',
      TxnRef: refund.attempt.reference,
      Amount: String(refund.amount * UNITS),
      TransactionNo: refund.transactionId,
      TransactionDate: toProviderTime(refund.attempt.createdAt),
      CreateBy: CREATED_BY,
      CreateDate: toProviderTime(refund.createdAt),
      IpAddr: SERVER_IP,
      OrderInfo: vnpayText(`Hoan tien don hang ${refund.attempt.orderNumber}`),
    });
    const code = answer['ResponseCode'] ?? '';
    if (REFUSED_REFUNDS.has(code)) return 'failed';
    return code === '00' && answer['TransactionStatus'] === '00' ? 'done' : 'pending';
  }

  private async call(
    request: 'queryRequest' | 'refundRequest',
    answer: 'queryAnswer' | 'refundAnswer',
    fields: Fields,
  ): Promise<Fields> {
    const { apiUrl, hashSecret } = this.config;
    const signed = { ...fields, SecureHash: signVnpayValues(request, fields, hashSecret) };
    const json = Object.fromEntries(Object.entries(signed).map(([name, value]) => [`vnp_${name}`, value]));
    const called = await callService({ service: 'vnpay', ...PROVIDER_LIMITS, url: apiUrl, json });
    const read = withoutPrefix(objectOf('vnpay', called));
    const isSigned = isSameSignature(signVnpayValues(answer, read, hashSecret), read['SecureHash']);
    // VNPay does not sign its answer to a call that it could not read.
    if (!isSigned && read['ResponseCode'] === '00')
      throw new ServiceError('vnpay', 'signed its answer wrongly');
    return read;
  }
}

/** Paid only when both codes say so. */
function reportOf(fields: Fields): Report {
  const reference = fields['TxnRef'] ?? '';
  const { ResponseCode: code = '', TransactionStatus: status = '' } = fields;
  if (status === UNFINISHED) return { state: 'open', reference };
  const isSuspicious = code === '07' || SUSPICIOUS.has(status);
  if (!isSuspicious && (code !== '00' || status !== '00'))
    return { state: 'failed', reference, code: `${code}/${status}` };
  const money: Money = {
    transactionId: fields['TransactionNo'] ?? '',
    memo: reference,
    amount: dongOf(amountField(fields, 'Amount')),
    currency: 'VND',
    paidAt: readProviderTime(fields['PayDate'] ?? ''),
  };
  if (!isSuspicious) return { state: 'paid', money };
  // Without a transaction nothing tells it from other money.
  const isNamed = /[1-9]/.test(money.transactionId) && money.amount > 0;
  return isNamed ? { state: 'suspicious', money } : { state: 'open', reference };
}

/** NaN for what is no whole dong. */
function dongOf(hundredths: number): number {
  return hundredths % UNITS === 0 ? hundredths / UNITS : NaN;
}

function withoutPrefix(fields: JsonFields): Fields {
  // What has no prefix is not signed.
  const texts = Object.entries(textFields(fields)).filter(([name]) => name.startsWith(PREFIX));
  return Object.fromEntries(texts.map(([name, value]) => [name.slice(PREFIX.length), value]));
}

function refusal(answer: Fields): ServiceError {
  return new ServiceError('vnpay', `refused with ${answer['ResponseCode']} (${answer['Message'] ?? ''})`);
}
