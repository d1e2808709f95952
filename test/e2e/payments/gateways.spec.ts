import { setTimeout as sleep } from 'node:timers/promises';
import { FakeMomo } from '../../../src/demo/payments/fake-momo';
import { serve, type FakeProvider, type Message } from '../../../src/demo/payments/fake-provider';
import { FakeVnpay } from '../../../src/demo/payments/fake-vnpay';
import { FakeZalopay } from '../../../src/demo/payments/fake-zalopay';
import { newId } from '../../../src/common/new-id';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { OrderHistoryDto } from '../../../src/modules/orders/dto/order.dto';
import type {
  OrderPaymentsDto,
  PaymentAttemptDto,
  RefundDto,
  RefundListDto,
  StaffMoneyDto,
} from '../../../src/modules/payments/dto/payment.dto';
import { newReference } from '../../../src/modules/orders/payments/payment-reference';
import { PaymentAttempt } from '../../../src/modules/payments/payment-attempt.entity';
import { PaymentJobsService } from '../../../src/modules/payments/payment-jobs.service';
import { RefundsService } from '../../../src/modules/payments/refunds.service';
import { signVnpayQuery } from '../../../src/modules/payments/providers/vnpay-signature';
import { messagesTo } from '../support/outbox';
import type { Shopper } from '../support/people';
import { PROVIDER_KEYS } from '../support/provider-keys';
import { PaymentShop, PRICE } from './payment-shop';

jest.setTimeout(120_000);

const MINUTE = 60_000;
const PROVIDERS = ['vnpay', 'momo', 'zalopay'] as const;
type Gateway = (typeof PROVIDERS)[number];

let world: PaymentShop;
let fakes: Record<Gateway, FakeProvider>;
/** All messages of the providers, the answers to them, and the ways back of the browser. */
const messages: { message: Message; status: number; body: string }[] = [];
const closers: (() => Promise<void>)[] = [];
/** How far the providers' clock is ahead. */
let ahead = 0;

beforeAll(async () => {
  const options = (path: string) => ({
    messageUrl: `http://shop.test/v1/payments/${path}`,
    send: async (message: Message) => {
      const { pathname, search } = new URL(message.url);
      const answer = await world.send({ ...message, url: pathname + search });
      messages.push({ message, status: answer.statusCode, body: answer.body });
      return { status: answer.statusCode, body: answer.body };
    },
    clock: { now: () => Date.now() + ahead, later: () => undefined },
  });
  const keys = PROVIDER_KEYS;
  fakes = {
    vnpay: new FakeVnpay({
      ...options('vnpay/ipn'),
      ...{ tmnCode: keys.VNPAY_TMN_CODE, hashSecret: keys.VNPAY_HASH_SECRET },
    }),
    momo: new FakeMomo({
      ...options('momo/ipn'),
      ...{ partnerCode: keys.MOMO_PARTNER_CODE, accessKey: keys.MOMO_ACCESS_KEY },
      secretKey: keys.MOMO_SECRET_KEY,
    }),
    zalopay: new FakeZalopay({
      ...options('zalopay/callback'),
      ...{ appId: keys.ZALOPAY_APP_ID, key1: keys.ZALOPAY_KEY1, key2: keys.ZALOPAY_KEY2 },
    }),
  };
  const urls: string[] = [];
  for (const name of PROVIDERS) {
    const { url, close } = await serve(fakes[name]);
    urls.push(url);
    closers.push(close);
  }
  world = await PaymentShop.open({
    VNPAY_URL: `${urls[0]}/paymentv2/vpcpay.html`,
    VNPAY_API_URL: `${urls[0]}/merchant_webapi/api/transaction`,
    ...{ MOMO_URL: urls[1]!, ZALOPAY_URL: urls[2]! },
  });
});
afterAll(async () => {
  await Promise.all(closers.map((close) => close()));
  await world.closeBalanced();
});

const start = async (shopper: Shopper, id: string, provider: Gateway): Promise<PaymentAttemptDto> => {
  const { status, body } = await shopper.post<PaymentAttemptDto>(`/v1/orders/${id}/payments`, { provider });
  if (status !== 201) throw new Error(`Not begun: ${JSON.stringify(body)}`);
  return body;
};

/** An order whose page at the provider is open. */
const begin = async (provider: Gateway, payment = provider === 'vnpay' ? 'credit' : 'eWallet') => {
  const { shopper, order } = await world.order(payment);
  const attempt = await start(shopper, order._id, provider);
  expect((await fetch(attempt.payUrl!, { redirect: 'manual' })).status).toBe(200);
  /** The provider's own name of the payment. */
  const name = [...fakes[provider].attempts.keys()].find((one) => one.includes(attempt.reference))!;
  return { shopper, order, attempt, name, fake: fakes[provider] };
};
const sweep = (minutes: number) =>
  world.shop.app.get(PaymentJobsService).sweep(new Date(Date.now() + minutes * MINUTE));

it('is begun a hundred times for an order at most; a transfer after that as well', async () => {
  const { shopper, order, attempt } = await begin('vnpay');
  const attempts = world.shop.dataSource.getRepository(PaymentAttempt);
  const row = await attempts.findOneByOrFail({ id: attempt._id });
  const createdAt = new Date(Date.now() - 61 * MINUTE);
  const ended = { ...row, state: 'failed' as const, nextQueryAt: null, createdAt };
  await attempts.save(ended);
  await attempts.insert(
    Array.from({ length: 98 }, () => ({ ...ended, id: newId(), reference: newReference() })),
  );
  await attempts.update({ id: (await start(shopper, order._id, 'vnpay'))._id }, { state: 'failed' });
  const post = (provider: string) => shopper.post<ErrorDto>(`/v1/orders/${order._id}/payments`, { provider });
  const refused = await post('vnpay');
  expect([refused.status, refused.body.code]).toEqual([409, 'payment.too-often']);
  expect((await post('bank')).status).toBe(201);
});

describe.each(PROVIDERS)('%s', (provider) => {
  it('is begun, paid, and the browser goes back to the order', async () => {
    const { shopper, order, attempt, name, fake } = await begin(provider);
    expect(attempt).toMatchObject({ provider, amount: PRICE, state: 'open', orderId: order._id });
    expect(attempt.expiresAt).toBe(order.payBy);
    expect((await start(shopper, order._id, provider))._id).toBe(attempt._id);
    const back = new URL(await fake.pay(name));
    expect([back.pathname, back.searchParams.get('order')]).toEqual(['/vi/profile', order._id]);
    expect(await world.show(order._id)).toMatchObject({
      paymentState: 'paid',
      paidAmount: PRICE,
      payBy: null,
    });
    const { attempts, received } = await world.payments(order._id);
    expect(attempts).toMatchObject([{ state: 'paid' }]);
    expect(received).toMatchObject([{ provider, verdict: 'exact', amount: PRICE }]);
  });

  it('is believed once, however often and from however many sides it says so', async () => {
    const { order, name, fake } = await begin(provider);
    await fake.pay(name);
    const { message } = messages.at(-1)!;
    const { pathname, search } = new URL(message.url);
    const again = { ...message, url: pathname + search };
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.send(again)));
    expect(new Set(answers.map(({ statusCode }) => statusCode)).size).toBe(1);
    if (provider === 'vnpay') expect(answers[0]!.json()).toMatchObject({ RspCode: '02' });
    if (provider === 'zalopay') expect(answers[0]!.json()).toMatchObject({ return_code: 2 });
    await sweep(3);
    expect((await world.show(order._id)).paidAmount).toBe(PRICE);
    expect((await world.payments(order._id)).received).toHaveLength(1);
  });

  it('is asked when its message is lost', async () => {
    const { order, name, fake } = await begin(provider);
    fake.payAndLoseMessage(name);
    await sweep(1);
    expect((await world.show(order._id)).paymentState).toBe('unpaid');
    await Promise.all([sweep(3), sweep(3)]);
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'paid', paidAmount: PRICE });
  });

  it('is asked a last time before the order is given up', async () => {
    const { order, name, fake } = await begin(provider);
    for (const minutes of [3, 6, 16]) await sweep(minutes);
    fake.payAndLoseMessage(name);
    await sweep(31);
    expect(await world.show(order._id)).toMatchObject({ status: 'pending', paymentState: 'paid' });
  });

  it('is asked after its end: money that its provider took that late is looked at', async () => {
    const { order, name, fake } = await begin(provider);
    await sweep(31);
    const ended = await world.show(order._id);
    expect(ended).toMatchObject({ status: 'canceled', paidAmount: 0 });
    fake.payAndLoseMessage(name);
    await sweep(35);
    expect((await world.show(order._id)).paidAmount).toBe(0);
    await sweep(95);
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'refund-due', paidAmount: PRICE });
    expect((await world.list()).filter(({ orderId }) => orderId === order._id)).toMatchObject([
      { verdict: 'late' },
    ]);
  });

  it('that was away at its end is asked when it is back, and not for ever', async () => {
    const { order, name, fake } = await begin(provider);
    fake.payAndLoseMessage(name);
    const handle = jest.spyOn(fake, 'handle').mockResolvedValue({ status: 500, headers: {}, body: 'down' });
    for (const minutes of [31, 100, 180]) await sweep(minutes);
    handle.mockRestore();
    await sweep(241);
    expect((await world.show(order._id)).paidAmount).toBe(PRICE);
    const other = await begin(provider);
    const down = jest.spyOn(fake, 'handle').mockResolvedValue({ status: 500, headers: {}, body: 'down' });
    await sweep(31);
    await sweep(74 * 60);
    await sweep(75 * 60);
    const [left] = await world.shop.dataSource.query<{ nextQueryAt: unknown }[]>(
      'SELECT nextQueryAt FROM payment_attempts WHERE orderId = ?',
      [other.order._id],
    );
    expect(left).toEqual({ nextQueryAt: null });
    down.mockRestore();
  });

  it('that fails can be tried again, with a new reference', async () => {
    const { shopper, order, attempt, name, fake } = await begin(provider);
    await fake.fail(name);
    await sweep(3);
    expect((await world.payments(order._id)).attempts).toMatchObject([{ state: 'failed' }]);
    const again = await start(shopper, order._id, provider);
    expect(again.reference).not.toBe(attempt.reference);
  });

  it('that pays after it failed counts all the same', async () => {
    const { order, name, fake } = await begin(provider);
    await fake.fail(name);
    await fake.pay(name);
    expect((await world.show(order._id)).paymentState).toBe('paid');
  });

  it('of another sum is added up and looked at', async () => {
    const [less, more] = [await begin(provider), await begin(provider)];
    await less.fake.pay(less.name, 1_000_000);
    await more.fake.pay(more.name, PRICE + 10_000);
    expect((await world.show(less.order._id)).paymentState).toBe('partly-paid');
    const open = (await world.list()).filter(({ orderId }) => orderId === more.order._id);
    expect(open).toMatchObject([{ verdict: 'more', provider }]);
  });

  it('that is forged changes nothing', async () => {
    const [one, other] = [await begin(provider), await begin(provider)];
    await one.fake.pay(one.name);
    const { message } = messages.at(-1)!;
    const swap = (text: string) => text.replaceAll(one.attempt.reference, other.attempt.reference);
    const before = await world.balance();
    const { pathname, search } = new URL(swap(message.url));
    const forged = {
      ...message,
      url: pathname + search,
      ...(message.body ? { body: swap(message.body) } : {}),
    };
    const answer = await world.send(forged);
    if (provider === 'momo') expect(answer.statusCode).toBe(401);
    if (provider === 'vnpay') expect(answer.json()).toMatchObject({ RspCode: '97' });
    if (provider === 'zalopay') expect(answer.json()).toMatchObject({ return_code: -1 });
    expect(await world.balance()).toEqual(before);
    expect((await world.show(other.order._id)).paymentState).toBe('unpaid');
  });

  it('that is down begins nothing, and is asked again', async () => {
    if (provider === 'vnpay') return;
    const { shopper, order } = await world.order('eWallet');
    const handle = jest
      .spyOn(fakes[provider], 'handle')
      .mockResolvedValueOnce({ status: 500, headers: {}, body: 'down' });
    const { status, body, headers } = await shopper.post<ErrorDto>(`/v1/orders/${order._id}/payments`, {
      provider,
    });
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'payment.provider-failed', '60']);
    handle.mockRestore();
    expect((await start(shopper, order._id, provider)).payUrl).toMatch(/^http/);
  });
});

describe('an order that is not paid in time', () => {
  it('is canceled once by several processes: pairs back, history, mail; later money is looked at', async () => {
    await sweep(31);
    const stock = await world.stock();
    const { shopper, order, name, fake } = await begin('momo');
    await sweep(29);
    expect((await world.show(order._id)).status).toBe('pending');
    await Promise.all([sweep(31), sweep(31), sweep(31)]);
    await sweep(35);
    expect(await world.show(order._id)).toMatchObject({
      ...{ status: 'canceled', paymentState: 'unpaid', payBy: null },
    });
    expect(await world.stock()).toBe(stock);
    const { body } = await world.admin.get<OrderHistoryDto>(`/v1/orders/${order._id}/history`);
    expect(body.history.slice(1)).toMatchObject([
      { from: 'pending', to: 'canceled', by: 'shop', reason: 'not-paid-in-time' },
    ]);
    const { email } = await shopper.profile();
    const mails = (await messagesTo(world.shop, email)).join('\n');
    expect(mails.match(/Your order was not paid in time/g)).toHaveLength(1);
    await fake.pay(name);
    expect((await world.show(order._id)).paymentState).toBe('refund-due');
    const open = (await world.list()).filter(({ orderId }) => orderId === order._id);
    expect(open).toMatchObject([{ verdict: 'late' }]);
  });

  it('waits while the provider is away, for an hour', async () => {
    const { order } = await begin('momo');
    const handle = jest
      .spyOn(fakes.momo, 'handle')
      .mockResolvedValue({ status: 500, headers: {}, body: 'down' });
    await sweep(31);
    expect((await world.show(order._id)).status).toBe('pending');
    await sweep(100);
    expect((await world.show(order._id)).status).toBe('canceled');
    handle.mockRestore();
  });

  it('is left alone when it is paid, or a member of staff has moved it', async () => {
    const [paid, moved] = [await world.order(), await world.order()];
    await world.bank.transfer(paid.memo, PRICE);
    const sent = { status: 'delivering', sendUnpaid: true };
    await world.admin.put(`/v1/orders/${moved.order._id}/updateStatus`, sent);
    await world.admin.put(`/v1/orders/${moved.order._id}/updateStatus`, { status: 'pending' });
    const late = await world.order();
    await sweep(25 * 60);
    for (const { order } of [paid, moved]) expect((await world.show(order._id)).status).toBe('pending');
    expect((await world.show(late.order._id)).status).toBe('canceled');
  });

  it('is canceled when it is paid in part: what came is to go back, and the mail says so', async () => {
    const stock = await world.stock();
    const { shopper, order, memo } = await world.order();
    await world.bank.transfer(memo, 5);
    expect((await world.show(order._id)).payBy).toBe(order.payBy);
    await sweep(25 * 60);
    expect(await world.show(order._id)).toMatchObject({
      ...{ status: 'canceled', paymentState: 'refund-due', paidAmount: 5 },
    });
    expect(await world.stock()).toBe(stock);
    const { body } = await world.admin.get<RefundListDto>('/v1/payments/refunds?limit=100');
    const due = body.refunds.filter(({ orderId }) => orderId === order._id);
    expect(due).toMatchObject([{ state: 'due', amount: 5, name: order.name, phone: order.phone }]);
    const { email } = await shopper.profile();
    expect((await messagesTo(world.shop, email)).join('')).toContain(
      'The shop sends back what you have paid',
    );
  });

  it('races its money to one truth', async () => {
    const stock = await world.stock();
    for (let round = 0; round < 4; round += 1) {
      const { order, memo } = await world.order();
      await Promise.all([world.bank.transfer(memo, PRICE), sweep(25 * 60)]);
      const { status, paymentState, paidAmount } = await world.show(order._id);
      expect(paidAmount).toBe(PRICE);
      expect([
        ['pending', 'paid'],
        ['canceled', 'refund-due'],
      ]).toContainEqual([status, paymentState]);
      if (status === 'pending')
        await world.admin.put(`/v1/orders/${order._id}/updateStatus`, { status: 'canceled' });
    }
    expect(await world.stock()).toBe(stock);
  });
});

describe('money that VNPay holds back', () => {
  const { VNPAY_HASH_SECRET: secret } = PROVIDER_KEYS;
  /** VNPay's own message with other codes, signed anew. */
  const withCodes = (code: string, status: string) => {
    const { searchParams } = new URL(messages.at(-1)!.message.url);
    const fields = Object.fromEntries(searchParams);
    delete fields['vnp_SecureHash'];
    const query = signVnpayQuery(
      { ...fields, vnp_ResponseCode: code, vnp_TransactionStatus: status },
      secret,
    );
    return world.send({ method: 'GET', url: `/v1/payments/vnpay/ipn?${query}`, headers: {} });
  };

  it.each([
    ['07', '00'],
    ['00', '07'],
    ['00', '04'],
  ])('is looked at with the codes %s and %s, and counts once VNPay frees it', async (code, status) => {
    const { order, name, fake } = await begin('vnpay');
    await fake.fail(name);
    const id = String(Date.now()).slice(-9);
    const { searchParams } = new URL(messages.at(-1)!.message.url);
    searchParams.set('vnp_TransactionNo', id);
    messages.at(-1)!.message.url = `http://shop.test/?${searchParams}`;
    for (const answer of ['00', '02'])
      expect((await withCodes(code, status)).json()).toMatchObject({ RspCode: answer });
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'unpaid', paidAmount: 0 });
    const held = (await world.list()).filter(({ transactionId }) => transactionId === id);
    expect(held).toMatchObject([{ verdict: 'suspicious', orderId: null }]);
    expect(held[0]!.suggestions[0]).toMatchObject({ orderId: order._id, by: 'memo' });
    await withCodes('00', '00');
    await withCodes('00', '00');
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'paid', paidAmount: PRICE });
    expect((await world.list()).filter(({ transactionId }) => transactionId === id)).toEqual([]);
  });
});

describe('money that VNPay holds back and never frees', () => {
  it('is added by staff to the order that it was begun for alone, and stays on the list', async () => {
    const [one, other] = [await begin('vnpay'), await world.order()];
    await one.fake.fail(one.name);
    const held = await heldBack(one.attempt.reference);
    const match = (orderId: string) =>
      world.admin.post<StaffMoneyDto & ErrorDto>(`/v1/payments/${held}/match`, { orderId });
    expect((await match(other.order._id)).body.code).toBe('payment.held-back');
    await world.shop.dataSource.query('UPDATE payments_received SET amount = amount - 1 WHERE id = ?', [
      held,
    ]);
    expect((await match(one.order._id)).body.code).toBe('payment.held-back');
    await world.shop.dataSource.query('UPDATE payments_received SET amount = amount + 1 WHERE id = ?', [
      held,
    ]);
    await world.shop.dataSource.query("UPDATE payments_received SET currency = 'USD' WHERE id = ?", [held]);
    expect((await match(one.order._id)).body.code).toBe('payment.other-currency');
    await world.shop.dataSource.query("UPDATE payments_received SET currency = 'VND' WHERE id = ?", [held]);
    expect((await match(one.order._id)).body).toMatchObject({ state: 'open', verdict: 'suspicious' });
    expect((await world.show(one.order._id)).paidAmount).toBe(PRICE);
    expect((await world.list()).map(({ _id }) => _id)).toContain(held);
  });

  /** Has VNPay say that it holds a payment back. @returns the id of the money */
  const heldBack = async (reference: string): Promise<string> => {
    const { searchParams } = new URL(messages.at(-1)!.message.url);
    const { vnp_SecureHash: _hash, ...fields } = Object.fromEntries(searchParams);
    const codes = { vnp_TransactionNo: '998877', vnp_ResponseCode: '07', vnp_TransactionStatus: '00' };
    const query = signVnpayQuery({ ...fields, ...codes }, PROVIDER_KEYS.VNPAY_HASH_SECRET);
    await world.send({ method: 'GET', url: `/v1/payments/vnpay/ipn?${query}`, headers: {} });
    return (await world.list()).find(({ memo }) => memo === reference)!._id;
  };
});

describe('the signed address of a payment at VNPay', () => {
  it.each([
    ['nothing more', {}],
    ['success without a signature', { ResponseCode: '00', TransactionStatus: '00', TransactionNo: '77' }],
    [
      'an unsigned success of another payment',
      { ResponseCode: '00', TransactionStatus: '00', Amount: '100' },
    ],
  ])('is no message of VNPay, with %s', async (_what, unsigned) => {
    const [one, other] = [await begin('vnpay'), await begin('vnpay')];
    const before = await world.balance();
    const added = new URLSearchParams({ ...unsigned, TxnRef: other.attempt.reference });
    const query = `${new URL(one.attempt.payUrl!).search}&${Object.keys(unsigned).length > 0 ? added : ''}`;
    const answer = await world.send({ method: 'GET', url: `/v1/payments/vnpay/ipn${query}`, headers: {} });
    expect(answer.json()).toMatchObject({ RspCode: '97' });
    expect(await world.balance()).toEqual(before);
    for (const { order, shopper } of [one, other]) {
      expect((await world.show(order._id)).paymentState).toBe('unpaid');
      const { body } = await shopper.get<OrderPaymentsDto>(`/v1/orders/${order._id}/payments`);
      expect(body.attempts).toMatchObject([{ state: 'open' }]);
    }
  });
});

describe('a refund', () => {
  const refund = (id: string, amount: number, by = world.manager) =>
    by.post<RefundDto & ErrorDto>(`/v1/orders/${id}/refunds`, { amount, reason: 'Returned' });
  const follow = (minutes: number) =>
    world.shop.app.get(RefundsService).sweep(new Date(Date.now() + minutes * MINUTE));

  it.each(['momo', 'zalopay'] as const)(
    'goes back through %s, in parts and never more than came',
    async (provider) => {
      const { shopper, order, name, fake } = await begin(provider);
      await fake.pay(name);
      expect((await refund(order._id, PRICE + 1)).body.code).toBe('payment.refund-too-much');
      const { status, body } = await refund(order._id, 500_000);
      expect([status, body]).toMatchObject([201, { provider, amount: 500_000, orderId: order._id }]);
      while (fake.attempts.get(name)!.refunded === 0) await sleep(5);
      ahead = MINUTE / 3;
      for (const minutes of [1, 5, 20]) await Promise.all([follow(minutes), follow(minutes)]);
      ahead = 0;
      expect((await world.payments(order._id)).refunds).toMatchObject([{ state: 'done' }]);
      expect(await world.show(order._id)).toMatchObject({
        refundedAmount: 500_000,
        paymentState: 'paid',
      });
      // What went back is not asked for again.
      expect((await world.payments(order._id)).due).toBe(0);
      const { email } = await shopper.profile();
      expect((await messagesTo(world.shop, email)).join('').match(/Your refund is sent/g)).toHaveLength(1);
      const answers = await Promise.all([refund(order._id, 1_000_000), refund(order._id, 1_000_000)]);
      expect(answers.map(({ status: one }) => one).sort()).toEqual([201, 409]);
      expect((await refund(order._id, PRICE - 1_500_000 + 1)).status).toBe(409);
    },
  );

  it('through VNPay is pending until VNPay has paid it out, and is not asked for twice', async () => {
    const { order, name, fake } = await begin('vnpay');
    await fake.pay(name);
    expect((await refund(order._id, PRICE)).body).toMatchObject({ provider: 'vnpay', state: 'pending' });
    for (const minutes of [1, 5, 20]) await follow(minutes);
    expect(fake.attempts.get(name)!.refunded).toBe(PRICE);
    expect((await refund(order._id, 1)).status).toBe(409);
  });

  it.each([
    ['vnpay', { vnp_ResponseCode: '99' }],
    ['momo', { resultCode: 99 }],
    ['zalopay', { return_code: 2, sub_return_code: -500 }],
  ] as const)('that %s answers unclearly keeps its sum', async (provider, unclear) => {
    const { order, name, fake } = await begin(provider);
    await fake.pay(name);
    const answer = { status: 200, headers: { 'content-type': 'application/json' } };
    const handle = jest.spyOn(fake, 'handle').mockResolvedValue({ ...answer, body: JSON.stringify(unclear) });
    expect((await refund(order._id, PRICE)).status).toBe(201);
    for (const minutes of [1, 5, 20]) await follow(minutes);
    handle.mockRestore();
    expect((await world.payments(order._id)).refunds).toMatchObject([{ state: 'pending' }]);
    expect((await refund(order._id, 1)).body.code).toBe('payment.refund-too-much');
  });

  /** Loses the answers of a provider to the calls that `isLost` tells. */
  const losing = (fake: FakeProvider, isLost: (body: string) => boolean) => {
    const handle = fake.handle.bind(fake);
    const calls: string[] = [];
    const spy = jest.spyOn(fake, 'handle').mockImplementation(async (method, url, headers, body) => {
      const answer = await handle(method, url, headers, body);
      calls.push(body);
      return isLost(body) ? { ...answer, body: 'lost' } : answer;
    });
    return { calls, end: () => spy.mockRestore() };
  };

  it.each([
    ['all', PRICE, 'done'],
    ['a part', 500_000, 'pending'],
  ])('of %s through VNPay whose answer is lost is paid once', async (_what, amount, state) => {
    const { order, name, fake } = await begin('vnpay');
    await fake.pay(name);
    const isRefund = (body: string) => body.includes('"refund"');
    const { calls, end } = losing(fake, isRefund);
    await refund(order._id, amount);
    while (fake.attempts.get(name)!.refunded === 0) await sleep(5);
    for (const minutes of [3, 10, 30]) await follow(minutes);
    end();
    expect(calls.filter(isRefund)).toHaveLength(1);
    expect(fake.attempts.get(name)!.refunded).toBe(amount);
    expect((await world.payments(order._id)).refunds).toMatchObject([{ state }]);
  });

  it('through MoMo whose answer is lost is found there', async () => {
    const { order, name, fake } = await begin('momo');
    await fake.pay(name);
    const { end } = losing(fake, (body) => body.includes('"transId"'));
    await refund(order._id, 500_000);
    while (fake.attempts.get(name)!.refunded === 0) await sleep(5);
    await follow(3);
    end();
    expect((await world.payments(order._id)).refunds).toMatchObject([{ state: 'done' }]);
    expect((await world.show(order._id)).refundedAmount).toBe(500_000);
  });

  describe.each(['momo', 'vnpay'] as const)('that a manager closes as failed, at %s', (provider) => {
    const close = (order: string, id: string, state = 'failed') =>
      world.manager.post<ErrorDto>(`/v1/orders/${order}/refunds/${id}/close`, { state, note: 'Console' });
    const forget = (id: string) =>
      world.shop.dataSource.query('UPDATE payment_refunds SET nextQueryAt = NULL WHERE id = ?', [id]);
    /** A refund that the provider never answers; @returns its id once the shop has asked for it */
    const unanswered = async (isSent: boolean) => {
      const { order, name, fake } = await begin(provider);
      await fake.pay(name);
      const lost = { status: 200, headers: {}, body: 'lost' };
      const gone = isSent ? losing(fake, () => true).end : undefined;
      const spy = isSent ? undefined : jest.spyOn(fake, 'handle').mockResolvedValue(lost);
      const { body } = await refund(order._id, PRICE);
      if (isSent) while (fake.attempts.get(name)!.refunded === 0) await sleep(5);
      else while (spy!.mock.calls.length === 0) await sleep(5);
      await sleep(200);
      await forget(body._id);
      return { order, id: body._id, end: () => (gone ? gone() : spy!.mockRestore()), name, fake };
    };

    it('is asked about once more: what was sent is recorded as sent', async () => {
      const { order, id, end } = await unanswered(true);
      end();
      expect((await close(order._id, id)).body.code).toBe('refund.was-sent');
      expect(await world.show(order._id)).toMatchObject({ refundedAmount: PRICE });
      expect((await world.payments(order._id)).refunds).toMatchObject([{ state: 'done' }]);
    });

    it('and was sent after all comes back to be looked at a day later', async () => {
      const { order, id, end } = await unanswered(true);
      expect((await close(order._id, id)).status).toBe(200);
      end();
      await follow(23 * 60);
      expect((await world.payments(order._id)).refunds).toMatchObject([{ state: 'failed' }]);
      await follow(25 * 60);
      expect((await world.payments(order._id)).refunds).toMatchObject([{ state: 'pending' }]);
      expect((await close(order._id, id, 'done')).status).toBe(200);
      expect(await world.show(order._id)).toMatchObject({ refundedAmount: PRICE });
    });

    it('and never was stays so', async () => {
      const { order, id, end, name, fake } = await unanswered(false);
      end();
      expect((await close(order._id, id)).status).toBe(200);
      await follow(25 * 60);
      await follow(50 * 60);
      expect((await world.payments(order._id)).refunds).toMatchObject([{ state: 'failed' }]);
      expect(fake.attempts.get(name)!.refunded).toBe(0);
    });
  });

  it('of a transfer is recorded as sent by hand', async () => {
    const { shopper, order, memo } = await world.order();
    await world.bank.transfer(memo, PRICE);
    await shopper.request(order._id, 'canceled');
    expect((await world.show(order._id)).paymentState).toBe('refund-due');
    expect((await refund(order._id, PRICE, world.admin)).status).toBe(403);
    expect((await refund(order._id, PRICE)).body).toMatchObject({ provider: 'transfer', state: 'done' });
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'refunded', refundedAmount: PRICE });
    expect((await refund(order._id, 1)).status).toBe(409);
  });
});

it('an order is tried to be paid twenty times an hour at most', async () => {
  const { shopper, order } = await world.order('credit');
  for (let at = 0; at < 20; at += 1) {
    await start(shopper, order._id, 'vnpay');
    await world.shop.dataSource.query("UPDATE payment_attempts SET state = 'failed' WHERE orderId = ?", [
      order._id,
    ]);
  }
  const answer = await shopper.post<ErrorDto>(`/v1/orders/${order._id}/payments`, { provider: 'vnpay' });
  expect([answer.status, answer.body.code]).toEqual([429, 'attempts.too-many']);
});

it('two providers for one order: both are kept, one is looked at', async () => {
  const { shopper, order, name, fake } = await begin('momo');
  const other = await start(shopper, order._id, 'vnpay');
  await fetch(other.payUrl!, { redirect: 'manual' });
  await Promise.all([fake.pay(name), fakes.vnpay.pay(other.reference)]);
  expect(await world.show(order._id)).toMatchObject({ paymentState: 'paid', paidAmount: 2 * PRICE });
  const { received } = await world.payments(order._id);
  expect(received.map(({ verdict }) => verdict).sort()).toEqual(['exact', 'twice']);
});
