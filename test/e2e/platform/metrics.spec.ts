import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { newId } from '../../../src/common/new-id';
import { Mailer } from '../../../src/mail/mailer';
import { Order } from '../../../src/modules/orders/order.entity';
import { PaymentAttempt } from '../../../src/modules/payments/payment-attempt.entity';
import { PaymentReceived } from '../../../src/modules/payments/payment-received.entity';
import { PaymentRefund } from '../../../src/modules/payments/payment-refund.entity';
import { MailsService } from '../../../src/mail/mails.service';
import { openMetrics } from '../../../src/open-metrics';
import { PaymentsRepository } from '../../../src/modules/payments/payments.repository';
import { aColor, aProduct } from '../support/factories/product';
import { aCrowd, aShopper, aStaffMember, call, type Shopper } from '../support/people';
import { settled } from '../support/settled';
import { createTestApp, type TestApp } from '../support/test-app';

describe('metrics', () => {
  let shop: TestApp;
  let server: Server;
  let address: string;
  let shoe: ProductDto;

  beforeAll(async () => {
    shop = await createTestApp({ METRICS_PORT: '0' });
    server = await openMetrics(shop.app, shop.config);
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const manager = await aStaffMember(shop, 'manager');
    const one = aProduct({ colors: [aColor('black', { '42': 1, '43': 1 })] });
    shoe = (await manager.post<ProductDto>('/v1/products', one)).body;
  });
  afterAll(async () => {
    server.close();
    await shop.close();
  });

  /** The value of a series, 0 when it does not exist yet. */
  async function read(series: string): Promise<number> {
    const lines = (await (await fetch(`${address}/metrics`)).text()).split('\n');
    return Number(lines.find((line) => line.startsWith(`${series} `))?.split(' ')[1] ?? 0);
  }

  async function order(shopper: Shopper): Promise<number> {
    const cart = await shopper.prepare([{ productId: shoe._id, color: 'black', size: '42', quantity: 1 }]);
    return (await shopper.request(cart._id)).status;
  }

  it('count requests by the pattern of their route and by status, kept answers too', async () => {
    const requests =
      'http_request_duration_seconds_count{method="GET",route="/v1/products/filter",status="200"}';
    const before = await read(requests);
    for (let i = 0; i < 3; i += 1)
      await shop.inject({ method: 'GET', url: '/v1/products/filter?brand=nike' });
    expect((await read(requests)) - before).toBe(3);
  });

  it('name no id and no text of an address', async () => {
    await shop.inject({ method: 'GET', url: `/v1/products/${shoe._id}` });
    await shop.inject({ method: 'GET', url: '/v1/nowhere/secret-text' });
    const text = await (await fetch(`${address}/metrics`)).text();
    expect(text).not.toContain(shoe._id);
    expect(text).not.toContain('secret-text');
  });

  it('count orders placed once, and refusals of what is gone', async () => {
    const placed = await read('shop_orders_placed_total');
    const refused = await read('shop_stock_refusals_total');
    const [first, second] = (await aCrowd(shop, 2)) as [Shopper, Shopper];
    const cart = await second.prepare([{ productId: shoe._id, color: 'black', size: '42', quantity: 1 }]);
    expect(await order(first)).toBe(200);
    expect((await second.request(cart._id)).status).toBe(409);
    expect((await read('shop_orders_placed_total')) - placed).toBe(1);
    expect((await read('shop_stock_refusals_total')) - refused).toBe(1);
  });

  it('count the answers of the chat by what was asked', async () => {
    const asked = 'shop_chat_answers_total{kind="small-talk"}';
    const before = await read(asked);
    const payload = { message: 'xin chào', conversation: [] };
    expect((await shop.inject({ method: 'POST', url: '/v1/chat', payload })).statusCode).toBe(200);
    expect((await read(asked)) - before).toBe(1);
  });

  it('tell how many mails were sent, wait and fail, and how long the oldest waits', async () => {
    const person = await aShopper(shop);
    const { email } = await person.profile();
    const askForLink = () => call(shop, 'POST', '/v1/customers/forgot-password', { email });
    const figures = [
      'shop_mails_sent_total',
      'shop_mail_failures_total{kind="other"}',
      'shop_mails{state="waiting"}',
    ];
    const readAll = () => Promise.all(figures.map(read));
    // Those of the orders above.
    await settled(shop);
    const before = await read('shop_mails_sent_total');
    await askForLink();
    await settled(shop);
    expect(await readAll()).toEqual([before + 1, 0, 0]);
    expect(await read('shop_mail_oldest_seconds')).toBe(0);
    jest.spyOn(shop.app.get(Mailer), 'send').mockRejectedValueOnce(new Error('A full disk.'));
    await askForLink();
    await settled(shop);
    expect(await readAll()).toEqual([before + 1, 1, 1]);
    expect(await read('shop_mail_oldest_seconds')).toBeGreaterThan(0);
    expect(await read('shop_mails{state="failed"}')).toBe(0);
  });

  it('tell what of the payments is not settled, and how long the oldest refund waits', async () => {
    const figures = ['open', 'to-look-at', 'refund-pending', 'refund-due'].map(
      (state) => `shop_payments{state="${state}"}`,
    );
    const readAll = () => Promise.all(figures.map(read));
    expect(await readAll()).toEqual([0, 0, 0, 0]);
    expect(await read('shop_refund_oldest_seconds')).toBe(0);
    const { dataSource } = shop;
    const line = { productId: shoe._id, color: 'black', size: '43', quantity: 1 };
    const { _id: orderId } = await (await aShopper(shop)).prepare([line]);
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const attempt = {
      ...{ orderId, provider: 'momo' as const, amount: 1, payUrl: null, transfer: null, externalId: null },
      ...{ createdAt: ago(1), expiresAt: null },
    };
    await dataSource.getRepository(PaymentAttempt).insert([
      { ...attempt, id: newId(), reference: 'A1', state: 'open', nextQueryAt: new Date(Date.now() + 60_000) },
      { ...attempt, id: newId(), reference: 'A2', state: 'failed', nextQueryAt: null },
    ]);
    const refund = {
      ...{ orderId, receivedId: null, provider: 'momo' as const, amount: 1, reason: '' },
      ...{ createdById: newId(), doneAt: null, createdAt: ago(9) },
    };
    const nextQueryAt = new Date(Date.now() + 60_000);
    await dataSource.getRepository(PaymentRefund).insert([
      { ...refund, id: newId(), reference: 'R1', state: 'failed', nextQueryAt: null },
      { ...refund, id: newId(), reference: 'R2', state: 'pending', nextQueryAt, createdAt: ago(5) },
      { ...refund, id: newId(), reference: 'R3', state: 'pending', nextQueryAt, createdAt: ago(2) },
    ]);
    const canceled = { status: 'canceled' as const, cartOwnerId: null, paidAmount: 7 };
    await dataSource.getRepository(Order).update({ id: orderId }, canceled);
    expect(await readAll()).toEqual([1, 0, 2, 1]);
    const age = await read('shop_refund_oldest_seconds');
    expect(age).toBeGreaterThanOrEqual(300);
    expect(age).toBeLessThan(400);
  });

  it('tell how long money waits to be looked at, and how late providers are asked', async () => {
    const ages = ['shop_money_oldest_seconds', 'shop_payment_query_late_seconds'];
    const readAll = async () => (await Promise.all(ages.map(read))).map((age) => Math.floor(age / 60));
    expect(await readAll()).toEqual([0, 0]);
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const money = {
      ...{ provider: 'sepay' as const, memo: 'x', amount: 1, currency: 'VND', paidAt: null },
      ...{ receivedById: null, orderId: null, verdict: 'unknown' as const },
      ...{ note: null, settledById: null, settledAt: null },
    };
    await shop.dataSource.getRepository(PaymentReceived).insert([
      { ...money, id: newId(), transactionId: 'T1', state: 'settled', receivedAt: ago(9) },
      { ...money, id: newId(), transactionId: 'T2', state: 'open', receivedAt: ago(5) },
      { ...money, id: newId(), transactionId: 'T3', state: 'open', receivedAt: ago(2) },
    ]);
    const attempts = shop.dataSource.getRepository(PaymentAttempt);
    await attempts.update({ reference: 'A1' }, { nextQueryAt: ago(20) });
    expect(await readAll()).toEqual([5, 20]);
  });

  it('have every name that the alert rules and the dashboard ask for', async () => {
    const names = ['alerts.yml', 'grafana-dashboard.json'].flatMap((file) => {
      const text = readFileSync(join(__dirname, '../../../deploy', file), 'utf8');
      return text.match(/\b(?:shop|http|nodejs|process)_[a-z0-9_]+/g) ?? [];
    });
    expect(names.length).toBeGreaterThan(10);
    const served = await (await fetch(`${address}/metrics`)).text();
    const missing = names.filter((name) => !served.includes(name));
    expect(missing).toEqual([]);
  });

  it('read each figure once an answer, and leave out what the database does not tell', async () => {
    const sources = [
      jest.spyOn(shop.app.get(MailsService), 'figures'),
      jest.spyOn(shop.app.get(PaymentsRepository), 'figures'),
    ];
    const ages = [
      'shop_refund_oldest_seconds',
      'shop_money_oldest_seconds',
      'shop_payment_query_late_seconds',
    ];
    const names = ['shop_mails', 'shop_mail_oldest_seconds', 'shop_payments', ...ages];
    const find = async (): Promise<string[]> => {
      const text = await (await fetch(`${address}/metrics`)).text();
      return names.filter((name) => new RegExp(`^${name}[ {]`, 'm').test(text));
    };
    expect(await find()).toEqual(names);
    expect(sources.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    for (const source of sources) source.mockRejectedValueOnce(new Error('No database.'));
    expect(await find()).toEqual([]);
    expect(await find()).toEqual(names);
  });

  it('tell of the process and of the connections to the database', async () => {
    expect(await read('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(await read('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    const busy = await read('shop_database_connections{state="busy"}');
    const idle = await read('shop_database_connections{state="idle"}');
    expect(busy + idle > 0).toBe(shop.config.database.kind === 'server');
  });

  it('are not served by the shop itself, nor anything else by their port', async () => {
    expect((await shop.inject({ method: 'GET', url: '/metrics' })).body).not.toContain('shop_orders');
    expect((await fetch(`${address}/health/live`)).status).toBe(404);
  });
});
