import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as provider from './fake-provider';
import type { Attempt, Fields, Message, Reply, Transfer } from './fake-provider';

const DATE = /^\d{14}$/;
const PAY_FIELDS = {
  vnp_Version: /^2\.1\.0$/,
  vnp_Command: /^pay$/,
  vnp_Amount: /^[1-9]\d{0,11}$/,
  vnp_CurrCode: /^VND$/,
  vnp_TxnRef: /^[\w.:-]{1,100}$/,
  vnp_OrderInfo: /^[\w .:-]{1,255}$/,
  vnp_OrderType: /^\w{1,100}$/,
  vnp_Locale: /^(?:vn|en)$/,
  vnp_ReturnUrl: /^https?:.{5,250}$/,
  vnp_IpAddr: /^[\da-fA-F.:]{7,45}$/,
  vnp_CreateDate: DATE,
  vnp_ExpireDate: DATE,
};
const CALL_FIELDS = {
  vnp_RequestId: /^\w[\w-]{0,31}$/,
  vnp_Version: /^2\.1\.0$/,
  vnp_TxnRef: /^.{1,100}$/,
  vnp_OrderInfo: /^.{1,255}$/,
  vnp_TransactionDate: DATE,
  vnp_CreateDate: DATE,
  vnp_IpAddr: /^[\da-fA-F.:]{7,45}$/,
};
const REFUND_FIELDS = {
  ...CALL_FIELDS,
  vnp_TransactionType: /^0[23]$/,
  vnp_Amount: /^[1-9]\d{0,11}$/,
  vnp_CreateBy: /^.{1,245}$/,
};

/** What is joined by `|` and signed, in the order of VNPay's page. */
const SIGNED = {
  querydr: 'RequestId Version Command TmnCode TxnRef TransactionDate CreateDate IpAddr OrderInfo',
  refund:
    'RequestId Version Command TmnCode TransactionType TxnRef Amount TransactionNo TransactionDate CreateBy CreateDate IpAddr OrderInfo',
  querydrAnswer:
    'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo PromotionCode PromotionAmount',
  refundAnswer:
    'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo',
};

const OUTCOMES: Partial<Record<Attempt['state'], [code: string, status: string]>> = {
  open: ['24', '01'],
  paid: ['00', '00'],
  failed: ['24', '02'],
  expired: ['11', '02'],
};

/** VNPay 2.1.0: the browser opens its page, VNPay calls the shop's IPN by GET. */
export class FakeVnpay extends provider.FakeProvider {
  /** At most ten calls, five minutes apart. */
  protected readonly repeatAfter = Array<number>(9).fill(5 * provider.MINUTE);
  private readonly requestIds = new Set<string>();
  /** The last refund of each payment: the query tells of nothing else. */
  private readonly lastRefunds = new Map<string, Fields>();

  constructor(private readonly options: provider.FakeOptions & { tmnCode: string; hashSecret: string }) {
    super(options);
  }

  async handle(method: string, url: string, _headers: IncomingHttpHeaders, rawBody: string): Promise<Reply> {
    const { pathname, searchParams } = new URL(url, 'http://vnpay');
    if (method === 'GET' && pathname === '/paymentv2/vpcpay.html') return this.openPage(searchParams);
    if (method === 'GET' && pathname === '/paymentv2/Payment/Error.html') {
      return provider.page(`VNPay: ${searchParams.get('code') ?? '99'}`);
    }
    const isCall = method === 'POST' && pathname === '/merchant_webapi/api/transaction';
    return isCall ? provider.json(this.call(provider.fieldsOf(rawBody) ?? {})) : provider.notFound();
  }

  private openPage(query: URLSearchParams): Reply {
    const code = this.faultOf(query);
    if (!code) return provider.page(`VNPay: ${query.get('vnp_TxnRef')}`);
    const location = `${this.baseUrl}/paymentv2/Payment/Error.html?code=${code}`;
    return { status: 302, headers: { location }, body: '' };
  }

  /** The code of VNPay's error page, or null after the attempt is open. */
  private faultOf(query: URLSearchParams): string | null {
    const { vnp_SecureHash: hash, ...fields }: Fields = Object.fromEntries(query);
    if (fields.vnp_TmnCode !== this.options.tmnCode) return '72';
    if (!provider.isSame(hash?.toLowerCase(), vnpayQueryHash(fields, this.options.hashSecret))) return '70';
    const isRepeated = new Set(query.keys()).size !== query.size;
    // Version 2.0 asked for the hash type, 2.1.0 does not know it.
    if (isRepeated || 'vnp_SecureHashType' in fields) return '03';
    if (provider.wrongFields(fields, PAY_FIELDS).length > 0) return '03';
    const { vnp_TxnRef = '', vnp_Amount, vnp_ExpireDate = '', vnp_CreateDate = '' } = fields;
    if (vnp_ExpireDate <= vnp_CreateDate) return '03';
    if (vnp_ExpireDate <= provider.localTime(this.clock.now())) return '15';
    const known = this.attempts.get(vnp_TxnRef);
    // A page that is loaded again shows the same payment.
    if (known) return known.state === 'open' && known.request.vnp_SecureHash === hash ? null : '01';
    this.open(vnp_TxnRef, Number(vnp_Amount) / 100, { ...fields, vnp_SecureHash: hash ?? '' });
    return null;
  }

  private call(request: Fields): Fields {
    const command = request.vnp_Command === 'refund' ? 'refund' : 'querydr';
    const attempt = this.attempts.get(request.vnp_TxnRef ?? '');
    const code = this.callFault(request, command, attempt);
    if (code !== '00' || !attempt) return this.answer(command, { vnp_ResponseCode: code });
    const isRefund = command === 'refund';
    if (isRefund) {
      attempt.refunded += Number(request.vnp_Amount) / 100;
      this.lastRefunds.set(attempt.reference, request);
    }
    const last = isRefund ? request : this.lastRefunds.get(attempt.reference);
    const [transfer] = attempt.transfers;
    return this.answer(command, {
      vnp_ResponseCode: '00',
      vnp_TxnRef: attempt.reference,
      vnp_Amount: last ? last.vnp_Amount : String((transfer?.amount ?? attempt.amount) * 100),
      vnp_BankCode: 'NCB',
      vnp_PayDate: transfer && provider.localTime(transfer.at),
      vnp_TransactionNo: transfer?.id,
      vnp_TransactionType: last ? last.vnp_TransactionType : '01',
      vnp_TransactionStatus: isRefund ? '05' : last ? '00' : OUTCOMES[attempt.state]?.[1],
      vnp_OrderInfo: request.vnp_OrderInfo,
    });
  }

  private callFault(request: Fields, command: 'querydr' | 'refund', attempt?: Attempt): string {
    if (request.vnp_TmnCode !== this.options.tmnCode) return '02';
    if (!['querydr', 'refund'].includes(request.vnp_Command ?? '')) return '03';
    const patterns = command === 'refund' ? REFUND_FIELDS : CALL_FIELDS;
    if (provider.wrongFields(request, patterns).length > 0) return '03';
    const expected = vnpayCallHash(command, request, this.options.hashSecret);
    if (!provider.isSame(request.vnp_SecureHash?.toLowerCase(), expected)) return '97';
    const id = request.vnp_RequestId ?? '';
    if (this.requestIds.has(id)) return '94';
    this.requestIds.add(id);
    if (!attempt || attempt.request.vnp_CreateDate !== request.vnp_TransactionDate) return '91';
    return command === 'refund' ? refundFault(request, attempt) : '00';
  }

  private answer(command: 'querydr' | 'refund', content: Record<string, string | undefined>): Fields {
    const order = SIGNED[`${command}Answer`].split(' ').map((name) => `vnp_${name}`);
    const fields: Fields = Object.fromEntries(order.map((name) => [name, content[name] ?? '']));
    fields.vnp_ResponseId = randomUUID().replaceAll('-', '');
    fields.vnp_Command = command;
    fields.vnp_Message = content.vnp_ResponseCode === '00' ? 'Success' : 'Refused';
    fields.vnp_TmnCode = this.options.tmnCode;
    fields.vnp_SecureHash = vnpayCallHash(`${command}Answer`, fields, this.options.hashSecret);
    return fields;
  }

  protected messageOf(attempt: Attempt, transfer: Transfer | null): () => Message {
    const url = `${this.messageUrl}?${this.resultOf(attempt, transfer)}`;
    return () => ({ method: 'GET', url, headers: {} });
  }

  protected returnUrlOf(attempt: Attempt): string {
    const url = attempt.request.vnp_ReturnUrl ?? '';
    return `${url}${url.includes('?') ? '&' : '?'}${this.resultOf(attempt, attempt.transfers.at(-1) ?? null)}`;
  }

  private resultOf(attempt: Attempt, transfer: Transfer | null): string {
    const [code = '99', status = '02'] = OUTCOMES[attempt.state] ?? [];
    const fields: Fields = {
      vnp_TmnCode: this.options.tmnCode,
      vnp_Amount: String((transfer?.amount ?? attempt.amount) * 100),
      vnp_BankCode: 'NCB',
      vnp_CardType: 'ATM',
      vnp_BankTranNo: transfer ? `VNP${transfer.id}` : '',
      vnp_PayDate: provider.localTime(transfer?.at ?? this.clock.now()),
      vnp_OrderInfo: attempt.request.vnp_OrderInfo ?? '',
      vnp_TransactionNo: transfer?.id ?? '0',
      vnp_ResponseCode: code,
      vnp_TransactionStatus: status,
      vnp_TxnRef: attempt.reference,
    };
    return `${canonical(fields)}&vnp_SecureHash=${vnpayQueryHash(fields, this.options.hashSecret)}`;
  }

  protected isTaken(status: number, body: string): boolean {
    return status === 200 && ['00', '02'].includes(provider.fieldsOf(body)?.RspCode ?? '');
  }
}

function refundFault(request: Fields, attempt: Attempt): string {
  const amount = Number(request.vnp_Amount) / 100;
  const paid = attempt.transfers[0]?.amount ?? 0;
  if (attempt.state !== 'paid') return '95';
  if (attempt.refunded === paid) return '94';
  const isWhole = amount === paid && attempt.refunded === 0;
  const fits = request.vnp_TransactionType === '02' ? isWhole : attempt.refunded + amount <= paid;
  // VNPay's page of 2.1.0 lists no code of its own for a wrong amount.
  return fits ? '00' : '99';
}

/** VNPay's servers write a space as `+`, and every sign but `*-._` as `%XX`. */
function formEncode(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}

function canonical(fields: Fields): string {
  const names = Object.keys(fields).filter(
    (name) => name.startsWith('vnp_') && name !== 'vnp_SecureHashType' && fields[name] !== '',
  );
  return names
    .sort()
    .map((name) => `${formEncode(name)}=${formEncode(fields[name] ?? '')}`)
    .join('&');
}

/** Signs a query: the page's URL and the message. */
export function vnpayQueryHash(fields: Fields, secret: string): string {
  return provider.hmac('sha512', secret, canonical(fields));
}

/** Signs a call between servers, or the answer to it. */
export function vnpayCallHash(kind: keyof typeof SIGNED, fields: Fields, secret: string): string {
  const values = SIGNED[kind].split(' ').map((name) => fields[`vnp_${name}`] ?? '');
  return provider.hmac('sha512', secret, values.join('|'));
}
