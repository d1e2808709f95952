import { sepaySignature } from '../../../src/demo/payments/fake-sepay';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import { Order } from '../../../src/modules/orders/order.entity';
import type { PaymentAttemptDto, RefundDto } from '../../../src/modules/payments/dto/payment.dto';
import { signVnpayQuery } from '../../../src/modules/payments/providers/vnpay-signature';
import { ReconciliationService } from '../../../src/modules/payments/reconciliation.service';
import { messagesTo } from '../support/outbox';
import type { Shopper } from '../support/people';
import { PROVIDER_KEYS } from '../support/provider-keys';
import { PaymentShop, PRICE } from './payment-shop';

jest.setTimeout(120_000);

const HOUR = 3_600_000;

let world: PaymentShop;
beforeAll(async () => {
  // Nobody answers: what VNPay is asked to send back stays pending.
  world = await PaymentShop.open({ VNPAY_API_URL: 'http://127.0.0.1:9/' });
});
afterAll(() => world.closeBalanced());

const setStatus = (id: string, status: string, more: object = {}, by = world.admin) =>
  by.put<OrderDto & ErrorDto>(`/v1/orders/${id}/updateStatus`, { status, ...more });
const refund = (id: string, amount: number, more: object = {}, by = world.manager) =>
  by.post<RefundDto & ErrorDto>(`/v1/orders/${id}/refunds`, { amount, reason: 'Returned', ...more });
const close = (id: string, refundId: string, state: string, by = world.manager) =>
  by.post<ErrorDto>(`/v1/orders/${id}/refunds/${refundId}/close`, { state, note: 'Console' });
const start = async (shopper: Shopper, id: string) =>
  (await shopper.post<PaymentAttemptDto>(`/v1/orders/${id}/payments`, {})).body;
const due = async (id: string) => (await world.payments(id)).due;

let transactions = Date.now();
/** VNPay's message about a payment, with its own number; said again under the same number. */
const vnpay = (reference: string, amount: number, code = '00', other: Record<string, string> = {}) => {
  const fields = {
    ...{ vnp_TmnCode: PROVIDER_KEYS.VNPAY_TMN_CODE, vnp_TxnRef: reference },
    ...{ vnp_TransactionNo: String(transactions++), vnp_Amount: String(amount * 100) },
    ...{ vnp_PayDate: '20261130100000', vnp_OrderInfo: 'x', vnp_BankCode: 'NCB' },
    ...{ vnp_ResponseCode: code, vnp_TransactionStatus: code },
    ...other,
  };
  const query = signVnpayQuery(fields, PROVIDER_KEYS.VNPAY_HASH_SECRET);
  const url = `/v1/payments/vnpay/ipn?${query}`;
  return { number: fields.vnp_TransactionNo, send: () => world.send({ method: 'GET', url, headers: {} }) };
};
/** An order that VNPay paid some of. */
const paidByCard = async (amount = PRICE, owner?: Shopper) => {
  const { shopper, order } = await world.order('credit', 1, owner);
  const { reference } = await start(shopper, order._id);
  await vnpay(reference, amount).send();
  return { shopper, order };
};
/** A cart whose total was confirmed, and all of it transferred and sent back. */
const cartSentBack = async (pairs = 1) => {
  const { shopper, cart, memo } = await world.cart(pairs);
  await shopper.put(`/v1/orders/${cart._id}`, { total: cart.total, payment: 'QR' });
  await world.bank.transfer(memo, cart.total);
  expect((await refund(cart._id, cart.total)).status).toBe(201);
  return { shopper, cart };
};

describe('money that went back before the order was placed', () => {
  it('is to be paid', async () => {
    const { shopper, cart } = await cartSentBack();
    const { body } = await shopper.request(cart._id);
    expect(body).toMatchObject({ status: 'pending', paymentState: 'unpaid', waivedAmount: 0 });
    expect(await due(cart._id)).toBe(PRICE);
    expect((await setStatus(cart._id, 'delivering')).body.code).toBe('order.not-paid');
  });

  it('lowers nothing of a cart that grows', async () => {
    const { shopper, cart } = await cartSentBack();
    const [{ productId, color, size }] = cart.items as [OrderDto['items'][number]];
    const line = { productId, color, size, quantity: 1 };
    const { body: grown } = await shopper.put<OrderDto>(`/v1/orders/${cart._id}/add-product`, line);
    await shopper.put(`/v1/orders/${cart._id}`, { total: grown.total, payment: 'QR' });
    expect((await shopper.request(cart._id)).body).toMatchObject({ total: 2 * PRICE, waivedAmount: 0 });
    expect(await due(cart._id)).toBe(2 * PRICE);
  });

  it('is forgotten as goodwill when the order is placed', async () => {
    const { shopper, cart } = await cartSentBack();
    await world.shop.dataSource.query('UPDATE orders SET waivedAmount = ? WHERE id = ?', [PRICE, cart._id]);
    expect((await shopper.request(cart._id)).body).toMatchObject({ waivedAmount: 0 });
    expect(await world.show(cart._id)).toMatchObject({ paymentState: 'unpaid', waivedAmount: 0 });
  });
});

describe('goodwill', () => {
  it.each(['its owner', 'staff'])('ends when %s cancel the order', async (who) => {
    const { shopper, order, memo } = await world.order();
    await world.bank.transfer(memo, PRICE);
    expect((await refund(order._id, PRICE)).status).toBe(201);
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'refunded', waivedAmount: PRICE });
    if (who === 'its owner') await shopper.request(order._id, 'canceled');
    else await setStatus(order._id, 'canceled');
    expect((await setStatus(order._id, 'pending')).body).toMatchObject({
      ...{ status: 'pending', paymentState: 'unpaid', waivedAmount: 0 },
    });
    expect(await due(order._id)).toBe(PRICE);
    expect((await setStatus(order._id, 'delivering')).body.code).toBe('order.not-paid');
  });
});

describe('one payment that VNPay held back', () => {
  const begun = async () => {
    const { shopper, order } = await world.order('credit');
    const { reference } = await start(shopper, order._id);
    const held = vnpay(reference, PRICE, '07');
    await held.send();
    return {
      shopper,
      order,
      reference,
      paid: vnpay(reference, PRICE, '00', { vnp_TransactionNo: held.number }),
    };
  };

  it('counts once for a canceled order, however often it is freed at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { shopper, order, paid } = await begun();
      await shopper.request(order._id, 'canceled');
      await Promise.all([paid.send(), paid.send(), paid.send()]);
      expect(await world.show(order._id)).toMatchObject({ paidAmount: PRICE, paymentState: 'refund-due' });
    }
  });

  it('counts once when staff match it at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { order, reference, paid } = await begun();
      const { _id } = (await world.list()).find(({ memo }) => memo === reference)!;
      const match = () => world.admin.post(`/v1/payments/${_id}/match`, { orderId: order._id });
      await Promise.all([match(), paid.send(), match(), paid.send()]);
      expect(await world.show(order._id)).toMatchObject({ paidAmount: PRICE });
      expect((await world.payments(order._id)).received).toHaveLength(1);
    }
  });
});

describe('a refund that is pending', () => {
  it('of a part that came is to be paid again before the order is sent', async () => {
    const half = PRICE / 2;
    const { shopper, order } = await paidByCard(half);
    const { body: back } = await refund(order._id, half);
    expect(back).toMatchObject({ provider: 'vnpay', state: 'pending' });
    expect(await due(order._id)).toBe(PRICE);
    const again = await start(shopper, order._id);
    expect(again.amount).toBe(PRICE);
    await vnpay(again.reference, half).send();
    expect((await setStatus(order._id, 'completed')).body.code).toBe('order.not-paid');
    expect(await due(order._id)).toBe(half);
    await vnpay((await start(shopper, order._id)).reference, half).send();
    expect(await due(order._id)).toBe(0);
    await world.shop.dataSource.query('UPDATE payment_refunds SET nextQueryAt = NULL WHERE id = ?', [
      back._id,
    ]);
    expect((await close(order._id, back._id, 'done')).status).toBe(200);
    expect(await world.show(order._id)).toMatchObject({ paymentState: 'paid', waivedAmount: 0 });
    expect(await due(order._id)).toBe(0);
    expect((await setStatus(order._id, 'completed')).status).toBe(200);
  });

  it('of all of it, and one that is done, is asked about before the order is sent', async () => {
    const { order } = await paidByCard();
    const { body: back } = await refund(order._id, PRICE);
    expect((await setStatus(order._id, 'delivering')).body.code).toBe('order.not-paid');
    await world.shop.dataSource.query('UPDATE payment_refunds SET nextQueryAt = NULL WHERE id = ?', [
      back._id,
    ]);
    await close(order._id, back._id, 'done');
    expect((await setStatus(order._id, 'delivering')).body.code).toBe('order.not-paid');
    expect((await setStatus(order._id, 'delivering', { sendUnpaid: true })).status).toBe(200);
  });
});

describe('a refund that is asked for on a page of before', () => {
  it.each([
    ['the order was put back', 'return', 'goodwill'],
    ['the order was canceled', 'goodwill', 'return'],
    ['the rest came', 'return', 'goodwill'],
  ])('is refused when %s', async (what, seen, kind) => {
    const { order, memo, shopper } = await world.order();
    const kindOf = async () => (await world.payments(order._id)).refundKind;
    await world.bank.transfer(memo, PRICE / 2);
    if (what !== 'the rest came') await world.bank.transfer(memo, PRICE / 2);
    if (what === 'the order was put back') await shopper.request(order._id, 'canceled');
    expect(await kindOf()).toBe(seen);
    if (what === 'the rest came') await world.bank.transfer(memo, PRICE / 2);
    else await setStatus(order._id, what === 'the order was canceled' ? 'canceled' : 'pending');
    const refused = await refund(order._id, 1000, { kind: seen });
    expect([refused.status, refused.body.code]).toEqual([409, 'payment.refund-other']);
    expect((await refund(order._id, 1000, { kind: 'gift' })).status).toBe(400);
    expect(await kindOf()).toBe(kind);
    expect((await refund(order._id, 1000, { kind })).status).toBe(201);
    expect((await shopper.get(`/v1/orders/${order._id}/payments`)).body).not.toHaveProperty('refundKind');
  });
});

describe('another way of payment', () => {
  const change = (shopper: Shopper, id: string, payment: string) =>
    shopper.put<OrderDto & ErrorDto>(`/v1/orders/${id}/payment`, { payment });
  const placed = async (payment: string, hoursAgo: number) => {
    const { shopper, order } = await world.order(payment);
    const placedAt = new Date(Date.now() - hoursAgo * HOUR);
    await world.shop.dataSource.getRepository(Order).update({ id: order._id }, { placedAt });
    const payByAfter = async (way: string) => (await change(shopper, order._id, way)).body.payBy;
    return { order, payByAfter, latest: new Date(placedAt.getTime() + 24 * HOUR).toISOString() };
  };

  it('moves the time to pay no further than a day after the placing', async () => {
    const { payByAfter, latest } = await placed('QR', 23.75);
    for (const way of ['eWallet', 'QR', 'credit', 'QR']) expect(await payByAfter(way)).toBe(latest);
    expect(await payByAfter('COD')).toBeNull();
    expect(await payByAfter('QR')).toBe(latest);
  });

  it('is late for an order that is to be canceled, and not for one that waits as cash', async () => {
    const late = await placed('QR', 25);
    expect(await late.payByAfter('eWallet')).toBe(late.latest);
    const cash = await placed('COD', 25);
    expect(await cash.payByAfter('eWallet')).toBeNull();
    expect(await world.show(cash.order._id)).toMatchObject({ payment: 'eWallet', status: 'pending' });
  });

  it('is chosen a hundred times at most', async () => {
    const { shopper, order } = await world.order('QR');
    for (let made = 0; made < 100; made += 1)
      expect((await change(shopper, order._id, made % 2 === 0 ? 'eWallet' : 'QR')).status).toBe(200);
    const refused = await change(shopper, order._id, 'eWallet');
    expect([refused.status, refused.body.code]).toEqual([409, 'payment.changed-too-often']);
    const begun = await shopper.post<ErrorDto>(`/v1/orders/${order._id}/payments`, { provider: 'vnpay' });
    expect([begun.status, begun.body.code]).toEqual([409, 'payment.changed-too-often']);
    expect((await change(shopper, order._id, 'QR')).status).toBe(200);
    expect((await start(shopper, order._id)).provider).toBe('bank');
  });
});

describe('early money', () => {
  it('and the rest that comes before it is judged pay once, and are told once', async () => {
    const { shopper, cart, memo } = await world.cart();
    await shopper.put(`/v1/orders/${cart._id}`, { total: cart.total, payment: 'QR' });
    await world.bank.transfer(memo, PRICE / 2);
    await shopper.request(cart._id);
    await world.bank.transfer(memo, PRICE / 2);
    await world.shop.app.get(ReconciliationService).sweep();
    const { received } = await world.payments(cart._id);
    expect(received.map(({ verdict }) => verdict)).toEqual(['less', 'exact']);
    const mails = await messagesTo(world.shop, (await shopper.profile()).email);
    expect(mails.filter((mail) => mail.includes('received the whole sum'))).toHaveLength(1);
  });
});

describe('a sum', () => {
  it.each(['150', '0x64', '1e4', ' 500', '500.0', '-500'])(
    'that VNPay writes as %j is none',
    async (hundredths) => {
      const { shopper, order } = await world.order('credit');
      const { reference } = await start(shopper, order._id);
      const { send } = vnpay(reference, PRICE, '00', { vnp_Amount: hundredths });
      expect((await send()).json()).toMatchObject({ RspCode: '99' });
      expect((await world.payments(order._id)).received).toEqual([]);
    },
  );

  it.each(['0x64', '1e6', ' 5', '5.0', '-5', true])(
    'that the bank writes as %j is none',
    async (transferAmount) => {
      const { order, memo } = await world.order();
      const account = PROVIDER_KEYS.BANK_ACCOUNT;
      const body = JSON.stringify({
        ...{ id: transactions++, accountNumber: account, transferType: 'in', content: memo, transferAmount },
      });
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = sepaySignature(timestamp, body, PROVIDER_KEYS.SEPAY_SECRET);
      const headers = {
        'content-type': 'application/json',
        'x-sepay-timestamp': timestamp,
        'x-sepay-signature': `sha256=${signature}`,
      };
      const { statusCode } = await world.send({ method: 'POST', url: '/v1/payments/sepay', headers, body });
      expect(statusCode).toBe(400);
      expect((await world.payments(order._id)).received).toEqual([]);
    },
  );
});

describe('one’s own order', () => {
  it('gets no money back from its owner, who ends no refund of it', async () => {
    const { order } = await paidByCard(PRICE, world.manager);
    const own = await refund(order._id, PRICE);
    expect([own.status, own.body.code]).toEqual([403, 'payment.own-order']);
    expect((await world.payments(order._id)).refunds).toEqual([]);
    const pending = await paidByCard(PRICE);
    const { body: back } = await refund(pending.order._id, PRICE);
    await world.shop.dataSource.query('UPDATE payment_refunds SET nextQueryAt = NULL WHERE id = ?', [
      back._id,
    ]);
    await world.shop.dataSource.query('UPDATE orders SET customerId = ? WHERE id = ?', [
      ...[world.manager.id, pending.order._id],
    ]);
    for (const state of ['done', 'failed']) {
      const ended = await close(pending.order._id, back._id, state);
      expect([ended.status, ended.body.code]).toEqual([403, 'payment.own-order']);
    }
  });

  it.each(['delivering', 'completed'])('is not sent unpaid by its owner, as %s', async (status) => {
    const { order } = await world.order('QR', 1, world.admin);
    const sent = await setStatus(order._id, status, { sendUnpaid: true });
    expect([sent.status, sent.body.code]).toEqual([403, 'payment.own-order']);
    expect((await setStatus(order._id, status, { sendUnpaid: true }, world.manager)).status).toBe(200);
  });
});
