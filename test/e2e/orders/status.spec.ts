import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { OrderDto, OrderStatus, OrderHistoryDto } from '../../../src/modules/orders/dto/order.dto';
import { Order } from '../../../src/modules/orders/order.entity';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { lineKey, type StockLine } from '../../../src/modules/products/inventory/stock.service';
import { DeliveryService } from '../../../src/modules/seller/delivery/delivery.service';
import type { OrderChartDto, QuantityAndProfitDto } from '../../../src/modules/stats/dto/stats.dto';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, call, type Answer, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';
import { anOrder } from './order-factory';

const STATUSES = ['pending', 'delivering', 'completed', 'canceled'] as const;
type Status = (typeof STATUSES)[number];

jest.setTimeout(60_000);

describe('the status of an order', () => {
  let shop: TestApp;
  let admin: Shopper;
  let shopper: Shopper;
  let line: StockLine;

  beforeAll(async () => {
    shop = await createTestApp();
    admin = await aStaffMember(shop, 'admin');
    shopper = await aShopper(shop);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    const colors = [aColor('black', { '42': 5 })];
    const product = await shop.app
      .get(ProductEditingService)
      .createProduct(aProduct({ price: 1_000_000, colors }));
    line = { productId: product._id, color: 'black', size: '42', quantity: 2 };
  });

  const set = <T = OrderDto>(id: string, status: unknown, who = admin): Promise<Answer<T>> =>
    who.put<T>(`/v1/orders/${id}/updateStatus`, { status });
  const bring = (status: OrderStatus): Promise<string> =>
    anOrder(shop, { customerId: shopper.id, items: [line], status });
  const read = async (id: string): Promise<OrderDto> => (await admin.get<OrderDto>(`/v1/orders/${id}`)).body;
  const changes = async (id: string): Promise<string[]> =>
    (await admin.get<OrderHistoryDto>(`/v1/orders/${id}/history`)).body.history.map(
      ({ from, to }) => `${from} > ${to}`,
    );
  const profit = async (): Promise<QuantityAndProfitDto> =>
    (await admin.get<QuantityAndProfitDto>('/v1/orders/quantityAndProfit')).body;
  async function shelf(): Promise<{ stock: number; sold: number }> {
    const { stock, quantitySold } = await shop.app.get(CatalogueService).getProduct(line.productId);
    return { stock, sold: quantitySold };
  }
  const SOLD = { stock: 3, sold: 2 };
  const RETURNED = { stock: 5, sold: 0 };

  describe.each(STATUSES)('%s', (from) => {
    it.each(STATUSES.filter((to) => to !== from))(
      'may become %s, and the pairs follow',
      async (to: Status) => {
        const id = await bring(from);
        expect(await shelf()).toEqual(from === 'canceled' ? RETURNED : SOLD);
        const answer = await set(id, to);
        expect(answer).toMatchObject({ status: 200, body: { _id: id, status: to, total: 2_000_000 } });
        expect(await read(id)).toEqual(answer.body);
        expect(await shelf()).toEqual(to === 'canceled' ? RETURNED : SOLD);
        expect((await changes(id)).at(-1)).toBe(`${from} > ${to}`);
      },
    );

    it('may be set again, which changes nothing', async () => {
      const id = await bring(from);
      const [before, shelfBefore, order] = [await changes(id), await shelf(), await read(id)];
      expect(await set(id, from)).toMatchObject({ status: 200, body: order });
      expect(await changes(id)).toEqual(before);
      expect(await shelf()).toEqual(shelfBefore);
    });
  });

  it('is not set over one that staff have not seen', async () => {
    const put = (id: string, status: unknown, statusBefore: unknown) =>
      admin.put<ErrorDto>(`/v1/orders/${id}/updateStatus`, { status, statusBefore });
    const id = await bring('pending');
    await shopper.request(id, 'canceled');
    const late = await put(id, 'delivering', 'pending');
    expect(late).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/is canceled by now/) },
    });
    expect((await read(id)).status).toBe('canceled');
    expect(await shelf()).toEqual(RETURNED);
    // A repeated change needs no check of the earlier status.
    expect((await put(id, 'canceled', 'pending')).status).toBe(200);
    expect((await put(id, 'pending', 'canceled')).status).toBe(200);
    expect(await shelf()).toEqual(SOLD);
    for (const wrong of ['cart', '', null, 1]) expect((await put(id, 'delivering', wrong)).status).toBe(400);
  });

  it('promises new days when it is taken up again, and no others (rule J12)', async () => {
    const id = await bring('pending');
    const past = { expectedFrom: '2026-01-05', expectedTo: '2026-01-06' };
    await shop.dataSource.getRepository(Order).update({ id }, past);
    expect((await set(id, 'delivering')).body).toMatchObject(past);
    expect((await set(id, 'canceled')).body).toMatchObject(past);
    const { body } = await set(id, 'pending');
    const days = shop.app.get(DeliveryService).expectedAt(body.address, new Date(body.updatedAt));
    expect(body).toMatchObject({ expectedFrom: days.from, expectedTo: days.to });
    expect(await read(id)).toEqual(body);
  });

  it('is not moved away from canceled when the pairs are gone', async () => {
    const id = await bring('canceled');
    await anOrder(shop, { customerId: shopper.id, items: [{ ...line, quantity: 4 }] });
    const [before, shelfBefore] = [await changes(id), await shelf()];
    const refused = await set<ErrorDto>(id, 'pending');
    expect(refused.status).toBe(409);
    expect(Object.keys(refused.body.errors!)).toEqual([lineKey(line)]);
    expect((await read(id)).status).toBe('canceled');
    expect(await changes(id)).toEqual(before);
    expect(await shelf()).toEqual(shelfBefore);
  });

  it('counts towards the profit while it is completed, and not before or after', async () => {
    const id = await bring('pending');
    const before = await profit();
    await set(id, 'completed');
    const completed = { quantity: before.quantity + 1, profit: before.profit + 2_000_000 };
    expect(await profit()).toEqual(completed);
    await set(id, 'completed');
    expect(await profit()).toEqual(completed);
    await set(id, 'delivering');
    expect(await profit()).toEqual(before);
  });

  it('keeps the day of completion when a mistake is put right at once, and moves it later', async () => {
    const completedAt = new Date('2025-05-05T05:05:05.000Z');
    const placedAt = new Date('2025-05-01T05:05:05.000Z');
    const order = {
      customerId: shopper.id,
      items: [line],
      status: 'completed' as const,
      placedAt,
      completedAt,
    };
    const year = async (): Promise<number[]> =>
      (await admin.get<OrderChartDto>('/v1/orders/orderAndProductSoldChartByYear?year=2025')).body
        .totalOrders;
    const before = await year();
    const id = await anOrder(shop, order);
    const counted = await year();
    expect(counted[4]).toBe(before[4]! + 1);

    for (const mistake of ['canceled', 'delivering', 'canceled']) {
      await set(id, mistake);
      expect(await year()).toEqual(before);
      await set(id, 'completed');
      expect(await year()).toEqual(counted);
    }
    await set(id, 'delivering');
    await shop.dataSource.query(
      "UPDATE order_history SET createdAt = '2025-06-01 00:00:00.000' WHERE orderId = ?",
      [id],
    );
    await set(id, 'completed');
    expect(await year()).toEqual(before);
  });

  it('is canceled once when ten want it at the same time', async () => {
    const id = await bring('delivering');
    const answers = await Promise.all(Array.from({ length: 10 }, () => set(id, 'canceled')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await shelf()).toEqual(RETURNED);
    expect(await changes(id)).toEqual(['cart > pending', 'pending > delivering', 'delivering > canceled']);
  });

  it('of a cart is its owner’s alone', async () => {
    const { _id } = await shopper.cart();
    for (const status of STATUSES) expect((await set(_id, status)).status).toBe(409);
    expect((await read(_id)).status).toBe('cart');
  });

  it.each(['cart', 'lost', '', null, 1, ['pending']])('cannot be %j', async (status) => {
    const id = await bring('pending');
    const refused = await set<ErrorDto>(id, status);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors!)).toEqual(['status']);
    expect((await read(id)).status).toBe('pending');
  });

  it('is set by staff alone, and only of an order that exists', async () => {
    const id = await bring('pending');
    const url = `/v1/orders/${id}/updateStatus`;
    expect((await set(id, 'completed', shopper)).status).toBe(403);
    expect((await call(shop, 'PUT', url, { status: 'completed' })).status).toBe(401);
    expect((await set('f'.repeat(24), 'completed')).status).toBe(404);
    expect((await set('nonsense', 'completed')).status).toBe(404);
    expect((await read(id)).status).toBe('pending');
    expect((await set(id, 'completed', await aStaffMember(shop, 'manager'))).status).toBe(200);
  });
});
