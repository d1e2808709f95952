import { sepaySignature } from '../../../src/demo/payments/fake-sepay';
import type { Message } from '../../../src/demo/payments/fake-provider';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type {
  MoneyDto,
  PaymentAttemptDto,
  StaffMoneyDto,
} from '../../../src/modules/payments/dto/payment.dto';
import { PaymentJobsService } from '../../../src/modules/payments/payment-jobs.service';
import { ReconciliationService } from '../../../src/modules/payments/reconciliation.service';
import { aShopper } from '../support/people';
import { messagesTo } from '../support/outbox';
import { PROVIDER_KEYS } from '../support/provider-keys';
import { PaymentShop, PRICE } from './payment-shop';

jest.setTimeout(120_000);

let world: PaymentShop;
beforeAll(async () => {
  world = await PaymentShop.open();
});
afterAll(() => world.closeBalanced());

const transfer = (memo: string, amount: number) => world.bank.transfer(`MBVCB.99.${memo}.CT tu 0123`, amount);

describe('beginning to pay', () => {
  it('answers the transfer, and the same one when it is asked again', async () => {
    const { shopper, order, memo } = await world.order();
    const url = `/v1/orders/${order._id}/payments`;
    const { status, body } = await shopper.post<PaymentAttemptDto>(url, {});
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ orderId: order._id, provider: 'bank', amount: PRICE, state: 'open', reference: memo },
      transfer: {
        ...{ bankBin: '970415', account: '113366668888', accountName: 'NGUYEN VAN A' },
        ...{ amount: PRICE, memo, qr: expect.stringContaining(memo) },
      },
    });
    expect(body.expiresAt).toBe(order.payBy);
    expect(Date.parse(order.payBy!) - Date.parse(order.placedAt!)).toBe(24 * 3600_000);
    expect((await shopper.post<PaymentAttemptDto>(url, { provider: 'bank' })).body).toEqual(body);
    expect(await world.payments(order._id)).toMatchObject({
      ...{ attempts: [body], received: [], refunds: [], due: PRICE },
      providers: ['bank', 'momo', 'zalopay', 'vnpay'],
    });
    expect(await world.payments(order._id)).not.toHaveProperty('hasBankPage');
  });

  it('ends after a day where its order may wait as long as it likes', async () => {
    const { shopper, order } = await world.order();
    const sent = { status: 'delivering', sendUnpaid: true };
    await world.admin.put(`/v1/orders/${order._id}/updateStatus`, sent);
    const { body } = await shopper.post<PaymentAttemptDto>(`/v1/orders/${order._id}/payments`, {});
    expect(Date.parse(body.expiresAt!) - Date.now()).toBeGreaterThan(23.9 * 3600_000);
    const stateAfter = async (hours: number) => {
      await world.shop.app.get(PaymentJobsService).sweep(new Date(Date.now() + hours * 3600_000));
      return (await world.payments(order._id)).attempts.map(({ state }) => state);
    };
    expect(await stateAfter(23)).toEqual(['open']);
    expect(await stateAfter(25)).toEqual(['expired']);
  });

  it('is for the owner of an unpaid, placed order that is not paid in cash', async () => {
    const { shopper, order, memo } = await world.order();
    const url = `/v1/orders/${order._id}/payments`;
    expect((await (await aShopper(world.shop)).post(url, {})).status).toBe(404);
    expect((await (await aShopper(world.shop)).get(url)).status).toBe(404);
    expect((await world.admin.post(url, {})).status).toBe(403);
    await transfer(memo, PRICE);
    expect((await shopper.post<ErrorDto>(url, {})).body.code).toBe('payment.nothing-due');
    const { shopper: other, cart } = await world.cart();
    expect((await other.post<ErrorDto>(`/v1/orders/${cart._id}/payments`, {})).body.code).toBe(
      'order.not-placed',
    );
    const cash = await world.order('COD');
    const refused = await cash.shopper.post<ErrorDto>(`/v1/orders/${cash.order._id}/payments`, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'payment.cash']);
  });

  it('asks what is still missing', async () => {
    const { shopper, order, memo } = await world.order();
    const url = `/v1/orders/${order._id}/payments`;
    const first = (await shopper.post<PaymentAttemptDto>(url, {})).body;
    await transfer(memo, 990_000);
    const { body } = await shopper.post<PaymentAttemptDto>(url, {});
    expect(body).toMatchObject({ _id: first._id, amount: 1_000_000, reference: memo });
    expect(body.transfer!.amount).toBe(1_000_000);
  });
});

it('is over when the time to pay is, also of an order that was canceled', async () => {
  const [late, canceled] = [await world.order(), await world.order()];
  for (const { shopper, order } of [late, canceled])
    await shopper.post(`/v1/orders/${order._id}/payments`, {});
  await canceled.shopper.request(canceled.order._id, 'canceled');
  await world.shop.app.get(PaymentJobsService).sweep(new Date(Date.now() + 25 * 3600_000));
  for (const { order } of [late, canceled])
    expect((await world.payments(order._id)).attempts).toMatchObject([{ state: 'expired' }]);
});

describe('money that comes', () => {
  it('pays an order, whatever the bank wrote around the memo', async () => {
    const { shopper, order, memo } = await world.order();
    await shopper.post(`/v1/orders/${order._id}/payments`, {});
    expect(order).toMatchObject({ paymentState: 'unpaid', paidAmount: 0, refundedAmount: 0 });
    await transfer(memo.toLowerCase(), PRICE);
    expect(await world.show(order._id)).toMatchObject({
      ...{ paymentState: 'paid', paidAmount: PRICE, refundedAmount: 0, payBy: null, status: 'pending' },
    });
    const { attempts, received, due } = await world.payments(order._id);
    expect(attempts).toMatchObject([{ state: 'paid' }]);
    expect(received).toMatchObject([
      { provider: 'sepay', amount: PRICE, verdict: 'exact', state: 'counted', orderId: order._id },
    ]);
    expect(due).toBe(0);
    const { email } = await shopper.profile();
    const mails = (await messagesTo(world.shop, email)).join('\n');
    expect(mails.match(/Your order is paid/g)).toHaveLength(1);
  });

  it('is added up: less, then the rest', async () => {
    const { order, memo } = await world.order();
    await transfer(memo, 1_000_000);
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'partly-paid', paidAmount: 1_000_000 });
    await transfer(memo, PRICE - 1_000_000);
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'paid', paidAmount: PRICE });
    const { received } = await world.payments(order._id);
    expect(received.map(({ verdict }) => verdict)).toEqual(['less', 'exact']);
  });

  it.each([
    ['more', async (memo: string) => transfer(memo, PRICE + 1), PRICE + 1],
    [
      'twice',
      async (memo: string) => {
        await transfer(memo, PRICE);
        await transfer(memo, PRICE);
      },
      2 * PRICE,
    ],
  ] as const)('counts and is looked at: %s', async (verdict, pay, paidAmount) => {
    const { order, memo } = await world.order();
    await pay(memo);
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'paid', paidAmount });
    const found = (await world.list()).filter(({ orderId }) => orderId === order._id);
    expect(found).toMatchObject([{ verdict, state: 'open', suggestions: [] }]);
  });

  it('for a canceled order makes a refund due', async () => {
    const { shopper, order, memo } = await world.order();
    await shopper.request(order._id, 'canceled');
    await transfer(memo, PRICE);
    expect(await world.show(order._id)).toMatchObject({ status: 'canceled', paymentState: 'refund-due' });
    const found = (await world.list()).filter(({ orderId }) => orderId === order._id);
    expect(found).toMatchObject([{ verdict: 'canceled', amount: PRICE }]);
  });

  it('before the order is placed waits for it, and is then judged', async () => {
    const { shopper, cart, memo } = await world.cart();
    await transfer(memo, PRICE + 5);
    expect((await shopper.cart()).paymentState).toBe('partly-paid');
    await world.shop.app.get(ReconciliationService).sweep();
    expect((await world.payments(cart._id)).received).toMatchObject([{ verdict: 'early', state: 'waiting' }]);
    await shopper.put(`/v1/orders/${cart._id}`, { total: cart.total, payment: 'QR' });
    const { body: placed } = await shopper.request(cart._id);
    expect(placed).toMatchObject({ paymentState: 'paid', paidAmount: PRICE + 5 });
    await world.shop.app.get(ReconciliationService).sweep();
    expect((await world.payments(cart._id)).received).toMatchObject([{ verdict: 'more', state: 'open' }]);
    await world.shop.app.get(PaymentJobsService).sweep(new Date(Date.now() + 25 * 3600_000));
    expect(await world.show(cart._id)).toMatchObject({
      status: 'pending',
      paymentState: 'paid',
      payBy: null,
    });
  });

  it('without a memo, or with those of two orders, is nobody’s', async () => {
    const [one, other] = [await world.order(), await world.order()];
    await world.bank.transfer('cam on shop 1', PRICE);
    await world.bank.transfer(`${one.memo} ${other.memo}`, PRICE);
    for (const { order } of [one, other]) expect((await world.show(order._id)).paidAmount).toBe(0);
    const unknown = (await world.list()).filter(({ verdict }) => verdict === 'unknown');
    expect(unknown).toMatchObject([{ orderId: null }, { orderId: null }]);
    expect(unknown[0]!.suggestions.length).toBeGreaterThan(0);
    expect(unknown[0]!.suggestions[0]).toMatchObject({ total: PRICE });
  });

  it('that goes out, or to another account, is nothing', async () => {
    const { order, memo } = await world.order();
    await transfer(memo, 0);
    const last = JSON.parse(world.messages.at(-1)!.body!) as object;
    for (const change of [{ transferType: 'out' }, { accountNumber: '999' }]) {
      const answer = await world.send(signed({ ...last, id: 1, transferAmount: PRICE, ...change }));
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    }
    expect((await world.show(order._id)).paidAmount).toBe(0);
  });
});

/** A message of SePay with any content, signed. */
function signed(content: object, secret = PROVIDER_KEYS.SEPAY_SECRET, seconds = Date.now() / 1000): Message {
  const body = JSON.stringify(content);
  const timestamp = String(Math.floor(seconds));
  const signature = `sha256=${sepaySignature(timestamp, body, secret)}`;
  return {
    ...{ method: 'POST', url: '/v1/payments/sepay', body },
    headers: {
      'content-type': 'application/json',
      ...{ 'x-sepay-timestamp': timestamp, 'x-sepay-signature': signature },
    },
  };
}

describe('a message', () => {
  const content = (memo: string, change: object = {}) => ({
    ...{ id: Math.floor(Math.random() * 1e12), gateway: 'MBBank', transactionDate: '2026-11-20 10:22:00' },
    ...{ accountNumber: PROVIDER_KEYS.BANK_ACCOUNT, subAccount: null, code: memo, content: memo },
    ...{ transferType: 'in', transferAmount: PRICE, referenceCode: 'x', ...change },
  });

  it('counts once, however often and in whichever order it comes', async () => {
    const { order, memo } = await world.order('QR', 2);
    const both = [content(memo), content(memo)].map((one) => signed(one));
    for (let again = 0; again < 10; again += 1)
      for (const message of again % 2 ? both : both.toReversed())
        expect((await world.send(message)).json()).toEqual({ success: true });
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'paid', paidAmount: 2 * PRICE });
    expect((await world.payments(order._id)).received).toHaveLength(2);
  });

  it('counts once when it comes twenty times at once', async () => {
    const { shopper, order, memo } = await world.order();
    const message = signed(content(memo));
    const answers = await Promise.all(Array.from({ length: 20 }, () => world.send(message)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'paid', paidAmount: PRICE });
    const { email } = await shopper.profile();
    const mails = (await messagesTo(world.shop, email)).join('\n');
    expect(mails.match(/Your order is paid/g)).toHaveLength(1);
  });

  it('loses nothing when different ones come at once', async () => {
    const { order, memo } = await world.order('QR', 5);
    const all = Array.from({ length: 8 }, () => signed(content(memo, { transferAmount: 700_000 })));
    await Promise.all(all.map((message) => world.send(message)));
    expect((await world.show(order._id)).paidAmount).toBe(8 * 700_000);
  });

  it('is not believed when it is forged, changed, old or unsigned', async () => {
    const { order, memo } = await world.order();
    const right = signed(content(memo));
    const forged: Message[] = [
      signed(content(memo), 'guessed'),
      signed(content(memo), PROVIDER_KEYS.SEPAY_SECRET, Date.now() / 1000 - 301),
      { ...right, body: right.body!.replace(String(PRICE), String(PRICE + 1)) },
      { ...right, headers: { 'content-type': 'application/json' } },
      { ...right, headers: { ...right.headers, 'x-sepay-timestamp': '1' } },
      { ...right, headers: { ...right.headers, 'x-sepay-signature': '' } },
    ];
    const before = await world.balance();
    for (const message of forged) {
      const answer = await world.send(message);
      expect([answer.statusCode, answer.json<ErrorDto>().code]).toEqual([401, 'payment.bad-signature']);
    }
    expect(await world.balance()).toEqual(before);
    expect((await world.show(order._id)).paymentState).toBe('unpaid');
  });

  it.each([[0], [-5], [1.5], ['all'], [null]])('without a sum is refused: %j', async (transferAmount) => {
    const { memo } = await world.order();
    const answer = await world.send(signed(content(memo, { transferAmount })));
    expect([answer.statusCode, answer.json<ErrorDto>().code]).toEqual([400, 'payment.unreadable']);
  });

  it('of a sum that no order can have is kept', async () => {
    const { order, memo } = await world.order();
    await world.send(signed(content(memo, { transferAmount: 9_000_000_000 })));
    expect((await world.show(order._id)).paidAmount).toBe(9_000_000_000);
  });

  it('that races a cancelation ends in one truth, and the pairs are back', async () => {
    const before = await world.stock();
    for (let round = 0; round < 6; round += 1) {
      const { shopper, order, memo } = await world.order();
      const message = signed(content(memo));
      const both = [() => shopper.request(order._id, 'canceled'), () => world.send(message)];
      await Promise.all((round % 2 ? both : both.toReversed()).map((act) => act()));
      expect(await world.show(order._id)).toMatchObject({
        ...{ status: 'canceled', paymentState: 'refund-due', paidAmount: PRICE },
      });
    }
    expect(await world.stock()).toBe(before);
  });

  it('that was kept by a process that died is judged by another', async () => {
    const { order, memo } = await world.order();
    const { dataSource } = world.shop;
    await world.send(signed(content(memo)));
    await dataSource.query(
      "UPDATE payments_received SET state = 'new', verdict = NULL, orderId = NULL WHERE orderId = ?",
      [order._id],
    );
    await dataSource.query('UPDATE orders SET paidAmount = 0 WHERE id = ?', [order._id]);
    await world.shop.app.get(ReconciliationService).sweep(new Date(Date.now() + 60_000));
    await world.shop.app.get(ReconciliationService).sweep(new Date(Date.now() + 60_000));
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'paid', paidAmount: PRICE });
  });
});

describe('staff', () => {
  const unknown = async (amount = PRICE): Promise<StaffMoneyDto> => {
    await world.bank.transfer(`hello ${Math.random()}`, amount);
    return (await world.list()).at(-1)!;
  };

  it('say which order money is for, once', async () => {
    const [one, other] = [await world.order(), await world.order()];
    const money = await unknown();
    expect(money).toMatchObject({
      verdict: 'unknown',
      orderId: null,
      memo: expect.stringContaining('hello'),
    });
    const url = `/v1/payments/${money._id}/match`;
    const { status, body } = await world.admin.post(url, { orderId: one.order._id });
    expect([status, body]).toMatchObject([
      200,
      { orderId: one.order._id, verdict: 'exact', state: 'counted', amount: PRICE },
    ]);
    expect((await world.admin.post(url, { orderId: one.order._id })).status).toBe(200);
    const again = await world.admin.post<ErrorDto>(url, { orderId: other.order._id });
    expect([again.status, again.body.code]).toEqual([409, 'payment.matched']);
    expect((await world.show(one.order._id)).paidAmount).toBe(PRICE);
    expect((await world.show(other.order._id)).paidAmount).toBe(0);
    const { body: trail } = await world.manager.get<{ events: object[] }>(
      `/v1/customers/${one.shopper.id}/audit-events`,
    );
    expect(trail.events[0]).toMatchObject({
      action: 'account-money-matched',
      details: { orderId: one.order._id, amount: String(PRICE), paymentId: money._id },
    });
  });

  it('match money once when several do it at once', async () => {
    const [one, other] = [await world.order(), await world.order()];
    const money = await unknown();
    const answers = await Promise.all(
      [one, other, one, other].map(({ order }) =>
        world.admin.post(`/v1/payments/${money._id}/match`, { orderId: order._id }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const sums = [await world.show(one.order._id), await world.show(other.order._id)].map(
      (o) => o.paidAmount,
    );
    expect(sums.sort()).toEqual([0, PRICE]);
  });

  it('settle what is to be looked at, with a note', async () => {
    const money = await unknown(5);
    const url = `/v1/payments/${money._id}/settle`;
    expect((await world.admin.post(url, { note: ' ' })).status).toBe(400);
    const { body } = await world.admin.post<StaffMoneyDto>(url, { note: 'Sent back' });
    expect(body).toMatchObject({ state: 'settled', note: 'Sent back', verdict: 'unknown' });
    expect((await world.admin.post<ErrorDto>(url, { note: 'Again' })).body.code).toBe('payment.settled');
    expect((await world.list()).map(({ _id }) => _id)).not.toContain(money._id);
    expect((await world.list('settled')).map(({ _id }) => _id)).toContain(money._id);
    const late = await world.order();
    const matched = await world.admin.post<ErrorDto>(`/v1/payments/${money._id}/match`, {
      orderId: late.order._id,
    });
    expect(matched.body.code).toBe('payment.settled');
  });

  it('record cash once under one key', async () => {
    const { shopper, order } = await world.order('COD');
    expect(order.payBy).toBeNull();
    const pay = () =>
      world.shop.inject({
        method: 'POST',
        url: `/v1/orders/${order._id}/payments/received`,
        payload: { amount: PRICE, note: 'Cash' },
        headers: { authorization: `Bearer ${world.admin.tokens.token}`, 'idempotency-key': order._id },
      });
    const answers = await Promise.all([pay(), pay(), pay()]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0].json<MoneyDto>()).toMatchObject({
      provider: 'person',
      verdict: 'exact',
      amount: PRICE,
    });
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'paid', paidAmount: PRICE });
    const own = await shopper.post(`/v1/orders/${order._id}/payments/received`, { amount: 1, note: 'x' });
    expect(own.status).toBe(403);
  });
});
