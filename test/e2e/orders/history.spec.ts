import type {
  OrderChangeDto,
  OrderHistoryDto,
  OrderListDto,
} from '../../../src/modules/orders/dto/order.dto';
import { FewerIndices1700000011000 } from '../../../src/database/migrations/1700000011000-fewer-indices';
import { OrderHistory1700000005000 } from '../../../src/database/migrations/1700000005000-order-history';
import { OrdersOfCustomers1700000012000 } from '../../../src/database/migrations/1700000012000-orders-of-customers';
import { ProductStates1700000013000 } from '../../../src/database/migrations/1700000013000-product-states';
import { StaffLists1700000019000 } from '../../../src/database/migrations/1700000019000-staff-lists';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import type { StockLine } from '../../../src/modules/products/inventory/stock.service';
import type { OrderChartDto } from '../../../src/modules/stats/dto/stats.dto';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, call, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';
import { anOrder } from './order-factory';

jest.setTimeout(60_000);

describe('the history of an order', () => {
  let shop: TestApp;
  let admin: Shopper;
  let manager: Shopper;
  let shopper: Shopper;
  let line: StockLine;

  beforeAll(async () => {
    shop = await createTestApp();
    admin = await aStaffMember(shop, 'admin');
    manager = await aStaffMember(shop, 'manager');
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shopper = await aShopper(shop);
    const colors = [aColor('black', { '42': 5 })];
    const product = await shop.app
      .get(ProductEditingService)
      .createProduct(aProduct({ price: 1_000_000, colors }));
    line = { productId: product._id, color: 'black', size: '42', quantity: 2 };
  });

  const historyOf = async (id: string): Promise<OrderChangeDto[]> =>
    (await admin.get<OrderHistoryDto>(`/v1/orders/${id}/history`)).body.history;
  const set = (who: Shopper, id: string, status: string) =>
    who.put(`/v1/orders/${id}/updateStatus`, { status });

  it('has the author, the time, and the statuses before and after', async () => {
    const before = Date.now();
    const { _id } = await shopper.prepare([line]);
    const placed = (await shopper.request(_id)).body;
    await shopper.request(_id);
    await set(admin, _id, 'delivering');
    await set(manager, _id, 'completed');
    await set(manager, _id, 'completed');
    await manager.put(`/v1/orders/${_id}/delete`, {});

    const history = await historyOf(_id);
    expect(history.map(({ from, to, by, actorId }) => [from, to, by, actorId])).toEqual([
      ['cart', 'pending', 'customer', shopper.id],
      ['pending', 'delivering', 'staff', admin.id],
      ['delivering', 'completed', 'staff', manager.id],
      ['completed', 'deleted', 'staff', manager.id],
    ]);
    expect(history[0]!.createdAt).toBe(placed.placedAt);
    const times = history.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times[0]).toBeGreaterThanOrEqual(before);
    expect(times.at(-1)).toBeLessThanOrEqual(Date.now());
  });

  it('records a cancellation by the owner, but no refused change', async () => {
    const { _id } = await shopper.prepare([line]);
    await shopper.request(_id, 'canceled');
    await shopper.request(_id);
    await shopper.request(_id, 'canceled');
    await shopper.request(_id, 'canceled');
    await shopper.request(_id);
    expect((await historyOf(_id)).map(({ to, by }) => [to, by])).toEqual([
      ['pending', 'customer'],
      ['canceled', 'customer'],
    ]);
  });

  it('names staff who order for themselves as customers', async () => {
    const { _id } = await admin.prepare([line]);
    await admin.request(_id);
    await set(admin, _id, 'delivering');
    expect((await historyOf(_id)).map(({ by }) => by)).toEqual(['customer', 'customer']);
  });

  it('of an imported order knows only what was known', async () => {
    const placedAt = new Date('2026-01-02T03:04:05.678Z');
    const completedAt = new Date('2026-01-05T00:00:00.000Z');
    const id = await anOrder(shop, {
      customerId: shopper.id,
      items: [line],
      status: 'completed',
      placedAt,
      completedAt,
    });
    const expected = [
      {
        from: 'cart',
        to: 'pending',
        by: 'customer',
        actorId: shopper.id,
        reason: null,
        createdAt: placedAt.toISOString(),
      },
      {
        from: 'pending',
        to: 'completed',
        by: 'shop',
        actorId: null,
        reason: null,
        createdAt: completedAt.toISOString(),
      },
    ];
    expect(await historyOf(id)).toEqual(expected);
    await set(admin, id, 'canceled');
    expect((await historyOf(id)).slice(0, 2)).toEqual(expected);
    expect((await historyOf(id))[2]).toMatchObject({ from: 'completed', to: 'canceled', by: 'staff' });
  });

  it('of a cart is empty', async () => {
    expect(await historyOf((await shopper.cart())._id)).toEqual([]);
  });

  it('is for staff alone', async () => {
    const { _id } = await shopper.cart();
    expect((await shopper.get(`/v1/orders/${_id}/history`)).status).toBe(403);
    expect((await call(shop, 'GET', `/v1/orders/${_id}/history`)).status).toBe(401);
    expect((await manager.get(`/v1/orders/${_id}/history`)).status).toBe(200);
    expect((await admin.get(`/v1/orders/${'f'.repeat(24)}/history`)).status).toBe(404);
  });

  it('is begun for the orders that a shop has when it learns to keep one', async () => {
    const name = 'Đặng Thị Ánh';
    const placed = { customerId: shopper.id, items: [line], name, phone: '0977000111' };
    const completed = await anOrder(shop, {
      ...placed,
      status: 'completed',
      placedAt: new Date('2024-05-06T03:00:00.000Z'),
    });
    const pending = await anOrder(shop, { ...placed, placedAt: new Date('2024-05-07T03:00:00.000Z') });
    const cart = await shopper.cart();
    const { email } = await shopper.profile();

    // It also undoes changes of later migrations.
    const migrations = [
      OrderHistory1700000005000,
      FewerIndices1700000011000,
      OrdersOfCustomers1700000012000,
      ProductStates1700000013000,
      StaffLists1700000019000,
    ];
    const steps = migrations.map((Migration) => new Migration());
    const runner = shop.dataSource.createQueryRunner();
    // SQLite drops no column that an index names.
    for (const index of ['ix_orders_money', 'ix_orders_to_do']) await runner.dropIndex('orders', index);
    for (const step of [...steps].reverse()) await step.down(runner);
    await runner.beforeMigration();
    for (const step of steps) await step.up(runner);
    await runner.query('ALTER TABLE order_history ADD COLUMN reason varchar(20)');
    await runner.afterMigration();
    await runner.release();

    expect(await historyOf(cart._id)).toEqual([]);
    expect((await historyOf(completed)).map(({ from, to, by }) => [from, to, by])).toEqual([
      ['cart', 'pending', 'customer'],
      ['pending', 'completed', 'shop'],
    ]);
    await set(admin, pending, 'delivering');
    expect((await historyOf(pending)).map(({ to }) => to)).toEqual(['pending', 'delivering']);
    for (const search of ['dang thi anh', '0111', email]) {
      const url = `/v1/orders?search=${encodeURIComponent(search)}`;
      expect((await admin.get<OrderListDto>(url)).body.orders.map(({ _id }) => _id)).toEqual([
        pending,
        completed,
      ]);
    }
    const chart = await admin.get<OrderChartDto>('/v1/orders/orderAndProductSoldChartByYear?year=2024');
    expect([chart.body.totalOrders[4], chart.body.totalQuantity[4]]).toEqual([1, 2]);
    expect((await admin.get<OrderListDto>('/v1/orders')).body.orders[0]!.items).toHaveLength(1);
  });
});
