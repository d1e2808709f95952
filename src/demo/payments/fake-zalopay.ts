import type { IncomingHttpHeaders } from 'node:http';
import * as provider from './fake-provider';
import type { Attempt, Fields, Message, Reply, Transfer } from './fake-provider';

const CREATE_FIELDS = {
  app_user: /^.{1,50}$/,
  app_trans_id: /^\d{6}_.{1,33}$/,
  app_time: /^\d{13}$/,
  amount: /^[1-9]\d{0,11}$/,
  item: /^\[.{0,2046}\]$/s,
  embed_data: /^\{.{0,1022}\}$/s,
  description: /^.{1,256}$/s,
};
const REFUND_FIELDS = {
  m_refund_id: /^\d{6}_\d{1,10}_\w{1,30}$/,
  zp_trans_id: /^\d{1,19}$/,
  amount: /^[1-9]\d{0,11}$/,
  timestamp: /^\d{13}$/,
  description: /^.{1,100}$/s,
};

/** What ZaloPay joins by `|` and signs with key1, in this order; `redirect` with key2. */
const SIGNED = {
  create: 'app_id app_trans_id app_user amount app_time embed_data item',
  query: 'app_id app_trans_id key1',
  refund: 'app_id zp_trans_id amount description timestamp',
  query_refund: 'app_id m_refund_id timestamp',
  redirect: 'appid apptransid pmcid bankcode amount discountamount status',
};
type Command = 'create' | 'query' | 'refund' | 'query_refund';

const OLDEST_REQUEST = 15 * provider.MINUTE;
const REFUND_TAKES = 10_000;

/** ZaloPay v2: it calls back only for success, and takes a while over refunds. */
export class FakeZalopay extends provider.FakeProvider {
  /** At most three times. */
  protected readonly repeatAfter = [provider.MINUTE, provider.MINUTE];
  private readonly refunds = new Map<string, number>();

  constructor(
    private readonly options: provider.FakeOptions & { appId: string; key1: string; key2: string },
  ) {
    super(options);
  }

  async handle(method: string, url: string, headers: IncomingHttpHeaders, rawBody: string): Promise<Reply> {
    const { pathname, searchParams } = new URL(url, 'http://zalopay');
    if (method === 'GET' && pathname === '/openinapp') {
      const attempt = this.attempts.get(searchParams.get('order') ?? '');
      return attempt ? provider.page(`ZaloPay: ${attempt.reference}`) : provider.notFound();
    }
    const command = /^\/v2\/(create|query|refund|query_refund)$/.exec(pathname)?.[1] as Command | undefined;
    if (method !== 'POST' || !command) return provider.notFound();
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    const request = isForm
      ? Object.fromEntries(new URLSearchParams(rawBody))
      : (provider.fieldsOf(rawBody) ?? {});
    return provider.json(this.call(command, request));
  }

  private call(command: Command, request: Fields): object {
    const { appId, key1 } = this.options;
    if (request.app_id !== appId) return refusal(-403, 'Unknown app_id');
    const mac = zalopayMac(command, { ...request, key1 }, key1);
    if (!provider.isSame(request.mac, mac)) return refusal(-402, 'Wrong mac');
    if (command === 'create') return this.create(request);
    if (command === 'query') return this.query(request);
    return command === 'refund' ? this.refund(request) : this.queryRefund(request);
  }

  private create(request: Fields): object {
    const wrong = provider.wrongFields(request, CREATE_FIELDS);
    const { app_trans_id: reference = '', amount, app_time } = request;
    const isToday = reference.slice(0, 6) === provider.localTime(this.clock.now()).slice(2, 8);
    if (wrong.includes('app_trans_id') || !isToday) return refusal(-92, 'app_trans_id must begin with today');
    const lasts = Number(request.expire_duration_seconds ?? 900);
    if (wrong.length > 0 || !(lasts >= 300 && lasts <= 2_592_000))
      return refusal(-401, `Wrong ${wrong.join(', ')}`);
    if (Math.abs(this.clock.now() - Number(app_time)) > OLDEST_REQUEST)
      return refusal(-54, 'app_time is too old');
    if (this.attempts.has(reference)) return refusal(-68, 'Repeated app_trans_id');
    this.open(reference, Number(amount), request);
    const order_url = `${this.baseUrl}/openinapp?order=${encodeURIComponent(reference)}`;
    const tokens = {
      zp_trans_token: `token-${reference}`,
      order_token: `order-${reference}`,
      qr_code: order_url,
    };
    return { ...result(1, 1, 'Success'), order_url, ...tokens };
  }

  private query(request: Fields): object {
    const attempt = this.attempts.get(request.app_trans_id ?? '');
    if (!attempt) return refusal(-101, 'Not found');
    const [transfer] = attempt.transfers;
    const amount = transfer?.amount ?? attempt.amount;
    const facts = { is_processing: false, amount, zp_trans_id: Number(transfer?.id ?? 0) };
    if (transfer) return { ...result(1, 1, 'Success'), ...facts };
    const lasts = Number(attempt.request.expire_duration_seconds ?? 900) * 1000;
    const isOver = attempt.state !== 'open' || this.clock.now() > attempt.createdAt + lasts;
    return isOver
      ? { ...refusal(-54, 'Not paid'), ...facts }
      : { ...result(3, -49, 'Not paid yet'), ...facts };
  }

  private refund(request: Fields): object {
    const { m_refund_id: id = '', zp_trans_id, timestamp } = request;
    if (provider.wrongFields(request, REFUND_FIELDS).length > 0) return refusal(-401, 'Wrong data');
    if (!id.startsWith(`${provider.localTime(this.clock.now()).slice(2, 8)}_${this.options.appId}_`)) {
      return refusal(-25, 'm_refund_id must begin with today and app_id');
    }
    if (Math.abs(this.clock.now() - Number(timestamp)) > OLDEST_REQUEST)
      return refusal(-14, 'timestamp is too old');
    if (this.refunds.has(id)) return refusal(-24, 'Repeated m_refund_id');
    const attempt = [...this.attempts.values()].find((each) =>
      each.transfers.some(({ id }) => id === zp_trans_id),
    );
    if (!attempt) return refusal(-101, 'Not found');
    const paid = attempt.transfers.reduce((sum, transfer) => sum + transfer.amount, 0);
    if (attempt.refunded + Number(request.amount) > paid) return refusal(-13, 'More than was paid');
    attempt.refunded += Number(request.amount);
    this.refunds.set(id, this.clock.now());
    return { ...result(3, 3, 'Processing'), refund_id: Number(zp_trans_id) + 1 };
  }

  private queryRefund(request: Fields): object {
    const askedAt = this.refunds.get(request.m_refund_id ?? '');
    if (askedAt === undefined) return refusal(-101, 'Not found');
    return this.clock.now() < askedAt + REFUND_TAKES ? result(3, 3, 'Processing') : result(1, 1, 'Success');
  }

  protected messageOf(attempt: Attempt, transfer: Transfer | null): (() => Message) | null {
    if (!transfer) return null;
    const { app_time, app_user, embed_data, item, callback_url } = attempt.request;
    const data = JSON.stringify({
      ...{ app_id: Number(this.options.appId), app_trans_id: attempt.reference, app_time: Number(app_time) },
      ...{ app_user, amount: transfer.amount, embed_data, item, zp_trans_id: Number(transfer.id) },
      ...{
        server_time: transfer.at,
        channel: 38,
        merchant_user_id: '',
        user_fee_amount: 0,
        discount_amount: 0,
      },
    });
    const mac = zalopayCallbackMac(data, this.options.key2);
    return () => provider.postJson(callback_url ?? this.messageUrl, { data, mac, type: 1 });
  }

  protected returnUrlOf(attempt: Attempt): string {
    const url = provider.fieldsOf(attempt.request.embed_data ?? '')?.redirecturl ?? '';
    const amount = attempt.transfers.at(-1)?.amount ?? attempt.amount;
    const fields: Fields = {
      ...{ appid: this.options.appId, apptransid: attempt.reference, pmcid: '38', bankcode: '' },
      ...{ amount: String(amount), discountamount: '0', status: attempt.state === 'paid' ? '1' : '-49' },
    };
    const checksum = zalopayMac('redirect', fields, this.options.key2);
    return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ ...fields, checksum }).toString()}`;
  }

  protected isTaken(_status: number, body: string): boolean {
    return ['1', '2'].includes(provider.fieldsOf(body)?.return_code ?? '');
  }
}

function result(return_code: number, sub_return_code: number, message: string) {
  return { return_code, return_message: message, sub_return_code, sub_return_message: message };
}

function refusal(subCode: number, message: string) {
  return result(2, subCode, message);
}

export function zalopayMac(kind: keyof typeof SIGNED, fields: Fields, key: string): string {
  const values = SIGNED[kind].split(' ').map((name) => fields[name] ?? '');
  return provider.hmac('sha256', key, values.join('|'));
}

/** Signs the callback's data, letter by letter as it is sent. */
export function zalopayCallbackMac(data: string, key2: string): string {
  return provider.hmac('sha256', key2, data);
}
