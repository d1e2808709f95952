import type { ExchangeDto, OrderExchangesDto } from '../../../src/modules/orders/exchanges/dto/exchange.dto';
import type { ExchangeListDto } from '../../../src/modules/orders/exchanges/dto/exchange.dto';
import { ExchangesService } from '../../../src/modules/orders/exchanges/exchanges.service';
import type { OrderDto, OrderHistoryDto } from '../../../src/modules/orders/dto/order.dto';
import type { PersonalDataDto } from '../../../src/modules/personal-data/dto/personal-data.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { LIMITS } from '../../../src/rate-limits/limits';
import { RateLimits } from '../../../src/rate-limits/rate-limits.service';
import type { StockMovementListDto } from '../../../src/modules/products/inventory/dto/stock-movement.dto';
import { PASSWORD } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { messagesTo } from '../support/outbox';
import { aCrowd, aShopper, call, aStaffMember, type Answer, type Shopper } from '../support/people';
import { createSecondApp, createTestApp, type TestApp } from '../support/test-app';
import { anOrder } from './order-factory';

jest.setTimeout(120_000);

const DAY_MS = 24 * 3600 * 1000;
const ago = (days: number): Date => new Date(Date.now() - days * DAY_MS);

describe('an exchange of size', () => {
  let shop: TestApp;
  /** On the same data, with limits. */
  let limited: TestApp;
  let manager: Shopper;
  let shopper: Shopper;
  let shoe: ProductDto;

  beforeAll(async () => {
    shop = await createTestApp();
    limited = await createSecondApp(shop, { RATE_LIMITS: 'on' });
    manager = await aStaffMember(shop, 'manager');
  });
  afterAll(async () => {
    await limited.close();
    await shop.close();
  });
  beforeEach(async () => {
    shopper = await aShopper(shop);
    shoe = await aShoe({ '42': 5, '43': 1 });
  });

  const aShoe = async (sizes: Record<string, number>): Promise<ProductDto> =>
    (await manager.post<ProductDto>('/v1/products', aProduct({ colors: [aColor('black', sizes)] }))).body;
  const line = (size = '42') => ({ productId: shoe._id, color: 'black', size });
  const arrived = (completedAt = new Date(), quantity = 1, who = shopper): Promise<string> =>
    anOrder(shop, {
      customerId: who.id,
      items: [{ ...line(), quantity }],
      status: 'completed',
      completedAt,
    });
  const ask = (orderId: string, newSize = '43', who = shopper): Promise<Answer<ExchangeDto>> =>
    who.post(`/v1/orders/${orderId}/exchanges`, { ...line(), newSize });
  const move = (id: string, move: string, reason?: string): Promise<Answer<ExchangeDto>> =>
    manager.put(`/v1/exchanges/${id}`, { move, reason });
  const withdraw = (id: string, who = shopper): Promise<Answer<ExchangeDto>> =>
    who.delete(`/v1/exchanges/${id}`);
  const seen = async (orderId: string): Promise<OrderExchangesDto> =>
    (await shopper.get<OrderExchangesDto>(`/v1/orders/${orderId}/exchanges`)).body;
  /** What the audit trail says of the customer's exchanges, newest first. */
  async function told(): Promise<{ action: string; details: object }[]> {
    const { events } = (
      await manager.get<{ events: { action: string; details: object }[] }>(
        `/v1/customers/${shopper.id}/audit-events`,
      )
    ).body;
    return events.filter(({ action }) => action === 'account-exchange-changed');
  }
  /** Pairs of sizes 42 and 43, and how many are sold. */
  async function shelf(): Promise<(number | undefined)[]> {
    const { colors, quantitySold } = (await manager.get<ProductDto>(`/v1/products/${shoe._id}`)).body;
    const left = (size: string) => colors[0]!.sizes.find((one) => one.size === size)?.quantity;
    return [left('42'), left('43'), quantitySold];
  }

  it('sets the new pair aside, and takes the old one back once it has arrived', async () => {
    const orderId = await arrived();
    expect(await shelf()).toEqual([4, 1, 1]);
    expect((await seen(orderId)).lines).toMatchObject([line()]);

    const asked = await ask(orderId);
    expect(asked).toMatchObject({ status: 201, body: { orderId, ...line(), newSize: '43' } });
    expect(asked.body.status).toBe('requested');
    expect(Date.parse(asked.body.heldUntil) - Date.parse(asked.body.createdAt)).toBe(7 * DAY_MS);
    expect(await shelf()).toEqual([4, 0, 2]);
    expect(await seen(orderId)).toMatchObject({ exchanges: [asked.body], lines: [] });

    expect((await move(asked.body._id, 'approve')).body.status).toBe('approved');
    const received = await move(asked.body._id, 'receive');
    expect(received.body).toMatchObject({ status: 'received', closedAt: expect.any(String) as string });
    expect(await shelf()).toEqual([5, 0, 1]);
    // The pair was exchanged already, and a move that was made already changes nothing.
    expect((await ask(orderId)).status).toBe(409);
    expect((await move(asked.body._id, 'receive')).status).toBe(200);
    expect(await shelf()).toEqual([5, 0, 1]);
  });

  it('tells history, ledger, audit trail, customer and export', async () => {
    const orderId = await arrived();
    const { _id } = (await ask(orderId)).body;
    await move(_id, 'approve');
    await move(_id, 'receive');

    const { history } = (await manager.get<OrderHistoryDto>(`/v1/orders/${orderId}/history`)).body;
    expect(history.slice(-3).map(({ from, to, by }) => [from, to, by])).toEqual([
      ['completed', 'requested', 'customer'],
      ['requested', 'approved', 'staff'],
      ['approved', 'received', 'staff'],
    ]);
    const ledger = `/v1/products/${shoe._id}/stock-movements`;
    const { movements } = (await manager.get<StockMovementListDto>(ledger)).body;
    expect(movements.slice(0, 2).map(({ size, change, reason }) => [size, change, reason])).toEqual([
      ['42', 1, 'exchange'],
      ['43', -1, 'exchange'],
    ]);
    expect((await told()).map(({ details }) => details)).toEqual(
      ['received', 'approved', 'requested'].map((status) => ({ orderId, exchangeId: _id, status })),
    );
    const messages = await messagesTo(shop, (await shopper.profile()).email);
    expect(messages.filter((message) => message.includes(orderId))).toHaveLength(3);
    expect(
      messages.filter((message) => message.includes('The new pair in size 43 is sent to you.')),
    ).toHaveLength(1);
    expect(
      messages.filter((message) => message.includes('Đôi mới size 43 sẽ được gửi đến bạn.')),
    ).toHaveLength(1);
    const data = await shopper.post<PersonalDataDto>(`/v1/customers/${shopper.id}/export`, {
      currentPassword: PASSWORD,
    });
    expect(data.body.orders[0]!.exchanges).toMatchObject([{ _id, status: 'received' }]);
  });

  it('gives the new pair back when it is refused, and can be asked for again', async () => {
    const orderId = await arrived();
    const { _id } = (await ask(orderId)).body;
    expect((await move(_id, 'refuse')).body.status).toBe('refused');
    expect(await shelf()).toEqual([4, 1, 1]);
    expect((await move(_id, 'approve')).status).toBe(409);
    expect((await ask(orderId)).status).toBe(201);
  });

  it('tells its customer why it is refused, in the order, by mail and in the export', async () => {
    const orderId = await arrived();
    const { _id, reason } = (await ask(orderId)).body;
    expect(reason).toBeNull();
    for (const bad of ['a'.repeat(201), 'hidden\ue000', 7 as never]) {
      const refused = await move(_id, 'refuse', bad);
      expect(refused.status).toBe(400);
      expect(Object.keys((refused.body as unknown as { errors: object }).errors)).toEqual(['reason']);
    }
    expect((await seen(orderId)).exchanges).toMatchObject([{ status: 'requested', reason: null }]);

    expect((await move(_id, 'approve', 'Not of this move.')).body.reason).toBeNull();
    const why = 'Đế giày đã mòn <nhiều>';
    expect((await move(_id, 'refuse', `  ${why.normalize('NFD')} `)).body.reason).toBe(why);
    expect((await move(_id, 'refuse', 'Another one.')).body.reason).toBe(why);
    expect((await seen(orderId)).exchanges).toMatchObject([{ status: 'refused', reason: why }]);
    const message = (await messagesTo(shop, (await shopper.profile()).email)).at(-1)!;
    expect(message).toContain(`Lý do: “${why}”`);
    expect(message).toContain(`The reason: “${why}”`);
    const data = await shopper.post<PersonalDataDto>(`/v1/customers/${shopper.id}/export`, {
      currentPassword: PASSWORD,
    });
    expect(data.body.orders[0]!.exchanges).toMatchObject([{ _id, reason: why }]);
  });

  it('may be refused without a reason, and keeps none of an erased customer', async () => {
    const reasons = () =>
      shop.dataSource.query('SELECT status, reason FROM exchanges WHERE orderId = ? ORDER BY createdAt, id', [
        orderId,
      ]);
    const orderId = await arrived();
    await move((await ask(orderId)).body._id, 'refuse', ' ');
    await move((await ask(orderId)).body._id, 'refuse', 'The soles are worn.');
    const { _id } = (await ask(orderId)).body;
    const messages = await messagesTo(shop, (await shopper.profile()).email);
    expect(messages.filter((message) => message.includes('Please ask the shop why.'))).toHaveLength(1);
    expect(await reasons()).toMatchObject([
      { reason: null },
      { reason: 'The soles are worn.' },
      { reason: null },
    ]);
    await manager.put(`/v1/customers/${shopper.id}/delete`, {});
    expect((await move(_id, 'refuse', 'They moved.')).body.status).toBe('refused');
    expect(await reasons()).toMatchObject([1, 2, 3].map(() => ({ status: 'refused', reason: null })));
  });

  it('is withdrawn by its customer as long as it is open, and can be asked for again', async () => {
    const orderId = await arrived();
    const { _id } = (await ask(orderId)).body;
    const withdrawn = await withdraw(_id);
    expect(withdrawn).toMatchObject({
      status: 200,
      body: { _id, status: 'withdrawn', closedAt: expect.any(String) as string },
    });
    expect(await shelf()).toEqual([4, 1, 1]);
    expect(await withdraw(_id)).toMatchObject({ status: 200, body: withdrawn.body });
    expect(await shelf()).toEqual([4, 1, 1]);
    for (const one of ['approve', 'receive', 'refuse']) expect((await move(_id, one)).status).toBe(409);
    expect(await seen(orderId)).toMatchObject({ exchanges: [withdrawn.body], lines: [line()] });

    const again = (await ask(orderId)).body;
    expect(await shelf()).toEqual([4, 0, 2]);
    await move(again._id, 'approve');
    expect((await withdraw(again._id)).body.status).toBe('withdrawn');
    expect(await shelf()).toEqual([4, 1, 1]);
    const own = await manager.get<ExchangeListDto>('/v1/exchanges?status=withdrawn&limit=100');
    expect(own.body.exchanges.map((exchange) => exchange._id)).toEqual(
      expect.arrayContaining([_id, again._id]),
    );
    expect((await manager.put(`/v1/orders/${orderId}/updateStatus`, { status: 'canceled' })).status).toBe(
      200,
    );
    expect(await shelf()).toEqual([5, 1, 0]);
  });

  it('is withdrawn by nobody else, not by a move of staff, and not once it has ended', async () => {
    const orderId = await arrived();
    const { _id } = (await ask(orderId)).body;
    const stranger = await aShopper(shop);
    expect(await withdraw(_id, stranger)).toMatchObject({
      status: 404,
      body: (await withdraw('0'.repeat(24), stranger)).body,
    });
    expect((await withdraw(_id, manager)).status).toBe(403);
    expect((await move(_id, 'withdraw')).status).toBe(400);
    expect((await seen(orderId)).exchanges).toMatchObject([{ status: 'requested' }]);
    expect(await shelf()).toEqual([4, 0, 2]);

    await move(_id, 'refuse');
    expect((await withdraw(_id)).status).toBe(409);
    const { _id: received } = (await ask(orderId)).body;
    await move(received, 'receive');
    expect((await withdraw(received)).status).toBe(409);
    expect(await shelf()).toEqual([5, 0, 1]);

    shoe = await aShoe({ '42': 5, '43': 1 });
    const { _id: expired } = (await ask(await arrived())).body;
    await shop.app.get(ExchangesService).sweep(new Date(Date.now() + 7.1 * DAY_MS));
    expect((await withdraw(expired)).status).toBe(409);
    expect(await shelf()).toEqual([4, 1, 1]);
  });

  it('gives its pair back once when it is withdrawn five times at once, and tells of it once', async () => {
    const orderId = await arrived();
    const { _id } = (await ask(orderId)).body;
    const answers = await Promise.all(Array.from({ length: 5 }, () => withdraw(_id)));
    for (const { status, body } of answers) expect([status, body.status]).toEqual([200, 'withdrawn']);
    expect(await shelf()).toEqual([4, 1, 1]);

    const { history } = (await manager.get<OrderHistoryDto>(`/v1/orders/${orderId}/history`)).body;
    expect(history.slice(-2).map(({ from, to, by }) => [from, to, by])).toEqual([
      ['completed', 'requested', 'customer'],
      ['requested', 'withdrawn', 'customer'],
    ]);
    const ledger = `/v1/products/${shoe._id}/stock-movements`;
    const { movements } = (await manager.get<StockMovementListDto>(ledger)).body;
    expect(movements.slice(0, 2).map(({ size, change, reason }) => [size, change, reason])).toEqual([
      ['43', 1, 'exchange'],
      ['43', -1, 'exchange'],
    ]);
    expect((await told()).map(({ details }) => details)).toEqual(
      ['withdrawn', 'requested'].map((status) => ({ orderId, exchangeId: _id, status })),
    );
    const messages = await messagesTo(shop, (await shopper.profile()).email);
    expect(messages.filter((message) => message.includes('exchange of size is withdrawn'))).toHaveLength(1);
  });

  it('is told by the shop, but what its customer does only ten times an hour', async () => {
    const { email } = await shopper.profile();
    while (await limited.app.get(RateLimits).isWithin(LIMITS.orderMails, email));
    const own = (method: 'POST' | 'DELETE', path: string, payload?: object) =>
      call<ExchangeDto>(limited, method, path, payload, shopper.tokens.token);
    const path = `/v1/orders/${await arrived()}/exchanges`;
    const asked = await own('POST', path, { ...line(), newSize: '43' });
    expect(asked.status).toBe(201);
    expect((await own('DELETE', `/v1/exchanges/${asked.body._id}`)).body.status).toBe('withdrawn');
    expect(await messagesTo(shop, email)).toEqual([]);
    const again = await own('POST', path, { ...line(), newSize: '43' });
    expect((await move(again.body._id, 'approve')).status).toBe(200);
    expect(await messagesTo(shop, email)).toEqual([expect.stringContaining('exchange of size is approved')]);
  });

  it.each(['withdraw', 'receive'])(
    'is either withdrawn or received when both happen at once, %s first',
    async (first) => {
      for (let round = 0; round < 5; round += 1) {
        shoe = await aShoe({ '42': 5, '43': 1 });
        const { _id } = (await ask(await arrived())).body;
        const calls = { withdraw: () => withdraw(_id), receive: () => move(_id, 'receive') };
        const names =
          first === 'withdraw' ? (['withdraw', 'receive'] as const) : (['receive', 'withdraw'] as const);
        const answers = await Promise.all(names.map((name) => calls[name]()));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        const winner = names[answers.findIndex(({ status }) => status === 200)];
        expect(await shelf()).toEqual(winner === 'withdraw' ? [4, 1, 1] : [5, 0, 1]);
      }
    },
  );

  it('ends by itself after seven days, and after seven more once it was approved', async () => {
    const sweep = (days: number) =>
      shop.app.get(ExchangesService).sweep(new Date(Date.now() + days * DAY_MS));
    const orderId = await arrived();
    await ask(orderId);
    await sweep(6.9);
    expect(await shelf()).toEqual([4, 0, 2]);
    await Promise.all([sweep(7.1), sweep(7.1)]);
    expect(await shelf()).toEqual([4, 1, 1]);
    expect((await seen(orderId)).exchanges).toMatchObject([{ status: 'expired' }]);

    const again = (await ask(orderId)).body;
    await shop.dataSource.query('UPDATE exchanges SET heldUntil = ? WHERE id = ?', [ago(-1), again._id]);
    await move(again._id, 'approve');
    await sweep(6.9);
    expect((await seen(orderId)).exchanges).toMatchObject([{}, { status: 'approved' }]);
    await sweep(7.1);
    expect(await shelf()).toEqual([4, 1, 1]);
  });

  it('is refused where it makes no sense', async () => {
    expect((await ask(await arrived(ago(30.1)))).status).toBe(409);
    expect(await seen(await arrived(ago(30.1)))).toMatchObject({ lines: [], until: null });
    const orderId = await arrived(ago(29.9));
    expect((await ask(orderId, '42')).status).toBe(409);
    expect((await ask(orderId, ' 42 ')).status).toBe(409);
    const short = await ask(orderId, '44');
    expect(short.status).toBe(409);
    expect(Object.keys((short.body as unknown as { errors: object }).errors)).toEqual([
      `${shoe._id}/black/44`,
    ]);
    const placed = await shopper.prepare([{ ...line(), quantity: 1 }]);
    await shopper.request(placed._id);
    expect((await ask(placed._id)).status).toBe(409);
    expect((await ask(orderId, '43', await aShopper(shop))).status).toBe(404);
    expect((await ask(orderId, '43', manager)).status).toBe(403);
    expect((await ask(orderId)).status).toBe(201);
  });

  it('keeps its order where it is while it is open; afterwards canceling gives back what the customer has', async () => {
    const orderId = await arrived(new Date(), 2);
    const { _id } = (await ask(orderId)).body;
    const cancel = () => manager.put(`/v1/orders/${orderId}/updateStatus`, { status: 'canceled' });
    expect((await cancel()).status).toBe(409);
    expect((await manager.put(`/v1/orders/${orderId}/delete`, {})).status).toBe(409);
    const erased = await shopper.post(`/v1/customers/${shopper.id}/erase`, { currentPassword: PASSWORD });
    expect(erased.status).toBe(409);
    await move(_id, 'receive');
    expect(await shelf()).toEqual([4, 0, 2]);
    expect((await cancel()).status).toBe(200);
    expect(await shelf()).toEqual([5, 1, 0]);
    await manager.put(`/v1/orders/${orderId}/updateStatus`, { status: 'completed' });
    expect(await shelf()).toEqual([4, 0, 2]);

    await manager.put(`/v1/orders/${orderId}/updateStatus`, { status: 'pending' });
    const order = { orderId, status: 'canceled' };
    expect((await shopper.put(`/v1/customers/${shopper.id}/update-order`, order)).status).toBe(200);
    expect(await shelf()).toEqual([5, 1, 0]);
  });

  it('keeps the receiver of an erased customer until the pair is exchanged', async () => {
    const orderId = await arrived();
    const { _id } = (await ask(orderId)).body;
    const receiver = async () =>
      (await shop.dataSource.query<{ name: string }[]>('SELECT name FROM orders WHERE id = ?', [orderId]))[0]!
        .name;
    const name = await receiver();
    await manager.put(`/v1/customers/${shopper.id}/delete`, {});
    expect(await receiver()).toBe(name);
    await move(_id, 'receive');
    expect(await receiver()).not.toBe(name);
  });

  it('keeps them until the last pair of the order is exchanged', async () => {
    const items = ['42', '43'].map((size) => ({ ...line(size), quantity: 1 }));
    await manager.put(`/v1/products/${shoe._id}`, { colors: [aColor('black', { '42': 5, '43': 5 })] });
    const completedAt = new Date();
    const orderId = await anOrder(shop, { customerId: shopper.id, items, status: 'completed', completedAt });
    const path = `/v1/orders/${orderId}/exchanges`;
    const first = await shopper.post<ExchangeDto>(path, { ...line('42'), newSize: '43' });
    const second = await shopper.post<ExchangeDto>(path, { ...line('43'), newSize: '42' });
    const receiver = async () => (await manager.get<OrderDto>(`/v1/orders/${orderId}`)).body.address;
    const address = await receiver();
    await manager.put(`/v1/customers/${shopper.id}/delete`, {});
    await move(first.body._id, 'receive');
    expect(await receiver()).toBe(address);
    expect(address).not.toBe('');
    await move(second.body._id, 'refuse');
    expect(await receiver()).toBe('');
  });

  it('does not approve a pair of an order that was taken back, and ends the others all the same', async () => {
    const [first, second] = [await arrived(), await arrived(new Date(), 1)];
    const { _id } = (await ask(first)).body;
    await shop.dataSource.query('UPDATE orders SET status = ? WHERE id = ?', ['canceled', first]);
    expect((await move(_id, 'approve')).status).toBe(409);
    expect((await move(_id, 'receive')).status).toBe(409);
    await shop.dataSource.query('UPDATE orders SET deletedAt = ? WHERE id = ?', [new Date(), first]);

    await manager.put(`/v1/products/${shoe._id}`, { colors: [aColor('black', { '42': 5, '43': 5 })] });
    await ask(second);
    await shop.app.get(ExchangesService).sweep(new Date(Date.now() + 7.1 * DAY_MS));
    expect((await seen(second)).exchanges).toMatchObject([{ status: 'expired' }]);
  });

  it.each(['99999999999999999999', '1e300', '92233720368547759'])(
    'are an empty list on page %s, with the true total',
    async (page) => {
      const { status, body } = await manager.get<ExchangeListDto>(`/v1/exchanges?limit=100&page=${page}`);
      expect({ status, exchanges: body.exchanges }).toEqual({ status: 200, exchanges: [] });
    },
  );

  it('lists the open ones for staff, those that wait longest first', async () => {
    const orderId = await arrived();
    const { _id } = (await ask(orderId)).body;
    const { exchanges, total } = (await manager.get<ExchangeListDto>('/v1/exchanges?limit=100')).body;
    expect(total).toBe(exchanges.length);
    const { name: receiver, phone } = (await manager.get<OrderDto>(`/v1/orders/${orderId}`)).body;
    expect(phone).toMatch(/^\d{10}/);
    expect(exchanges.at(-1)).toMatchObject({ _id, status: 'requested', receiver, phone });
    expect(exchanges.every(({ status }) => status === 'requested' || status === 'approved')).toBe(true);
    const refused = await manager.get<ExchangeListDto>('/v1/exchanges?status=refused');
    expect(refused.body.exchanges.map(({ status }) => status)).not.toContain('requested');
  });

  it('lets one of twenty have the last pair, and one request of a line through', async () => {
    const crowd = await aCrowd(shop, 20);
    shoe = await aShoe({ '42': 30, '43': 1, '44': 9 });
    const orders = await Promise.all(crowd.map((who) => arrived(new Date(), 1, who)));
    const answers = await Promise.all(crowd.map((who, i) => ask(orders[i]!, '43', who)));
    const lost = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(lost).toHaveLength(19);
    for (const { body } of lost) {
      expect(body).toMatchObject({ errors: { [`${shoe._id}/black/43`]: expect.any(String) as string } });
    }
    const loser = answers.findIndex(({ status }) => status === 409);
    const twice = await Promise.all(Array.from({ length: 5 }, () => ask(orders[loser]!, '44', crowd[loser])));
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await shelf()).toEqual([10, 0, 22]);
  });
});
