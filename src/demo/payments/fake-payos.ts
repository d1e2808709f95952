import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import * as provider from './fake-provider';
import type { Attempt, Fields, Message, Reply, Transfer } from './fake-provider';

const CREATE_FIELDS = {
  orderCode: /^[1-9]\d{0,15}$/,
  amount: /^[1-9]\d{0,10}$/,
  description: /^[\w .-]{1,25}$/,
  returnUrl: /^https?:.+$/,
  cancelUrl: /^https?:.+$/,
};
const BANK = { bin: '970422', accountNumber: '0123456789', accountName: 'BUOC' };
const NO_COUNTER_ACCOUNT = {
  ...{ counterAccountBankId: null, counterAccountBankName: null, counterAccountName: null },
  ...{ counterAccountNumber: null, virtualAccountName: null, virtualAccountNumber: null },
};

type Keys = { clientId: string; apiKey: string; checksumKey: string };
type Content = Record<string, unknown>;

/** payOS: a pay page over bank transfers, with links that the shop can read and cancel. */
export class FakePayos extends provider.FakeProvider {
  /** payOS publishes no schedule; this one is made up. */
  protected readonly repeatAfter = [1, 2, 5].map((minutes) => minutes * provider.MINUTE);

  constructor(private readonly options: provider.FakeOptions & Keys) {
    super(options);
  }

  async handle(method: string, url: string, headers: IncomingHttpHeaders, rawBody: string): Promise<Reply> {
    const { pathname } = new URL(url, 'http://payos');
    const request = provider.fieldsOf(rawBody) ?? {};
    const web = /^\/web\/(\w+)$/.exec(pathname)?.[1];
    if (method === 'GET' && web) {
      const attempt = this.find(web);
      return attempt ? provider.page(`payOS: ${attempt.reference}`) : provider.notFound();
    }
    if (headers['x-client-id'] !== this.options.clientId || headers['x-api-key'] !== this.options.apiKey) {
      return provider.json({ code: '401', desc: 'Unauthorized', data: null }, 401);
    }
    if (method === 'POST' && pathname === '/v2/payment-requests') return this.create(request);
    if (method === 'POST' && pathname === '/confirm-webhook')
      return this.confirmWebhook(request.webhookUrl ?? '');
    const [, id, cancel] = /^\/v2\/payment-requests\/(\w+)(\/cancel)?$/.exec(pathname) ?? [];
    if (!id || method !== (cancel ? 'POST' : 'GET')) return provider.notFound();
    const attempt = this.find(id);
    if (!attempt) return refusal('101', 'Payment link not found');
    if (cancel && attempt.state !== 'open') return refusal('20', `Payment link is ${this.statusOf(attempt)}`);
    if (cancel) {
      attempt.state = 'cancelled';
      attempt.request.cancellationReason = request.cancellationReason ?? '';
    }
    return this.answer(this.linkOf(attempt));
  }

  private create(request: Fields): Reply {
    if (provider.wrongFields(request, CREATE_FIELDS).length > 0) return refusal('20', 'Wrong data');
    if (!provider.isSame(request.signature, payosCreateSignature(request, this.options.checksumKey))) {
      return refusal('201', 'Wrong signature');
    }
    const { orderCode = '', amount, description } = request;
    if (this.attempts.has(orderCode)) return refusal('231', 'Payment link exists');
    if (request.expiredAt && Number(request.expiredAt) * 1000 <= this.clock.now())
      return refusal('20', 'Expired');
    const attempt = this.open(orderCode, Number(amount), request);
    const paymentLinkId = linkIdOf(attempt);
    return this.answer({
      ...{ ...BANK, amount: attempt.amount, description, orderCode: Number(orderCode), currency: 'VND' },
      ...{
        paymentLinkId,
        status: 'PENDING',
        expiredAt: request.expiredAt ? Number(request.expiredAt) : null,
      },
      ...{ checkoutUrl: `${this.baseUrl}/web/${paymentLinkId}`, qrCode: `payos:${paymentLinkId}` },
    });
  }

  /** payOS takes a webhook only after it has answered a test message. */
  private async confirmWebhook(webhookUrl: string): Promise<Reply> {
    const data = { ...this.dataOf('123', 'VQRIO123', 'test'), amount: 3000, ...NO_COUNTER_ACCOUNT };
    const isTaken = await this.ask(this.signed(webhookUrl, data)());
    return isTaken ? this.answer({ webhookUrl, ...BANK }) : refusal('20', 'Webhook url invalid');
  }

  private find(id: string): Attempt | undefined {
    return this.attempts.get(id) ?? [...this.attempts.values()].find((attempt) => linkIdOf(attempt) === id);
  }

  private linkOf(attempt: Attempt): Content {
    const amountPaid = attempt.transfers.reduce((sum, { amount }) => sum + amount, 0);
    const isCancelled = attempt.state === 'cancelled';
    return {
      ...{ id: linkIdOf(attempt), orderCode: Number(attempt.reference), amount: attempt.amount, amountPaid },
      ...{ amountRemaining: Math.max(0, attempt.amount - amountPaid), status: this.statusOf(attempt) },
      createdAt: new Date(attempt.createdAt).toISOString(),
      transactions: attempt.transfers.map((transfer) => ({
        ...{ reference: `FT${transfer.id}`, amount: transfer.amount, accountNumber: BANK.accountNumber },
        ...{ description: attempt.request.description, ...NO_COUNTER_ACCOUNT },
        transactionDateTime: new Date(transfer.at).toISOString(),
      })),
      cancellationReason: isCancelled ? (attempt.request.cancellationReason ?? null) : null,
      canceledAt: isCancelled ? new Date(this.clock.now()).toISOString() : null,
    };
  }

  private statusOf({ state, transfers, amount, request }: Attempt): string {
    const paid = transfers.reduce((sum, transfer) => sum + transfer.amount, 0);
    if (paid > 0) return paid < amount ? 'UNDERPAID' : 'PAID';
    if (state !== 'open') return state.toUpperCase();
    return request.expiredAt && Number(request.expiredAt) * 1000 <= this.clock.now() ? 'EXPIRED' : 'PENDING';
  }

  protected messageOf(attempt: Attempt, transfer: Transfer | null): (() => Message) | null {
    if (!transfer) return null;
    const data = {
      ...this.dataOf(attempt.reference, attempt.request.description ?? '', linkIdOf(attempt)),
      ...{ amount: transfer.amount, reference: `FT${transfer.id}`, ...NO_COUNTER_ACCOUNT },
      transactionDateTime: provider.localDateTime(transfer.at),
    };
    return this.signed(this.messageUrl, data);
  }

  private dataOf(orderCode: string, description: string, paymentLinkId: string): Content {
    return {
      ...{ orderCode: Number(orderCode), description, paymentLinkId, accountNumber: BANK.accountNumber },
      ...{ currency: 'VND', code: '00', desc: 'Thành công', reference: 'TEST' },
      transactionDateTime: provider.localDateTime(this.clock.now()),
    };
  }

  private signed(url: string, data: Content): () => Message {
    const signature = payosDataSignature(data, this.options.checksumKey);
    return () => provider.postJson(url, { code: '00', desc: 'success', success: true, data, signature });
  }

  private answer(data: Content): Reply {
    const signature = payosDataSignature(data, this.options.checksumKey);
    return provider.json({ code: '00', desc: 'success', data, signature });
  }

  protected returnUrlOf(attempt: Attempt): string {
    const isPaid = attempt.state === 'paid';
    const url = (isPaid ? attempt.request.returnUrl : attempt.request.cancelUrl) ?? '';
    const query = new URLSearchParams({
      ...{ code: '00', id: linkIdOf(attempt), cancel: String(!isPaid) },
      ...{ status: this.statusOf(attempt), orderCode: attempt.reference },
    });
    return `${url}${url.includes('?') ? '&' : '?'}${query.toString()}`;
  }

  protected isTaken(status: number): boolean {
    return status >= 200 && status < 300;
  }
}

function refusal(code: string, desc: string): Reply {
  return provider.json({ code, desc, data: null });
}

function linkIdOf({ reference, createdAt }: Attempt): string {
  return createHash('sha256').update(`${reference}|${createdAt}`).digest('hex').slice(0, 32);
}

export function payosCreateSignature(request: Fields, checksumKey: string): string {
  const names = ['amount', 'cancelUrl', 'description', 'orderCode', 'returnUrl'];
  const text = names.map((name) => `${name}=${request[name] ?? ''}`).join('&');
  return provider.hmac('sha256', checksumKey, text);
}

/** Signs what payOS sends and answers: names in order, nothing for null, lists as JSON. */
export function payosDataSignature(data: Content, checksumKey: string): string {
  const pairs = Object.keys(data)
    .sort()
    .map((name) => `${name}=${textOf(data[name])}`);
  return provider.hmac('sha256', checksumKey, pairs.join('&'));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return JSON.stringify(value.map((each: Content) => sortNames(each)));
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function sortNames(content: Content): Content {
  return Object.fromEntries(Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1)));
}
