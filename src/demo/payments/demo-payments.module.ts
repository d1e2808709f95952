import { Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../common/html';
import { addressIn } from '../../common/language';
import { Config } from '../../config/config';
import { DEMO_PAYMENTS_PATH, isPretend } from '../../config/demo-payments';
import { RAW_BODY_ROUTE } from '../../http/json-bodies';
import { LIMITS } from '../../rate-limits/limits';
import { RateLimits } from '../../rate-limits/rate-limits.service';
import { FakeMomo } from './fake-momo';
import { injectMessage, type FakeOptions, type FakeProvider } from './fake-provider';
import { FakeSepay } from './fake-sepay';
import { FakeVnpay } from './fake-vnpay';
import { FakeZalopay } from './fake-zalopay';

const DAY_MS = 86_400_000;

/** What a visitor can have a pretend provider do. */
const ACTIONS = {
  pay: { vi: 'Thanh toán', en: 'Pay' },
  fail: { vi: 'Thất bại', en: 'Fail' },
  expire: { vi: 'Để hết hạn', en: 'Let it expire' },
  twice: { vi: 'Thanh toán hai lần', en: 'Pay twice' },
  other: { vi: 'Trả số tiền khác', en: 'Pay another amount' },
  lose: { vi: 'Làm mất thông báo', en: 'Lose the message' },
} as const;
type Action = keyof typeof ACTIONS;

/** The demo's pretend bank and gateways, over HTTP in this process. The application has it with `DEMO` alone. */
@Module({})
export class DemoPaymentsModule {
  private readonly fakes: Record<string, FakeProvider>;

  constructor(
    host: HttpAdapterHost,
    private readonly config: Config,
    private readonly limits: RateLimits,
  ) {
    const instance = host.httpAdapter.getInstance<FastifyInstance>();
    this.fakes = fakesOf(config, injectMessage(instance));
    instance.route<{ Params: { provider: string; '*': string } }>({
      method: ['GET', 'POST'],
      url: `${DEMO_PAYMENTS_PATH}/:provider/*`,
      config: RAW_BODY_ROUTE,
      handler: (request, reply) => this.answer(request.params.provider, request, reply),
    });
  }

  private async answer(
    provider: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const fake = Object.hasOwn(this.fakes, provider) ? this.fakes[provider] : undefined;
    if (!fake) return reply.status(404).send('');
    const url = request.url.slice(`${DEMO_PAYMENTS_PATH}/${provider}`.length);
    const { pathname, searchParams } = new URL(url, 'http://demo');
    const reference = searchParams.get('reference') ?? '';
    // The shop's own calls to the gateways are not limited.
    const isVisitors = pathname === '/act' || fake instanceof FakeSepay;
    if (isVisitors && !(await this.limits.isWithin(LIMITS.demoPayments, this.limits.addressKey(request.ip))))
      return reply.status(429).send('');
    if (pathname === '/act') {
      const back = await act(fake, reference, searchParams.get('action') as Action);
      return reply.redirect(back || `${this.config.publicUrl}/profile`);
    }
    if (fake instanceof FakeSepay) {
      const memo = searchParams.get('memo') ?? '';
      const amount = Number(searchParams.get('amount'));
      const order = searchParams.get('order') ?? '';
      if (!/^[A-Z0-9]{11}$/.test(memo) || !(amount > 0)) return reply.status(404).send('');
      const back = addressIn(
        searchParams.get('language') === 'vi' ? 'vi' : 'en',
        `/profile?order=${encodeURIComponent(order)}`,
      );
      fake.announce(memo, amount, this.config.publicUrl + back);
      return sendPage(reply, provider, memo, amount);
    }
    const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
    const answered = await fake.handle(request.method, url, request.headers, body);
    const named = decodeURIComponent(url);
    const attempt = [...fake.attempts.values()].find((one) => named.includes(one.reference));
    const isPage = answered.headers['content-type']?.startsWith('text/html') && answered.status === 200;
    if (isPage && attempt) return sendPage(reply, provider, attempt.reference, attempt.amount);
    return reply.status(answered.status).headers(answered.headers).send(answered.body);
  }
}

function fakesOf({ payments, bank, publicUrl }: Config, sendMessage: FakeOptions['send']) {
  // Nothing here signs with the keys of a real provider.
  if (!isPretend(payments)) return {};
  const { vnpay, momo, zalopay, sepay } = payments;
  const options = (path: string): FakeOptions => ({
    messageUrl: `${publicUrl}/v1/payments/${path}`,
    send: sendMessage,
    // Numbers of transactions do not begin anew when the process does.
    firstTransfer: Math.floor((Date.now() % DAY_MS) / 100) * 1000,
  });
  const fakes: Record<string, FakeProvider> = {};
  if (vnpay) fakes['vnpay'] = new FakeVnpay({ ...options('vnpay/ipn'), ...vnpay });
  if (momo) fakes['momo'] = new FakeMomo({ ...options('momo/ipn'), ...momo });
  if (zalopay) fakes['zalopay'] = new FakeZalopay({ ...options('zalopay/callback'), ...zalopay });
  if (sepay && bank) {
    const account = { bank: 'Demo', accountNumber: sepay.account, secret: sepay.secret };
    fakes['bank'] = new FakeSepay({
      ...options('sepay'),
      ...account,
      apiToken: sepay.secret,
      codePrefix: 'DH',
    });
  }
  for (const [name, fake] of Object.entries(fakes))
    fake.baseUrl = `${publicUrl}${DEMO_PAYMENTS_PATH}/${name}`;
  return fakes;
}

/** @returns where the browser goes */
async function act(fake: FakeProvider, reference: string, action: Action): Promise<string> {
  const attempt = fake.attempts.get(reference);
  if (!attempt) return '';
  switch (action) {
    case 'pay':
      return fake.pay(reference);
    case 'fail':
      return fake.fail(reference);
    case 'expire':
      return fake.expire(reference);
    case 'twice':
      return fake.payTwice(reference);
    case 'other':
      return fake.pay(reference, Math.max(1000, Math.floor(attempt.amount / 2)));
    case 'lose':
      return fake.payAndLoseMessage(reference);
  }
}

function sendPage(reply: FastifyReply, provider: string, reference: string, amount: number): FastifyReply {
  const links = Object.entries(ACTIONS).map(([action, { vi, en }]) => {
    const query = new URLSearchParams({ reference, action }).toString();
    return `<p><a href="${DEMO_PAYMENTS_PATH}/${provider}/act?${escapeHtml(query)}">${vi} / ${en}</a></p>`;
  });
  const title = `Giả vờ / Pretend: ${escapeHtml(provider)}`;
  return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}</title>
<body style="font:1.1rem system-ui;max-width:30rem;margin:0 auto;padding:1rem;background:#fff3c4;color:#1f1700">
<h1>${title}</h1>
<p><strong>Không có tiền thật nào được chuyển. / No real money moves.</strong></p>
<p>${escapeHtml(reference)}: ${amount.toLocaleString('vi-VN')}đ</p>
${links.join('\n')}
</body></html>`);
}
