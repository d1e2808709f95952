import type { OrderDto, OrderHistoryDto } from '../../../src/modules/orders/dto/order.dto';
import type {
  OrderReturnsDto,
  ReturnDto,
  ReturnListDto,
} from '../../../src/modules/orders/returns/dto/return.dto';
import { ReturnsService } from '../../../src/modules/orders/returns/returns.service';
import type { RefundListDto } from '../../../src/modules/payments/dto/payment.dto';
import type { PersonalDataDto } from '../../../src/modules/personal-data/dto/personal-data.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type { StockMovementListDto } from '../../../src/modules/products/inventory/dto/stock-movement.dto';
import type { ToDoDto } from '../../../src/modules/stats/dto/to-do.dto';
import { PASSWORD } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { messagesTo } from '../support/outbox';
import { aShopper, aStaffMember, call, type Answer, type Shopper } from '../support/people';
import { createSecondApp, createTestApp, type TestApp } from '../support/test-app';
import { anOrder } from './order-factory';

jest.setTimeout(120_000);

const DAY_MS = 24 * 3600 * 1000;
const ago = (days: number): Date => new Date(Date.now() - days * DAY_MS);

describe('a return for money', () => {
  let shop: TestApp;
  /** Another process on the same data. */
  let other: TestApp;
  let manager: Shopper;
  let shopper: Shopper;
  let shoe: ProductDto;

  beforeAll(async () => {
    shop = await createTestApp();
    other = await createSecondApp(shop);
    manager = await aStaffMember(shop, 'manager');
  });
  afterAll(async () => {
    await other.close();
    await shop.close();
  });
  beforeEach(async () => {
    shopper = await aShopper(shop);
    const colors = [aColor('black', { '42': 5, '43': 5 })];
    shoe = (await manager.post<ProductDto>('/v1/products', aProduct({ colors }))).body;
  });

  const line = (quantity = 1, size = '42') => ({ productId: shoe._id, color: 'black', size, quantity });
  const arrived = (quantity = 2, completedAt = new Date(), who = shopper): Promise<string> =>
    anOrder(shop, { customerId: who.id, items: [line(quantity)], status: 'completed', completedAt });
  const ask = (orderId: string, lines = [line()], more = {}, who = shopper): Promise<Answer<ReturnDto>> =>
    who.post(`/v1/orders/${orderId}/returns`, { lines, reason: 'mind', ...more });
  const move = (id: string, move: string, more = {}, who = manager): Promise<Answer<ReturnDto>> =>
    who.put(`/v1/returns/${id}`, { move, ...more });
  const show = async (orderId: string): Promise<OrderDto> =>
    (await shopper.get<OrderDto>(`/v1/orders/${orderId}`)).body;
  const seen = async (orderId: string): Promise<OrderReturnsDto> =>
    (await shopper.get<OrderReturnsDto>(`/v1/orders/${orderId}/returns`)).body;
  const pay = (orderId: string, amount: number): Promise<Answer<unknown>> =>
    manager.post(`/v1/orders/${orderId}/payments/received`, { amount, note: 'Cash' });
  const refund = (orderId: string, amount: number): Promise<Answer<unknown>> =>
    manager.post(`/v1/orders/${orderId}/refunds`, { amount, reason: 'Returned' });
  const due = async (orderId: string): Promise<number | undefined> => {
    const { refunds } = (await manager.get<RefundListDto>('/v1/payments/refunds?limit=100')).body;
    return refunds.find((one) => one.orderId === orderId)?.amount;
  };
  /** Pairs of sizes 42 and 43, and how many are sold. */
  async function shelf(): Promise<(number | undefined)[]> {
    const { colors, quantitySold } = (await manager.get<ProductDto>(`/v1/products/${shoe._id}`)).body;
    const left = (size: string) => colors[0]!.sizes.find((one) => one.size === size)?.quantity;
    return [left('42'), left('43'), quantitySold];
  }

  it('takes pairs back, makes what was paid for them due, and ends with its refund', async () => {
    const orderId = await arrived();
    const { price } = shoe;
    await pay(orderId, 2 * price);
    expect((await seen(orderId)).lines).toMatchObject([{ size: '42', quantity: 2, price }]);

    const asked = await ask(orderId, [line()], { note: 'Too loud' });
    expect(asked).toMatchObject({
      status: 201,
      body: { status: 'requested', amount: price, note: 'Too loud' },
    });
    expect(await seen(orderId)).toMatchObject({ returns: [asked.body], lines: [{ quantity: 1 }] });
    const { _id } = asked.body;
    const approved = (await move(_id, 'approve')).body;
    expect(approved.status).toBe('approved');
    expect(Date.parse(approved.sendBy!) - Date.now()).toBeGreaterThan(13 * DAY_MS);
    expect([await shelf(), await due(orderId)]).toEqual([[3, 5, 2], undefined]);

    expect((await move(_id, 'receive')).body).toMatchObject({ status: 'received', closedAt: null });
    expect([await shelf(), await due(orderId)]).toEqual([[4, 5, 1], price]);
    expect(await show(orderId)).toMatchObject({ paymentState: 'refund-due', returnedAmount: price });
    // Made again it changes nothing, and its money has to go back before it ends.
    expect((await move(_id, 'receive')).status).toBe(200);
    expect((await move(_id, 'refund')).status).toBe(409);
    expect(await shelf()).toEqual([4, 5, 1]);

    expect((await refund(orderId, price)).status).toBe(201);
    expect(await show(orderId)).toMatchObject({
      paymentState: 'paid',
      refundedAmount: price,
      waivedAmount: 0,
    });
    expect(await due(orderId)).toBeUndefined();
    const [ended] = (await seen(orderId)).returns;
    expect(ended).toMatchObject({ status: 'refunded', closedAt: expect.any(String) as string });
  });

  it('takes a whole order back, and gives back no more than was paid', async () => {
    const orderId = await arrived();
    const { price } = shoe;
    await pay(orderId, price);
    const { _id } = (await ask(orderId, [line(2)])).body;
    await move(_id, 'receive', { unsellable: [line(1)] });
    expect([await shelf(), await due(orderId)]).toEqual([[4, 5, 1], price]);
    const figures = (await manager.get<{ toCollect: { orders: number } }>('/v1/payments/figures')).body;
    await refund(orderId, price - 1);
    expect((await seen(orderId)).returns[0]).toMatchObject({
      status: 'received',
      lines: [{ unsellable: 1 }],
    });
    await refund(orderId, 1);
    expect((await seen(orderId)).returns[0]!.status).toBe('refunded');
    expect((await show(orderId)).paymentState).toBe('refunded');
    expect((await manager.get<typeof figures>('/v1/payments/figures')).body.toCollect).toEqual(
      figures.toCollect,
    );
    const profit = async (): Promise<number> =>
      (await manager.get<{ profit: number }>('/v1/orders/quantityAndProfit')).body.profit;
    // Rule P6 counts the totals of completed orders, whatever came back of them.
    const before = await profit();
    await arrived();
    expect((await profit()) - before).toBe(2 * price);
  });

  it('makes no money due that went back before its pairs came', async () => {
    const orderId = await arrived();
    const { price } = shoe;
    await pay(orderId, 2 * price + 1);
    const { _id } = (await ask(orderId)).body;
    expect(await refund(orderId, price)).toMatchObject({
      status: 409,
      body: { code: 'order.return-open' },
    });
    // What was paid too much has nothing to do with it.
    expect((await refund(orderId, 1)).status).toBe(201);
    await move(_id, 'receive');
    expect(await due(orderId)).toBe(price);
    expect((await refund(orderId, price)).status).toBe(201);
    expect([await due(orderId), (await show(orderId)).waivedAmount]).toEqual([undefined, 0]);
    expect((await refund(orderId, 1)).status).toBe(201);
  });

  it('is on the list of refunds without who canceled its order before', async () => {
    const orderId = await arrived(1);
    await pay(orderId, shoe.price);
    for (const status of ['canceled', 'completed'])
      await manager.put(`/v1/orders/${orderId}/updateStatus`, { status });
    await move((await ask(orderId)).body._id, 'receive');
    const { refunds } = (await manager.get<RefundListDto>('/v1/payments/refunds?limit=100')).body;
    expect(refunds.find((one) => one.orderId === orderId)).toMatchObject({ askedBy: null });
  });

  it('is ended by staff when nothing was paid', async () => {
    const orderId = await arrived(1);
    const { _id } = (await ask(orderId)).body;
    expect((await move(_id, 'refund')).status).toBe(409);
    await move(_id, 'receive');
    expect((await move(_id, 'refund')).body.status).toBe('refunded');
    // Money that is recorded later goes back as well.
    await pay(orderId, shoe.price);
    expect(await due(orderId)).toBe(shoe.price);
  });

  it('tells history, ledger, audit trail, customer, staff and export', async () => {
    const orderId = await arrived(1);
    const before = (await manager.get<ToDoDto>('/v1/stats/to-do')).body.returnsOpen;
    await pay(orderId, shoe.price);
    const { _id } = (await ask(orderId, undefined, { note: 'Too loud' })).body;
    expect((await manager.get<ToDoDto>('/v1/stats/to-do')).body.returnsOpen).toBe(before + 1);
    const listed = (await manager.get<ReturnListDto>('/v1/returns?limit=100')).body.returns;
    expect(listed.find((one) => one._id === _id)).toMatchObject({
      note: 'Too loud',
      receiver: expect.any(String),
    });
    for (const step of ['approve', 'receive']) await move(_id, step);
    await refund(orderId, shoe.price);

    const { history } = (await manager.get<OrderHistoryDto>(`/v1/orders/${orderId}/history`)).body;
    expect(history.slice(-4).map(({ from, to, by, reason }) => [from, to, by, reason])).toEqual([
      ['completed', 'requested', 'customer', 'return'],
      ['requested', 'approved', 'staff', 'return'],
      ['approved', 'received', 'staff', 'return'],
      ['received', 'refunded', 'staff', 'return'],
    ]);
    const ledger = `/v1/products/${shoe._id}/stock-movements`;
    const { movements } = (await manager.get<StockMovementListDto>(ledger)).body;
    expect(movements[0]).toMatchObject({ size: '42', change: 1, reason: 'return', orderId });
    const { events } = (
      await manager.get<{ events: { action: string; details: object }[] }>(
        `/v1/customers/${shopper.id}/audit-events`,
      )
    ).body;
    expect(
      events.filter(({ action }) => action === 'account-return-changed').map(({ details }) => details),
    ).toEqual(
      ['refunded', 'received', 'approved', 'requested'].map((status) => ({ orderId, returnId: _id, status })),
    );
    const messages = await messagesTo(shop, (await shopper.profile()).email);
    for (const words of ['answers soon', 'arrive by', 'the shoes that you returned', 'Refund']) {
      expect(messages.filter((message) => message.includes(words))).toHaveLength(1);
    }
    const data = await shopper.post<PersonalDataDto>(`/v1/customers/${shopper.id}/export`, {
      currentPassword: PASSWORD,
    });
    expect(data.body.orders.find(({ order }) => order._id === orderId)?.returns).toMatchObject([
      { _id, status: 'refunded', note: 'Too loud' },
    ]);
  });

  it('never takes more pairs than were bought and not exchanged', async () => {
    const orderId = await arrived(3);
    expect(await ask(orderId, [line(4)])).toMatchObject({ status: 409, body: { code: 'return.too-many' } });
    // Named twice, a line counts twice.
    expect((await ask(orderId, [line(2), line(2)])).status).toBe(409);
    const exchange = { ...line(), quantity: undefined, newSize: '43' };
    const exchanged = await shopper.post<{ _id: string }>(`/v1/orders/${orderId}/exchanges`, exchange);
    expect((await ask(orderId, [line(3)])).status).toBe(409);
    await manager.put(`/v1/exchanges/${exchanged.body._id}`, { move: 'receive' });
    expect((await ask(orderId, [line(3)])).status).toBe(409);
    const { _id } = (await ask(orderId, [line(2)])).body;
    expect(await shopper.post(`/v1/orders/${orderId}/exchanges`, exchange)).toMatchObject({
      status: 409,
      body: { code: 'exchange.returned' },
    });
    await move(_id, 'refuse', { reason: 'Worn' });
    expect((await seen(orderId)).returns[0]).toMatchObject({ status: 'refused', refusal: 'Worn' });
    expect((await ask(orderId, [line(2)])).status).toBe(201);
    expect((await ask(orderId, [{ ...line(), size: '44' }])).status).toBe(404);
  });

  it('takes one of many that ask at once for the same pairs', async () => {
    const orderId = await arrived(2);
    const url = `/v1/orders/${orderId}/returns`;
    const post = (at: TestApp, path: string, body: object): Promise<Answer<unknown>> =>
      call(at, 'POST', path, body, shopper.tokens.token);
    const exchange = { ...line(), quantity: undefined, newSize: '43' };
    const answers = await Promise.all([
      ...[shop, other, shop, other].map((at) => post(at, url, { lines: [line(2)], reason: 'size' })),
      post(other, `/v1/orders/${orderId}/exchanges`, exchange),
    ]);
    const { returns } = await seen(orderId);
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
    expect(answers.every(({ status }) => [201, 409].includes(status))).toBe(true);
    expect(returns.length).toBeLessThanOrEqual(1);
  });

  it('is asked for by its owner alone, and in time', async () => {
    const orderId = await arrived();
    const stranger = await aShopper(shop);
    expect((await ask(orderId, undefined, {}, stranger)).status).toBe(404);
    expect((await ask(orderId, undefined, {}, manager)).status).toBe(403);
    const late = await arrived(1, ago(8));
    expect(await seen(late)).toEqual({ returns: [], lines: [], until: null });
    expect(await ask(late)).toMatchObject({ status: 409, body: { code: 'return.too-late' } });
    expect((await ask(await arrived(1, ago(6)))).status).toBe(201);
    expect((await ask(orderId, [])).status).toBe(400);
    expect((await ask(orderId, [line(0)])).status).toBe(400);
    expect((await ask(orderId, undefined, { reason: 'bored' })).status).toBe(400);
    const { _id } = (await ask(orderId)).body;
    expect((await move(_id, 'receive', { unsellable: [line(2)] })).status).toBe(409);
    expect((await shopper.delete(`/v1/returns/${_id}`)).body).toMatchObject({ status: 'withdrawn' });
    expect((await stranger.delete(`/v1/returns/${_id}`)).status).toBe(404);
  });

  it('keeps its order and its account, and nobody moves their own', async () => {
    const orderId = await arrived();
    const { _id } = (await ask(orderId, undefined, { note: 'Too loud' })).body;
    const status = `/v1/orders/${orderId}/updateStatus`;
    expect(await manager.put(status, { status: 'canceled' })).toMatchObject({
      status: 409,
      body: { code: 'order.return-open' },
    });
    const own = await aStaffMember(shop, 'admin');
    const theirs = (await ask(await arrived(1, new Date(), own), undefined, {}, own)).body;
    expect(await move(theirs._id, 'receive', {}, own)).toMatchObject({
      status: 403,
      body: { code: 'payment.own-order' },
    });
    const erase = `/v1/customers/${shopper.id}/erase`;
    expect((await shopper.post(erase, { currentPassword: PASSWORD })).status).toBe(409);
    await move(_id, 'receive');
    // What came back is not held any more.
    await manager.put(status, { status: 'canceled' });
    expect(await shelf()).toEqual([4, 5, 1]);
    await manager.put(status, { status: 'completed' });
    expect(await shelf()).toEqual([3, 5, 2]);
    expect((await shopper.post(erase, { currentPassword: PASSWORD })).status).toBe(204);
    const left = (await manager.get<OrderReturnsDto>(`/v1/orders/${orderId}/returns`)).body.returns;
    expect(left).toMatchObject([{ status: 'received', note: null }]);
  });

  it('ends with the deletion of its order, since no money is to go back', async () => {
    const orderId = await arrived(1);
    const { _id } = (await ask(orderId)).body;
    await move(_id, 'receive');
    const waiting = async (): Promise<string[]> => {
      const { returns } = (await manager.get<ReturnListDto>('/v1/returns?limit=100')).body;
      return returns.map((one) => one._id);
    };
    expect(await waiting()).toContain(_id);
    expect((await manager.put(`/v1/orders/${orderId}/delete`, undefined)).status).toBe(204);
    expect(await waiting()).not.toContain(_id);
    const { history } = (await manager.get<OrderHistoryDto>(`/v1/orders/${orderId}/history`)).body;
    expect(history.slice(-2).map(({ to }) => to)).toEqual(['refunded', 'deleted']);
  });

  it('names its colour as it was at any time', async () => {
    const orderId = await arrived(3);
    const rename = (colorBefore: string, color: string): Promise<Answer<unknown>> => {
      const sizes = ['42', '43'].map((size) => ({ size, quantity: 2, quantityBefore: 2 }));
      const colors = [{ ...aColor(color), sizes, colorBefore }];
      return manager.put(`/v1/products/${shoe._id}`, { colors });
    };
    expect((await rename('black', 'ink')).status).toBe(200);
    expect((await rename('ink', 'coal')).status).toBe(200);
    const named = (color: string) => ({ ...line(), color });
    const { _id } = (await ask(orderId, [named('ink'), named('coal'), named('black')])).body;
    expect((await seen(orderId)).returns[0]!.lines).toMatchObject([{ quantity: 3 }]);
    const received = await move(_id, 'receive', { unsellable: [named('ink')] });
    expect(received.body.lines).toMatchObject([{ unsellable: 1, colorNow: 'coal' }]);
  });

  it('keeps the receiver of an erased customer until the last of the pairs are back', async () => {
    const orderId = await arrived(2);
    await pay(orderId, 2 * shoe.price);
    const first = (await ask(orderId)).body;
    const second = (await ask(orderId)).body;
    await move(first._id, 'receive');
    expect((await manager.put(`/v1/customers/${shopper.id}/delete`, undefined)).status).toBe(204);
    const receiver = async (): Promise<string> =>
      (await manager.get<OrderDto>(`/v1/orders/${orderId}`)).body.name;
    await refund(orderId, shoe.price);
    expect(await receiver()).toBe('Trần Minh Anh');
    await move(second._id, 'receive');
    expect(await receiver()).toBe('Trần Minh Anh');
    await refund(orderId, shoe.price);
    expect(await receiver()).toBe('');
  });

  it('expires when its pairs do not arrive, not while staff have not answered', async () => {
    const orderId = await arrived();
    const { _id } = (await ask(orderId)).body;
    const returns = shop.app.get(ReturnsService);
    await returns.sweep(new Date(Date.now() + 60 * DAY_MS));
    expect((await seen(orderId)).returns[0]!.status).toBe('requested');
    await move(_id, 'approve');
    await returns.sweep(new Date(Date.now() + 13 * DAY_MS));
    expect((await seen(orderId)).returns[0]!.status).toBe('approved');
    await returns.sweep(new Date(Date.now() + 15 * DAY_MS));
    expect((await seen(orderId)).returns[0]!.status).toBe('expired');
    for (const step of ['approve', 'refuse', 'refund']) expect((await move(_id, step)).status).toBe(409);
    expect((await shopper.delete(`/v1/returns/${_id}`)).status).toBe(409);
  });

  it('is received when its pairs arrive after it has expired, unless they went elsewhere since', async () => {
    const expired = async (orderId: string): Promise<string> => {
      const { _id } = (await ask(orderId)).body;
      await move(_id, 'approve');
      await shop.app.get(ReturnsService).sweep(new Date(Date.now() + 15 * DAY_MS));
      return _id;
    };
    const orderId = await arrived(1);
    await pay(orderId, shoe.price);
    const late = await expired(orderId);
    expect((await move(late, 'receive')).body).toMatchObject({ status: 'received', closedAt: null });
    expect([await shelf(), await due(orderId)]).toEqual([[5, 5, 0], shoe.price]);
    expect((await move(late, 'receive')).status).toBe(200);
    await refund(orderId, shoe.price);
    expect((await seen(orderId)).returns[0]!.status).toBe('refunded');

    const again = await arrived(1);
    const [first, second] = [await expired(again), await expired(again)];
    expect((await move(second, 'receive')).status).toBe(200);
    expect(await move(first, 'receive')).toMatchObject({ status: 409, body: { code: 'return.too-many' } });
  });

  it('is found by the state of its money', async () => {
    const orderId = await arrived(1);
    await pay(orderId, shoe.price);
    const { _id } = (await ask(orderId)).body;
    const found = async (state: string): Promise<boolean> => {
      const url = `/v1/orders?paymentState=${state}&limit=100`;
      const { orders } = (await manager.get<{ orders: OrderDto[] }>(url)).body;
      return orders.some((one) => one._id === orderId);
    };
    const all = (): Promise<boolean[]> =>
      Promise.all(['paid', 'refund-due', 'refunded', 'unpaid'].map(found));
    expect(await all()).toEqual([true, false, false, false]);
    await move(_id, 'receive');
    expect(await all()).toEqual([false, true, false, false]);
    await refund(orderId, shoe.price);
    expect(await all()).toEqual([false, false, true, false]);
  });
});
