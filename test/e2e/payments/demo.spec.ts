import { createServer, type AddressInfo } from 'node:net';
import type { PaymentAttemptDto } from '../../../src/modules/payments/dto/payment.dto';
import { PaymentJobsService } from '../../../src/modules/payments/payment-jobs.service';
import { PaymentShop, PRICE } from './payment-shop';

jest.setTimeout(60_000);

const NO_KEYS = Object.fromEntries(
  ['BANK_BIN', 'BANK_ACCOUNT', 'BANK_ACCOUNT_NAME', 'SEPAY_SECRET', 'VNPAY_TMN_CODE', 'VNPAY_HASH_SECRET']
    .concat(['MOMO_PARTNER_CODE', 'MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY'])
    .concat(['ZALOPAY_APP_ID', 'ZALOPAY_KEY1', 'ZALOPAY_KEY2'])
    .concat(['PAYOS_CLIENT_ID', 'PAYOS_API_KEY', 'PAYOS_CHECKSUM_KEY'])
    .map((name) => [name, '']),
);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

describe('the demo', () => {
  let world: PaymentShop;
  beforeAll(async () => {
    const port = await freePort();
    world = await PaymentShop.open({ ...NO_KEYS, DEMO: 'true', PORT: String(port) });
    await world.shop.app.listen(port, '127.0.0.1');
  });
  afterAll(() => world.close());

  const begin = async (provider: string, language?: 'en' | 'vi') => {
    const { shopper, order } = await world.order(provider === 'bank' ? 'QR' : 'eWallet');
    const answer = await world.shop.inject({
      ...{ method: 'POST', url: `/v1/orders/${order._id}/payments`, payload: { provider } },
      headers: {
        authorization: `Bearer ${shopper.tokens.token}`,
        ...(language && { 'accept-language': language }),
      },
    });
    const body = answer.json<PaymentAttemptDto>();
    const page = await fetch(body.payUrl!);
    const html = await page.text();
    expect([page.status, html]).toEqual([200, expect.stringContaining('No real money moves')]);
    /** Follows the link with these words. */
    const press = async (words: string) => {
      const [, href = ''] = new RegExp(`href="([^"]+)">[^<]*${words}<`).exec(html) ?? [];
      return fetch(new URL(href.replaceAll('&amp;', '&'), body.payUrl), { redirect: 'manual' });
    };
    return { order, press };
  };

  it.each(['bank', 'vnpay', 'momo', 'zalopay'])('pays end to end at %s', async (provider) => {
    const { order, press } = await begin(provider);
    const known = await world.payments(order._id);
    expect([known.hasBankPage, known.isBankPageOnly]).toEqual([true, undefined]);
    const back = await press('Pay');
    expect([back.status, back.headers.get('location')]).toEqual([302, expect.stringContaining(order._id)]);
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'paid', paidAmount: PRICE });
  });

  it.each(['__proto__', 'constructor', 'cash'])('has no provider %s', async (provider) => {
    const url = `/demo/payments/${provider}/x`;
    expect((await world.send({ method: 'GET', url, headers: {} })).statusCode).toBe(404);
  });

  it.each([
    ['bank', 'en', '/profile'],
    ['bank', 'vi', '/vi/profile'],
    ['momo', 'en', '/profile'],
    ['momo', 'vi', '/vi/profile'],
  ] as const)('leads back from %s to the page in %s', async (provider, language, path) => {
    const { press } = await begin(provider, language);
    const back = new URL((await press('Fail')).headers.get('location')!);
    expect(back.pathname).toBe(path);
  });

  it.each([
    ['Pay twice', 2 * PRICE],
    ['Pay another amount', PRICE / 2],
    ['Fail', 0],
    ['Let it expire', 0],
    ['Lose the message', 0],
  ])('shows every case: %s', async (words, paidAmount) => {
    const { order, press } = await begin('vnpay');
    expect((await press(words)).status).toBe(302);
    expect((await world.show(order._id)).paidAmount).toBe(paidAmount);
    if (words !== 'Lose the message') return;
    await world.shop.app.get(PaymentJobsService).sweep(new Date(Date.now() + 180_000));
    expect((await world.show(order._id)).paidAmount).toBe(PRICE);
  });
});

it('its bank and its links are limited by address', async () => {
  const world = await PaymentShop.open({ ...NO_KEYS, DEMO: 'true', RATE_LIMITS: 'on' });
  try {
    const open = (path: string) => world.send({ method: 'GET', url: `/demo/payments/${path}`, headers: {} });
    for (let call = 0; call < 120; call += 1)
      expect((await open('bank/transfer?memo=DH7K01P4QAN&amount=5')).statusCode).toBe(200);
    for (const path of ['bank/transfer?memo=DH7K01P4QAN&amount=5', 'momo/act?reference=1&action=pay'])
      expect((await open(path)).statusCode).toBe(429);
    // What the shop calls itself is not limited.
    expect((await open('momo/x')).statusCode).toBe(404);
  } finally {
    await world.close();
  }
});

it('nothing of it exists without DEMO', async () => {
  const world = await PaymentShop.open(NO_KEYS);
  try {
    const { payments } = world.shop.config;
    expect(Object.values(payments).filter((one) => one !== undefined)).toEqual([]);
    for (const path of ['momo/act?reference=1&action=pay', 'bank/transfer?memo=DH7K01P4QAN&amount=5']) {
      const answer = await world.send({ method: 'GET', url: `/demo/payments/${path}`, headers: {} });
      expect(answer.statusCode).toBe(404);
    }
  } finally {
    await world.close();
  }
});
