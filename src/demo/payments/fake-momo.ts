import type { IncomingHttpHeaders } from 'node:http';
import * as provider from './fake-provider';
import type { Attempt, Fields, Message, Reply, Transfer } from './fake-provider';

const ORDER_ID = /^[0-9a-zA-Z](?:[-_.0-9a-zA-Z]{0,198}[0-9a-zA-Z])?$/;
const CREATE_FIELDS = {
  requestId: /^.{1,50}$/,
  amount: /^\d{1,12}$/,
  orderInfo: /^.{1,255}$/,
  redirectUrl: /^\w+:.+$/,
  ipnUrl: /^https?:.+$/,
  requestType: /^(?:captureWallet|payWithMethod|payWithATM|payWithCC|payWithVTS)$/,
  extraData: /^[\w+/=-]{0,1000}$/,
  lang: /^(?:vi|en)$/,
};
const REFUND_FIELDS = {
  requestId: /^.{1,50}$/,
  amount: /^\d{1,12}$/,
  transId: /^\d+$/,
  description: /^.{0,255}$/,
};

/** What MoMo signs, in this order. */
const SIGNED = {
  create: 'accessKey amount extraData ipnUrl orderId orderInfo partnerCode redirectUrl requestId requestType',
  query: 'accessKey orderId partnerCode requestId',
  refund: 'accessKey amount description orderId partnerCode requestId transId',
  message:
    'accessKey amount extraData message orderId orderInfo orderType partnerCode payType requestId responseTime resultCode transId',
};

const OUTCOMES: Partial<Record<Attempt['state'], [code: number, message: string]>> = {
  open: [1000, 'Transaction is initiated, waiting for user confirmation.'],
  paid: [0, 'Successful.'],
  failed: [1006, 'Transaction denied by user.'],
  expired: [1005, 'Transaction failed because the url or QR code expired.'],
};

type Keys = { partnerCode: string; accessKey: string; secretKey: string };

/** MoMo v2: the shop posts JSON, MoMo posts its message to the `ipnUrl` of the request. */
export class FakeMomo extends provider.FakeProvider {
  /** MoMo publishes no schedule; this one is made up. */
  protected readonly repeatAfter = [1, 2, 5].map((minutes) => minutes * provider.MINUTE);
  private readonly requestIds = new Set<string>();
  private readonly refunds = new Map<string, { payment: string; amount: number; transId: number }>();

  constructor(private readonly options: provider.FakeOptions & Keys) {
    super(options);
  }

  async handle(method: string, url: string, _headers: IncomingHttpHeaders, rawBody: string): Promise<Reply> {
    const { pathname, searchParams } = new URL(url, 'http://momo');
    if (method === 'GET' && pathname === '/v2/gateway/pay') {
      const attempt = this.attempts.get(searchParams.get('t') ?? '');
      return attempt ? provider.page(`MoMo: ${attempt.reference}`) : provider.notFound();
    }
    const command = /^\/v2\/gateway\/api\/(create|query|refund)$/.exec(pathname)?.[1];
    if (method !== 'POST' || !command) return provider.notFound();
    const request = provider.fieldsOf(rawBody) ?? {};
    const refusal = this.requestFault(request, command as 'create' | 'query' | 'refund');
    if (refusal !== 0) return this.answer(request, refusal, { message: 'Refused.' });
    if (command === 'create') return this.create(request);
    return command === 'query' ? this.query(request) : this.refund(request);
  }

  private requestFault(request: Fields, command: 'create' | 'query' | 'refund'): number {
    if (request.partnerCode !== this.options.partnerCode) return 11;
    const expected = momoSignature(
      command,
      { ...request, accessKey: this.options.accessKey },
      this.options.secretKey,
    );
    if (!provider.isSame(request.signature, expected)) return 13;
    if (!ORDER_ID.test(request.orderId ?? '')) return 42;
    const patterns = { create: CREATE_FIELDS, query: { requestId: /^.{1,50}$/ }, refund: REFUND_FIELDS }[
      command
    ];
    const wrong = provider.wrongFields(request, patterns);
    if (wrong.length > 0) return wrong.includes('amount') ? 21 : 20;
    if (command === 'query') return 0;
    const id = request.requestId ?? '';
    if (this.requestIds.has(id)) return 40;
    const isKnown = this.attempts.has(request.orderId ?? '') || this.refunds.has(request.orderId ?? '');
    if (isKnown) return 41;
    this.requestIds.add(id);
    return 0;
  }

  private create(request: Fields): Reply {
    const { orderId = '', requestId = '' } = request;
    const amount = Number(request.amount);
    if (amount < 1_000 || amount > 50_000_000)
      return this.answer(request, 22, { message: 'Amount out of range.' });
    this.open(orderId, amount, request);
    const payUrl = `${this.baseUrl}/v2/gateway/pay?t=${encodeURIComponent(orderId)}`;
    const links = {
      payUrl,
      deeplink: `momo://app?action=payWithApp&sid=${requestId}`,
      qrCodeUrl: `momo:${orderId}`,
    };
    return this.answer(request, 0, { amount, message: 'Successful.', ...links });
  }

  private query(request: Fields): Reply {
    const attempt = this.attempts.get(request.orderId ?? '');
    if (!attempt) return this.answer(request, 42, { message: 'Order not found.' });
    const [code, message] = OUTCOMES[attempt.state] ?? [99, 'Unknown error.'];
    const [transfer] = attempt.transfers;
    return this.answer(request, code, {
      ...{ message, extraData: attempt.request.extraData, amount: transfer?.amount ?? attempt.amount },
      ...{
        transId: Number(transfer?.id ?? 0),
        payType: transfer ? 'qr' : '',
        refundTrans: this.refundsOf(attempt.reference),
      },
    });
  }

  private refundsOf(reference: string): object[] {
    return [...this.refunds]
      .filter(([, { payment }]) => payment === reference)
      .map(([orderId, { amount, transId }]) => ({ orderId, amount, transId, resultCode: 0 }));
  }

  private refund(request: Fields): Reply {
    const amount = Number(request.amount);
    const attempt = [...this.attempts.values()].find(({ transfers }) =>
      transfers.some(({ id }) => id === request.transId),
    );
    const transfer = attempt?.transfers.find(({ id }) => id === request.transId);
    if (!attempt || !transfer)
      return this.answer(request, 1088, { message: 'Transaction not eligible for refund.' });
    const paid = attempt.transfers.reduce((sum, each) => sum + each.amount, 0);
    if (amount > transfer.amount || attempt.refunded + amount > paid) {
      return this.answer(request, 1080, { message: 'Refund rejected.' });
    }
    attempt.refunded += amount;
    const refund = { payment: attempt.reference, amount, transId: Number(transfer.id) };
    this.refunds.set(request.orderId ?? '', refund);
    return this.answer(request, 0, { amount, transId: Number(transfer.id), message: 'Successful.' });
  }

  private answer(request: Fields, resultCode: number, content: object): Reply {
    const { partnerCode, orderId, requestId } = request;
    const isRefused = resultCode >= 11 && resultCode <= 43;
    const body = { partnerCode, orderId, requestId, responseTime: this.clock.now(), resultCode, ...content };
    return provider.json(body, isRefused ? 400 : 200);
  }

  protected messageOf(attempt: Attempt, transfer: Transfer | null): () => Message {
    const result = this.resultOf(attempt, transfer);
    const numbers = Object.fromEntries(
      ['amount', 'transId', 'resultCode', 'responseTime'].map((name) => [name, Number(result[name])]),
    );
    return () => provider.postJson(attempt.request.ipnUrl ?? this.messageUrl, { ...result, ...numbers });
  }

  protected returnUrlOf(attempt: Attempt): string {
    const url = attempt.request.redirectUrl ?? '';
    const query = new URLSearchParams(this.resultOf(attempt, attempt.transfers.at(-1) ?? null));
    return `${url}${url.includes('?') ? '&' : '?'}${query.toString()}`;
  }

  private resultOf(attempt: Attempt, transfer: Transfer | null): Fields {
    const { partnerCode, accessKey, secretKey } = this.options;
    const { requestId = '', orderInfo = '', extraData = '' } = attempt.request;
    const [code, message] = OUTCOMES[attempt.state] ?? [99, 'Unknown error.'];
    const fields: Fields = {
      ...{ partnerCode, orderId: attempt.reference, requestId, orderInfo, extraData, message },
      ...{ orderType: 'momo_wallet', payType: transfer ? 'qr' : '' },
      amount: String(transfer?.amount ?? attempt.amount),
      transId: transfer?.id ?? String(this.clock.now()),
      resultCode: String(code),
      responseTime: String(this.clock.now()),
    };
    return { ...fields, signature: momoSignature('message', { ...fields, accessKey }, secretKey) };
  }

  protected isTaken(status: number): boolean {
    return status === 204;
  }
}

export function momoSignature(kind: keyof typeof SIGNED, fields: Fields, secretKey: string): string {
  const pairs = SIGNED[kind].split(' ').map((name) => `${name}=${fields[name] ?? ''}`);
  return provider.hmac('sha256', secretKey, pairs.join('&'));
}
