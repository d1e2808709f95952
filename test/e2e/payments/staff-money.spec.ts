import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type {
  OrderDto,
  OrderHistoryDto,
  OrderListDto,
  TransferDto,
} from '../../../src/modules/orders/dto/order.dto';
import type {
  CollectedListDto,
  MoneyDto,
  MoneyFiguresDto,
  OrderPaymentsDto,
  PaymentAttemptDto,
  RefundDto,
  RefundListDto,
  StaffMoneyDto,
} from '../../../src/modules/payments/dto/payment.dto';
import { ReconciliationService } from '../../../src/modules/payments/reconciliation.service';
import { PASSWORD } from '../support/factories/customer';
import { messagesTo } from '../support/outbox';
import type { Shopper } from '../support/people';
import { PaymentShop, PRICE } from './payment-shop';

jest.setTimeout(120_000);

const HOUR = 3_600_000;

let world: PaymentShop;
beforeAll(async () => {
  world = await PaymentShop.open();
});
afterAll(() => world.closeBalanced());

const setStatus = (id: string, status: string) =>
  world.admin.put(`/v1/orders/${id}/updateStatus`, { status, sendUnpaid: true });
const refund = (id: string, amount: number) =>
  world.manager.post<RefundDto & ErrorDto>(`/v1/orders/${id}/refunds`, { amount, reason: 'Returned' });
const refundsOf = async (id: string, state = 'due') => {
  const { body } = await world.admin.get<RefundListDto>(`/v1/payments/refunds?state=${state}&limit=100`);
  return body.refunds.filter(({ orderId }) => orderId === id);
};
const figures = async () => (await world.admin.get<MoneyFiguresDto>('/v1/payments/figures')).body;
const openOf = async (id: string): Promise<StaffMoneyDto> => {
  const found = (await world.list()).find(({ orderId }) => orderId === id);
  if (!found) throw new Error('Nothing is to be looked at.');
  return found;
};
/** An order that is paid by transfer. */
const paid = async (amount = PRICE) => {
  const { shopper, order, memo } = await world.order();
  await world.bank.transfer(memo, amount);
  return { shopper, order };
};
/** An order whose money went back before all of it came, and that a thousand dong came for then. */
const refundedBefore = async (): Promise<string> => {
  const { order, memo } = await world.order();
  await world.bank.transfer(memo, PRICE - 1000);
  expect((await refund(order._id, PRICE - 1000)).status).toBe(201);
  expect(await world.show(order._id)).toMatchObject({ paymentState: 'unpaid', waivedAmount: 0 });
  await world.bank.transfer(memo, 1000);
  return order._id;
};
/** Marks the last refund of an order as one that VNPay has not confirmed, and tells nothing more of. */
const pendingAtVnpay = async (id: string, values = 'nextQueryAt = NULL'): Promise<string> => {
  const { body } = await refund(id, 1000);
  const { dataSource } = world.shop;
  await dataSource.query(
    `UPDATE payment_refunds SET provider = 'vnpay', state = 'pending', doneAt = NULL, ${values} WHERE id = ?`,
    [body._id],
  );
  await dataSource.query('UPDATE orders SET refundedAmount = 0, waivedAmount = 0 WHERE id = ?', [id]);
  return body._id;
};

describe('the list of orders', () => {
  it('is narrowed by how far they are paid, as the file is', async () => {
    await world.order();
    await world.order('COD');
    const partly = await world.order();
    await world.bank.transfer(partly.memo, 5);
    await paid();
    await refund((await paid()).order._id, 500_000);
    await refund((await paid()).order._id, PRICE);
    const due = await paid();
    await due.shopper.request(due.order._id, 'canceled');
    const back = await paid();
    await setStatus(back.order._id, 'canceled');
    await refund(back.order._id, PRICE);
    const again = await refundedBefore();
    const unpaid = await world.order();
    await unpaid.shopper.request(unpaid.order._id, 'canceled');

    const list = async (query: string) =>
      (await world.admin.get<OrderListDto>(`/v1/orders?limit=100&${query}`)).body;
    const all = await list('');
    for (const state of ['unpaid', 'partly-paid', 'paid', 'refund-due', 'refunded'] as const) {
      const ids = all.orders.filter(({ paymentState }) => paymentState === state).map(({ _id }) => _id);
      const found = await list(`paymentState=${state}`);
      expect([state, found.orders.map(({ _id }) => _id)]).toEqual([state, ids]);
      expect(found.total).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(0);
    }
    expect(all.orders.find(({ _id }) => _id === again)?.paymentState).toBe('partly-paid');
    const two = await list('paymentState=refund-due,refunded&status=canceled');
    expect(new Set(two.orders.map(({ paymentState }) => paymentState))).toEqual(
      new Set(['refund-due', 'refunded']),
    );
    const { body } = await world.shop.inject({
      method: 'GET',
      url: '/v1/orders/export?paymentState=refund-due',
      headers: { authorization: `Bearer ${world.admin.tokens.token}` },
    });
    expect(body).toContain(due.order._id.slice(0, 12));
    expect(body).not.toContain(back.order._id.slice(0, 12));
    expect((await world.admin.get('/v1/orders?paymentState=lost')).status).toBe(400);
  });
});

describe('the figures', () => {
  const totalOf = async (path: string) => (await world.admin.get<{ total: number }>(path)).body.total;

  it('count what their lists have', async () => {
    const counts = async () => {
      const { toCollect, toLookAt, refundsDue, refundsPending } = await figures();
      return [toCollect.orders, toLookAt, refundsDue.orders, refundsPending];
    };
    const lists = () =>
      Promise.all([
        totalOf('/v1/orders?status=completed&paymentState=unpaid,partly-paid'),
        totalOf('/v1/payments?state=open'),
        totalOf('/v1/payments/refunds?state=due'),
        totalOf('/v1/payments/refunds?state=pending'),
      ]);
    const before = await counts();
    // Delivered: unpaid, partly paid, paid, sent back as goodwill, and one that is deleted.
    await setStatus((await world.order('COD')).order._id, 'completed');
    const partly = await world.order();
    await world.bank.transfer(partly.memo, 5);
    await setStatus(partly.order._id, 'completed');
    for (const back of [0, 1000, PRICE]) {
      const { order } = await paid();
      await setStatus(order._id, 'completed');
      if (back > 0) await refund(order._id, back);
    }
    const deleted = (await world.order('COD')).order._id;
    await setStatus(deleted, 'completed');
    expect((await world.manager.put(`/v1/orders/${deleted}/delete`, {})).status).toBe(204);
    // To look at: money of nobody, and too much of it.
    await world.bank.transfer('nothing', 7);
    const more = await world.order();
    await world.bank.transfer(more.memo, PRICE + 1);
    // To go back: whole, in part, and on its way.
    for (const back of [0, 1000, PRICE]) {
      const { order } = await paid();
      await setStatus(order._id, 'canceled');
      if (back > 0) await refund(order._id, back);
    }
    const { order } = await paid();
    await setStatus(order._id, 'canceled');
    await pendingAtVnpay(order._id);

    expect(await lists()).toEqual(await counts());
    expect(await counts()).toEqual(before.map((count, at) => count + [2, 2, 3, 1][at]!));
  });
});

describe('money that went back', () => {
  it('before all came is asked for again', async () => {
    const id = await refundedBefore();
    expect(await world.show(id)).toMatchObject({ paymentState: 'partly-paid', paidAmount: PRICE });
    expect((await world.payments(id)).due).toBe(PRICE - 1000);
  });

  it('of an order that was paid in full is not', async () => {
    const { order } = await paid();
    await refund(order._id, 500_000);
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'paid', waivedAmount: 500_000 });
    expect((await world.payments(order._id)).due).toBe(0);
  });

  it('before all came, through a provider that confirms it later, is asked for again', async () => {
    const { order, memo } = await world.order();
    await world.bank.transfer(memo, PRICE - 1000);
    const id = await pendingAtVnpay(order._id);
    const transfer = async () =>
      (await world.admin.get<TransferDto>(`/v1/orders/${order._id}/transfer`)).body;
    expect((await world.payments(order._id)).due).toBe(2000);
    expect((await transfer()).amount).toBe(2000);
    await world.bank.transfer(memo, 1000);
    const url = `/v1/orders/${order._id}/refunds/${id}/close`;
    expect((await world.manager.post(url, { state: 'done', note: 'Console' })).status).toBe(200);
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'partly-paid', waivedAmount: 0 });
    expect((await world.payments(order._id)).due).toBe(1000);
  });

  it('of a canceled order is due again when staff put it back, which waits for its refunds', async () => {
    const { order } = await paid();
    const id = await pendingAtVnpay(order._id);
    await setStatus(order._id, 'canceled');
    const put = () =>
      world.admin.put<ErrorDto>(`/v1/orders/${order._id}/updateStatus`, { status: 'pending' });
    expect((await put()).body.code).toBe('order.refund-pending');
    const url = `/v1/orders/${order._id}/refunds/${id}/close`;
    expect((await world.manager.post(url, { state: 'done', note: 'Console' })).status).toBe(200);
    await refund(order._id, PRICE - 1000);
    expect((await put()).status).toBe(200);
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'unpaid', refundedAmount: PRICE });
    expect((await world.payments(order._id)).due).toBe(PRICE);
  });

  it('says to staff who asked for it, and to its owner not', async () => {
    const { shopper, order } = await paid();
    const asked = (await refund(order._id, 1000)).body;
    expect(asked.askedBy).toMatch(/./);
    expect((await world.payments(order._id)).refunds).toMatchObject([{ askedBy: asked.askedBy }]);
    const done = await refundsOf(order._id, 'done');
    expect(done).toMatchObject([{ askedBy: asked.askedBy }]);
    const own = await shopper.get<OrderPaymentsDto>(`/v1/orders/${order._id}/payments`);
    expect(own.body.refunds).toMatchObject([{ askedBy: null }]);
  });
});

describe('one’s own order', () => {
  it.each(['manager', 'admin'] as const)('of a %s: a colleague records its money', async (role) => {
    const staff = world[role];
    const { order } = await world.order('COD', 1, staff);
    const url = `/v1/orders/${order._id}/payments/received`;
    const refused = await staff.post<ErrorDto>(url, { amount: PRICE, note: 'Cash' });
    expect([refused.status, refused.body.code]).toEqual([403, 'payment.own-order']);
    const body = { orderIds: [order._id], note: 'Cash' };
    const collected = await staff.post<CollectedListDto>('/v1/payments/collected', body);
    expect(collected.body.results).toMatchObject([{ code: 'payment.own-order', amount: 0 }]);
    await world.bank.transfer('nothing', PRICE);
    const stray = (await world.list()).at(-1)!;
    const match = { orderId: order._id };
    const matched = await staff.post<ErrorDto>(`/v1/payments/${stray._id}/match`, match);
    expect([matched.status, matched.body.code]).toEqual([403, 'payment.own-order']);
    expect((await world.show(order._id)).paidAmount).toBe(0);
    const other = role === 'admin' ? world.manager : world.admin;
    const recorded = await other.post<MoneyDto>(url, { amount: PRICE, note: 'Cash' });
    expect(recorded.body).toMatchObject({ provider: 'person', recordedBy: expect.stringMatching(/./) });
    const { received } = await world.payments(order._id);
    expect(received).toMatchObject([{ recordedBy: recorded.body.recordedBy }]);
  });
});

describe('sending an unpaid order', () => {
  const put = (id: string, status: string, paymentBefore?: string, sendUnpaid?: boolean) =>
    world.admin.put<ErrorDto>(`/v1/orders/${id}/updateStatus`, { status, paymentBefore, sendUnpaid });
  const change = (shopper: Shopper, id: string, payment: string) =>
    shopper.put(`/v1/orders/${id}/payment`, { payment });

  it.each(['delivering', 'completed'])('as %s that was cash when staff looked is refused', async (status) => {
    const { shopper, order } = await world.order('COD');
    await change(shopper, order._id, 'credit');
    expect((await put(order._id, status, 'COD', true)).body.code).toBe('order.payment-changed');
    expect((await put(order._id, status, 'gold')).status).toBe(400);
    expect((await put(order._id, status)).body.code).toBe('order.not-paid');
    expect((await put(order._id, status, 'credit', true)).status).toBe(200);
  });

  it.each(['QR', 'eWallet', 'credit'])('by %s is refused until staff say so', async (payment) => {
    const { order, memo } = await world.order(payment);
    for (const status of ['delivering', 'completed']) {
      const refused = await put(order._id, status);
      expect([refused.status, refused.body.code]).toEqual([409, 'order.not-paid']);
    }
    await world.bank.transfer(memo, PRICE - 1);
    expect((await put(order._id, 'delivering')).body.code).toBe('order.not-paid');
    await put(order._id, 'canceled');
    expect((await put(order._id, 'delivering')).body.code).toBe('order.not-paid');
    expect((await put(order._id, 'delivering', undefined, true)).status).toBe(200);
    expect((await put(order._id, 'completed')).status).toBe(200);
  });

  it('needs nothing when it is paid, or paid in cash', async () => {
    const { order } = await paid();
    expect((await put(order._id, 'delivering')).status).toBe(200);
    expect((await put((await world.order('COD')).order._id, 'delivering')).status).toBe(200);
  });

  it('is among what is to collect', async () => {
    const { order } = await world.order('credit');
    expect((await put(order._id, 'delivering', undefined, true)).status).toBe(200);
    const before = (await figures()).toCollect;
    await put(order._id, 'completed');
    expect((await figures()).toCollect).toEqual({ orders: before.orders + 1, amount: before.amount + PRICE });
    await refund((await paid()).order._id, 1000);
    await world.admin.post(`/v1/orders/${order._id}/payments/received`, { amount: PRICE, note: 'Seen' });
    expect((await figures()).toCollect).toEqual(before);
  });
});

describe('what was completed, and set back to pending', () => {
  const setBack = async () => {
    const { shopper, order } = await world.order('COD');
    for (const status of ['completed', 'pending']) await setStatus(order._id, status);
    return { order, cancel: () => shopper.request(order._id, 'canceled') };
  };

  it('is not canceled by its owner, who has it', async () => {
    const { order, cancel } = await setBack();
    await world.shop.dataSource.query(
      "UPDATE order_history SET createdAt = '2025-06-01 00:00:00.000' WHERE orderId = ? AND toStatus = 'completed'",
      [order._id],
    );
    const answer = await cancel();
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'order.was-delivered' }]);
  });

  it('is canceled when it was completed by mistake, for less than a minute', async () => {
    const { cancel } = await setBack();
    expect((await cancel()).status).toBe(200);
  });
});

describe('a paid order', () => {
  it('cannot be deleted as long as its money is here', async () => {
    const { order } = await paid();
    const remove = () => world.manager.put<ErrorDto>(`/v1/orders/${order._id}/delete`, {});
    const refused = await remove();
    expect([refused.status, refused.body.code]).toEqual([409, 'order.money-here']);
    expect(refused.body.message).toContain('1,990,000 dong');
    await refund(order._id, PRICE);
    expect((await remove()).status).toBe(204);
  });

  it('can be deleted when it is completed: the shop has earned the money', async () => {
    const { order } = await paid();
    for (const status of ['delivering', 'completed'])
      await world.admin.put(`/v1/orders/${order._id}/updateStatus`, { status });
    expect((await world.manager.put(`/v1/orders/${order._id}/delete`, {})).status).toBe(204);
  });

  it('cannot be deleted as long as a refund is pending', async () => {
    const { order } = await paid(1000);
    await pendingAtVnpay(order._id);
    expect((await world.manager.put(`/v1/orders/${order._id}/delete`, {})).status).toBe(409);
  });

  it('that is completed cannot be deleted as long as a refund is pending', async () => {
    const { order } = await paid();
    await setStatus(order._id, 'completed');
    await pendingAtVnpay(order._id);
    const refused = await world.manager.put<ErrorDto>(`/v1/orders/${order._id}/delete`, {});
    expect([refused.status, refused.body.code]).toEqual([409, 'order.refund-pending']);
  });

  it.each(['its owner', 'staff'])(
    'that %s cancel is on the list of refunds until it went back',
    async (who) => {
      const { shopper, order } = await paid();
      const before = (await figures()).refundsDue;
      if (who === 'staff') await setStatus(order._id, 'canceled');
      else await shopper.request(order._id, 'canceled');
      expect(await refundsOf(order._id)).toMatchObject([
        {
          ...{ _id: null, state: 'due', amount: PRICE, name: order.name, phone: order.phone, payment: 'QR' },
          askedBy: who === 'staff' ? expect.stringMatching(/./) : null,
        },
      ]);
      expect((await figures()).refundsDue).toEqual({
        ...{ orders: before.orders + 1, amount: before.amount + PRICE },
      });
      await refund(order._id, 500_000);
      expect(await refundsOf(order._id)).toMatchObject([{ amount: PRICE - 500_000 }]);
      await refund(order._id, PRICE - 500_000);
      expect(await refundsOf(order._id)).toEqual([]);
      expect((await figures()).refundsDue).toEqual(before);
      expect(await refundsOf(order._id, 'done')).toHaveLength(2);
    },
  );

  it('keeps its account and its receiver until the money went back', async () => {
    const { shopper, order } = await paid();
    await shopper.request(order._id, 'canceled');
    const erase = () =>
      shopper.post<ErrorDto>(`/v1/customers/${shopper.id}/erase`, { currentPassword: PASSWORD });
    const refused = await erase();
    expect([refused.status, refused.body.code]).toEqual([409, 'account.order-open']);
    expect((await world.manager.put(`/v1/customers/${shopper.id}/delete`, {})).status).toBe(204);
    expect(await refundsOf(order._id)).toMatchObject([{ name: order.name, phone: order.phone }]);
    await refund(order._id, PRICE);
    expect(await world.show(order._id)).toMatchObject({ name: '', phone: '', address: '' });
  });
});

describe('money before an order is placed', () => {
  it('is looked at when the cart is not placed for a day, and can go back', async () => {
    const { cart, memo } = await world.cart();
    await world.bank.transfer(memo, PRICE);
    const sweep = (hours: number) =>
      world.shop.app.get(ReconciliationService).sweep(new Date(Date.now() + hours * HOUR));
    await sweep(23);
    await expect(openOf(cart._id)).rejects.toThrow();
    await sweep(25);
    const money = await openOf(cart._id);
    expect(money).toMatchObject({ verdict: 'early', state: 'open', amount: PRICE });
    const settle = () =>
      world.admin.post<ErrorDto>(`/v1/payments/${money._id}/settle`, { note: 'Sent back' });
    expect((await settle()).body.code).toBe('payment.refund-first');
    expect((await refund(cart._id, PRICE)).status).toBe(201);
    expect((await settle()).status).toBe(200);
  });

  it('is asked for again in the order’s mail when it is on its way back', async () => {
    const { shopper, cart, memo } = await world.cart();
    await world.bank.transfer(memo, PRICE);
    await pendingAtVnpay(cart._id);
    await shopper.put(`/v1/orders/${cart._id}`, { total: cart.total, payment: 'QR' });
    expect((await shopper.request(cart._id)).status).toBe(200);
    expect((await world.payments(cart._id)).due).toBe(1000);
    const { email } = await shopper.profile();
    const mail = (await messagesTo(world.shop, email)).find((text) => text.includes(memo));
    expect(mail).toContain('Amount:\t1.000đ');
  });

  it('stays when the account is erased', async () => {
    const { shopper, cart, memo } = await world.cart();
    await world.bank.transfer(memo, PRICE);
    expect((await world.manager.put(`/v1/customers/${shopper.id}/delete`, {})).status).toBe(204);
    expect((await world.payments(cart._id)).received).toMatchObject([{ amount: PRICE, orderId: cart._id }]);
    expect((await refund(cart._id, PRICE)).status).toBe(201);
  });
});

describe('settling money', () => {
  const settle = (id: string, body: object) =>
    world.admin.post<StaffMoneyDto & ErrorDto>(`/v1/payments/${id}/settle`, body);

  it('that goes back is refused until it is a refund, so that it goes out once', async () => {
    const { order } = await paid(PRICE + 10_000);
    const money = await openOf(order._id);
    const refused = await settle(money._id, { note: 'Sent back by transfer' });
    expect([refused.status, refused.body.code]).toEqual([409, 'payment.refund-first']);
    expect(refused.body.message).toContain('10,000 dong');
    expect((await refund(order._id, 10_000)).status).toBe(201);
    expect((await settle(money._id, { note: 'Sent back by transfer' })).body.state).toBe('settled');
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'paid', refundedAmount: 10_000 });
  });

  it('for a canceled order is refused as long as no refund sends it', async () => {
    const { shopper, order, memo } = await world.order();
    await shopper.request(order._id, 'canceled');
    await world.bank.transfer(memo, PRICE);
    const money = await openOf(order._id);
    expect((await settle(money._id, { note: 'Sent' })).status).toBe(409);
    await refund(order._id, PRICE);
    expect((await settle(money._id, { note: 'Sent' })).status).toBe(200);
  });

  it('is refused while its refund is pending, which may fail', async () => {
    const { order } = await paid(PRICE + 1000);
    const money = await openOf(order._id);
    const id = await pendingAtVnpay(order._id);
    expect((await settle(money._id, { note: 'Sent' })).body.code).toBe('order.refund-pending');
    const url = `/v1/orders/${order._id}/refunds/${id}/close`;
    await world.manager.post(url, { state: 'failed', note: 'Console' });
    expect((await settle(money._id, { note: 'Sent' })).body.code).toBe('payment.refund-first');
  });

  it('that the shop keeps needs no refund', async () => {
    const { order } = await paid(PRICE + 1);
    const money = await openOf(order._id);
    expect((await settle(money._id, { note: 'x', isKept: 'yes' })).status).toBe(400);
    expect((await settle(money._id, { note: 'One dong', isKept: true })).body.state).toBe('settled');
  });
});

describe('suggestions', () => {
  it('are the orders that money names, then those of its sum that were placed before it', async () => {
    const [one, other] = [await world.order('QR', 3), await world.order('QR', 3)];
    const fitting = await world.order('eWallet', 2);
    await world.bank.transfer(`${one.memo} ${other.memo}`, 2 * PRICE);
    await world.order('eWallet', 2);
    const money = (await world.list()).at(-1)!;
    expect(money.verdict).toBe('unknown');
    const named = money.suggestions.filter(({ by }) => by === 'memo').map(({ orderId }) => orderId);
    expect(named.toSorted()).toEqual([one.order._id, other.order._id].toSorted());
    const sums = money.suggestions.filter(({ by }) => by === 'amount');
    expect(sums[0]).toMatchObject({ orderId: fitting.order._id, total: 2 * PRICE });
  });
});

describe('cash of several orders', () => {
  const collect = (orderIds: unknown, key?: string, by: Shopper = world.admin) =>
    world.shop.inject({
      method: 'POST',
      url: '/v1/payments/collected',
      payload: { orderIds, note: 'Courier, 21 November' },
      headers: {
        ...{ authorization: `Bearer ${by.tokens.token}`, 'accept-language': 'vi' },
        ...(key ? { 'idempotency-key': key } : {}),
      },
    });

  it('is recorded at once and once, and each order says what became of it', async () => {
    const [one, two, transfer] = [await world.order('COD'), await world.order('COD', 2), await world.order()];
    const before = (await figures()).toCollect;
    await setStatus(one.order._id, 'completed');
    expect((await figures()).toCollect).toEqual({ orders: before.orders + 1, amount: before.amount + PRICE });
    const { cart } = await world.cart();
    const unknown = 'f'.repeat(24);
    const ids = [two.order._id, unknown, one.order._id, transfer.order._id, cart._id];
    const answers = await Promise.all([collect(ids, 'k1'), collect(ids, 'k1')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const answer of answers)
      expect(answer.json<CollectedListDto>().results).toMatchObject([
        { orderId: two.order._id, amount: 2 * PRICE, code: null, message: null },
        { orderId: unknown, amount: 0, code: 'order.unknown', message: 'Không có đơn hàng này.' },
        { orderId: one.order._id, amount: PRICE, code: null },
        { orderId: transfer.order._id, amount: 0, code: 'payment.not-cash' },
        { orderId: cart._id, amount: 0, code: 'order.not-placed' },
      ]);
    const again = (await collect([one.order._id])).json<CollectedListDto>();
    expect(again.results).toMatchObject([{ amount: 0, code: 'payment.nothing-due' }]);
    for (const { order } of [one, two])
      expect(await world.show(order._id)).toMatchObject({ paymentState: 'paid', paidAmount: order.total });
    expect((await figures()).toCollect).toEqual(before);
  });

  it('is refused for wrong lists, and to clients', async () => {
    const id = 'f'.repeat(24);
    for (const wrong of [
      [],
      [id, id],
      ['x'],
      id,
      null,
      Array.from({ length: 101 }, (_, at) => `${at}`.padStart(24, '0')),
    ])
      expect((await collect(wrong)).statusCode).toBe(400);
    const { shopper } = await world.order();
    expect((await collect([id], undefined, shopper)).statusCode).toBe(403);
  });
});

describe('another way of payment', () => {
  const change = (shopper: Shopper, id: string, payment: string) =>
    shopper.put<OrderDto & ErrorDto>(`/v1/orders/${id}/payment`, { payment });

  it('is chosen by the owner as long as the order is unpaid, with a line in the history', async () => {
    const { shopper, order } = await world.order('credit');
    const { status, body } = await change(shopper, order._id, 'COD');
    expect([status, body]).toMatchObject([200, { payment: 'COD', payBy: null, status: 'pending' }]);
    expect((await change(shopper, order._id, 'COD')).status).toBe(200);
    const back = (await change(shopper, order._id, 'QR')).body;
    const left = Date.parse(back.payBy!) - Date.now();
    expect(left).toBeGreaterThan(23.9 * HOUR);
    const history = (await world.admin.get<OrderHistoryDto>(`/v1/orders/${order._id}/history`)).body.history;
    expect(history.slice(1)).toMatchObject([
      { from: 'pending', to: 'pending', by: 'customer', reason: 'payment-COD' },
      { from: 'pending', to: 'pending', by: 'customer', reason: 'payment-QR' },
    ]);
    expect((await change(shopper, order._id, 'gold')).status).toBe(400);
  });

  it('comes with the provider of an attempt', async () => {
    const { shopper, order } = await world.order('COD');
    const url = `/v1/orders/${order._id}/payments`;
    expect((await shopper.post<ErrorDto>(url, {})).body.code).toBe('payment.cash');
    const { body } = await shopper.post<PaymentAttemptDto>(url, { provider: 'vnpay' });
    expect(body).toMatchObject({ provider: 'vnpay', state: 'open' });
    const shown = await world.show(order._id);
    expect(shown).toMatchObject({ payment: 'credit', payBy: body.expiresAt });
  });

  it('is refused for a paid order, one that is on its way, and other people', async () => {
    const done = await paid();
    expect((await change(done.shopper, done.order._id, 'COD')).body.code).toBe('payment.nothing-due');
    const sent = await world.order();
    await setStatus(sent.order._id, 'delivering');
    expect((await change(sent.shopper, sent.order._id, 'COD')).body.code).toBe('order.payment-fixed');
    expect((await change(done.shopper, sent.order._id, 'COD')).status).toBe(404);
    expect((await change(world.admin, sent.order._id, 'COD')).status).toBe(403);
  });
});

describe('a refund that its provider tells nothing more of', () => {
  const close = (id: string, refundId: string, body: object, by = world.manager) =>
    by.post<RefundDto & ErrorDto>(`/v1/orders/${id}/refunds/${refundId}/close`, { note: 'Console', ...body });

  it('is ended by a manager as done: it counts once', async () => {
    const { order } = await paid();
    const id = await pendingAtVnpay(order._id);
    expect(await refundsOf(order._id, 'pending')).toMatchObject([{ _id: id, canClose: true }]);
    expect((await close(order._id, id, { state: 'done' }, world.admin)).status).toBe(403);
    const answers = await Promise.all([1, 2, 3].map(() => close(order._id, id, { state: 'done' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await world.show(order._id)).toMatchObject({ refundedAmount: 1000 });
    const trail = await world.manager.get<{ events: object[] }>(
      `/v1/customers/${order.customerId}/audit-events`,
    );
    expect(trail.body.events[0]).toMatchObject({
      action: 'account-refund-closed',
      details: { orderId: order._id, refundId: id, state: 'done', amount: '1000' },
    });
  });

  it('is ended as failed: its sum is free again', async () => {
    const { order } = await paid();
    const id = await pendingAtVnpay(order._id);
    expect((await refund(order._id, PRICE)).status).toBe(409);
    expect((await close(order._id, id, { state: 'failed' })).body).toMatchObject({ state: 'failed' });
    expect(await refundsOf(order._id, 'failed')).toMatchObject([{ _id: id, note: 'Console' }]);
    expect((await refund(order._id, PRICE)).status).toBe(201);
  });

  it('cannot be ended while its provider is asked, or through another order', async () => {
    const [one, other] = [await paid(), await paid()];
    const id = await pendingAtVnpay(one.order._id, "nextQueryAt = '2099-01-01 00:00:00.000'");
    expect((await close(one.order._id, id, { state: 'done' })).body.code).toBe('refund.still-asked');
    expect((await close(other.order._id, id, { state: 'done' })).body.code).toBe('refund.unknown');
    expect((await close(one.order._id, id, { state: 'lost' })).status).toBe(400);
  });
});
