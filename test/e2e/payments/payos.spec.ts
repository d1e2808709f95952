import { FakePayos, payosDataSignature } from '../../../src/demo/payments/fake-payos';
import { serve, type Message } from '../../../src/demo/payments/fake-provider';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { PaymentAttemptDto } from '../../../src/modules/payments/dto/payment.dto';
import { PaymentJobsService } from '../../../src/modules/payments/payment-jobs.service';
import { PROVIDER_KEYS } from '../support/provider-keys';
import { PaymentShop, PRICE } from './payment-shop';

jest.setTimeout(120_000);

const MINUTE = 60_000;
const { PAYOS_CLIENT_ID: clientId, PAYOS_API_KEY: apiKey, PAYOS_CHECKSUM_KEY: checksumKey } = PROVIDER_KEYS;

let world: PaymentShop;
let fake: FakePayos;
let close: () => Promise<void>;
/** All messages of payOS. */
const messages: Message[] = [];
/** Whether they reach the shop. */
let isLost = false;

beforeAll(async () => {
  fake = new FakePayos({
    ...{ clientId, apiKey, checksumKey },
    messageUrl: 'http://shop.test/v1/payments/payos',
    send: async (message) => {
      messages.push(message);
      if (isLost) return { status: 500, body: '' };
      const { statusCode, body } = await send(message);
      return { status: statusCode, body };
    },
    clock: { now: () => Date.now(), later: () => undefined },
  });
  const served = await serve(fake);
  close = served.close;
  world = await PaymentShop.open({ SEPAY_SECRET: '', PAYOS_URL: served.url });
});
afterAll(async () => {
  await close();
  await world.closeBalanced();
});
beforeEach(() => (isLost = false));

const send = (message: Message) => world.send({ ...message, url: new URL(message.url).pathname });
const sweep = (minutes: number) =>
  world.shop.app.get(PaymentJobsService).sweep(new Date(Date.now() + minutes * MINUTE));

/** An order whose page at payOS is open. */
async function begin() {
  const { shopper, order } = await world.order('QR');
  const { status, body } = await shopper.post<PaymentAttemptDto>(`/v1/orders/${order._id}/payments`, {});
  if (status !== 201) throw new Error(`Not begun: ${JSON.stringify(body)}`);
  const code = [...fake.attempts.keys()].at(-1)!;
  return { shopper, order, attempt: body, code };
}

it('makes a page and names the account; money counts once, however often payOS reports it', async () => {
  const { shopper, order, attempt, code } = await begin();
  expect(attempt).toMatchObject({ provider: 'bank', amount: PRICE, state: 'open', expiresAt: order.payBy });
  expect(attempt.transfer).toMatchObject({ bankBin: '970422', amount: PRICE, memo: attempt.reference });
  expect((await fetch(attempt.payUrl!)).status).toBe(200);
  const again = await shopper.post<PaymentAttemptDto>(`/v1/orders/${order._id}/payments`, {});
  expect([again.body._id, again.body.payUrl]).toEqual([attempt._id, attempt.payUrl]);
  expect(await world.payments(order._id)).toMatchObject({ hasBankPage: true, isBankPageOnly: true });
  const back = new URL(await fake.pay(code));
  expect([back.pathname, back.searchParams.get('order')]).toEqual(['/vi/profile', order._id]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(messages.at(-1)!)));
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
    answers.map(() => [200, '{"success":true}']),
  );
  expect(await world.show(order._id)).toMatchObject({ paymentState: 'paid', paidAmount: PRICE });
  const { attempts, received } = await world.payments(order._id);
  expect(attempts).toMatchObject([{ state: 'paid' }]);
  expect(received).toMatchObject([{ provider: 'payos', verdict: 'exact', amount: PRICE }]);
});

it('counts each part of an order, and asks for the rest on another page', async () => {
  const { shopper, order, attempt, code } = await begin();
  await fake.pay(code, PRICE - 40_000);
  expect(await world.show(order._id)).toMatchObject({
    paymentState: 'partly-paid',
    paidAmount: PRICE - 40_000,
  });
  const rest = await shopper.post<PaymentAttemptDto>(`/v1/orders/${order._id}/payments`, {});
  expect(rest.body).toMatchObject({ amount: 40_000, transfer: { amount: 40_000 } });
  expect(rest.body.reference).not.toBe(attempt.reference);
  await fake.pay([...fake.attempts.keys()].at(-1)!);
  expect((await world.show(order._id)).paymentState).toBe('paid');
});

it('is asked when its messages are lost, and tells of every transfer', async () => {
  const { order, code } = await begin();
  isLost = true;
  await fake.payTwice(code);
  expect((await world.show(order._id)).paymentState).toBe('unpaid');
  await sweep(3);
  expect(await world.show(order._id)).toMatchObject({ paidAmount: 2 * PRICE });
  const { received } = await world.payments(order._id);
  expect(received.map(({ verdict }) => verdict)).toEqual(['exact', 'twice']);
  // The messages that come after all change nothing.
  for (const message of messages.slice(-2)) await send(message);
  expect((await world.show(order._id)).paidAmount).toBe(2 * PRICE);
});

it('ends a page that was canceled there, and another can be begun', async () => {
  const { shopper, order, attempt, code } = await begin();
  await fake.fail(code);
  await sweep(3);
  expect((await world.payments(order._id)).attempts).toMatchObject([{ state: 'failed' }]);
  const next = await shopper.post<PaymentAttemptDto>(`/v1/orders/${order._id}/payments`, {});
  expect(next.body.reference).not.toBe(attempt.reference);
});

it('is not asked about for ever when its order may wait as long as it likes', async () => {
  const { shopper, order } = await world.order('QR');
  const sent = { status: 'delivering', sendUnpaid: true };
  await world.admin.put(`/v1/orders/${order._id}/updateStatus`, sent);
  const { body } = await shopper.post<PaymentAttemptDto>(`/v1/orders/${order._id}/payments`, {});
  expect(Date.parse(body.expiresAt!) - Date.now()).toBeGreaterThan(23 * 60 * MINUTE);
  const { dataSource } = world.shop;
  // As the release before has written it.
  await dataSource.query('UPDATE payment_attempts SET expiresAt = NULL WHERE id = ?', [body._id]);
  const nextOf = async () => {
    const sql = 'SELECT nextQueryAt AS next FROM payment_attempts WHERE id = ?';
    return (await dataSource.query<{ next: unknown }[]>(sql, [body._id]))[0]!.next;
  };
  await sweep(60);
  expect((await world.payments(order._id)).attempts).toMatchObject([{ state: 'open' }]);
  for (const hours of [73, 74, 100, 101]) await sweep(hours * 60);
  expect((await world.payments(order._id)).attempts).toMatchObject([{ state: 'expired' }]);
  expect(await nextOf()).toBeNull();
});

it('believes nothing that payOS did not sign', async () => {
  const { order, code } = await begin();
  isLost = true;
  await fake.pay(code);
  const message = messages.at(-1)!;
  const { data, ...rest } = JSON.parse(message.body!);
  const foreign = { ...data, orderCode: data.orderCode + 1 };
  const forged = [
    { ...rest, data: { ...data, amount: 1 } },
    { ...rest, data: foreign },
    { ...rest, data, signature: payosDataSignature(data, 'guessed') },
    { ...rest, data, signature: undefined },
    { ...rest, data: [data] },
    {},
  ];
  for (const body of forged) {
    const answer = await send({ ...message, body: JSON.stringify(body) });
    expect([answer.statusCode, answer.json<ErrorDto>().code]).toEqual([401, 'payment.bad-signature']);
  }
  expect((await world.show(order._id)).paidAmount).toBe(0);
  // Signed, but for a page that this shop has not made: staff look at it.
  await send({
    ...message,
    body: JSON.stringify({ ...rest, data: foreign, signature: payosDataSignature(foreign, checksumKey) }),
  });
  expect((await world.list()).at(-1)).toMatchObject({ provider: 'payos', verdict: 'unknown', amount: PRICE });
  // The same money again, under its own page, is one transaction.
  await send(message);
  expect((await world.show(order._id)).paidAmount).toBe(0);
});

it('answers the test message, and keeps no money of it', async () => {
  const before = await world.balance();
  const headers = { 'x-client-id': clientId, 'x-api-key': apiKey };
  const content = JSON.stringify({ webhookUrl: 'http://shop.test/v1/payments/payos' });
  const { body } = await fake.handle('POST', '/confirm-webhook', headers, content);
  expect(JSON.parse(body)).toMatchObject({ code: '00' });
  expect(await world.balance()).toEqual(before);
});

it('says in words that payOS does not answer', async () => {
  const { shopper, order } = await world.order('QR');
  const handle = jest.spyOn(fake, 'handle');
  const broken = [
    '{"code":"20","desc":"Wrong data"}',
    '[]',
    '{"code":"00","data":{"checkoutUrl":"http://else"}}',
  ];
  for (const body of broken) {
    handle.mockResolvedValueOnce({ status: 200, headers: { 'content-type': 'application/json' }, body });
    const answer = await shopper.post<ErrorDto>(`/v1/orders/${order._id}/payments`, {});
    expect([answer.status, answer.body.code]).toEqual([503, 'payment.provider-failed']);
  }
  handle.mockRestore();
  expect((await shopper.post(`/v1/orders/${order._id}/payments`, {})).status).toBe(201);
});
