import type {
  OrderDto,
  OrderStatus,
  OrderHistoryDto,
  OrderListDto,
} from '../../../src/modules/orders/dto/order.dto';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import type { StockLine } from '../../../src/modules/products/inventory/stock.service';
import type { OrderChartDto, QuantityAndProfitDto } from '../../../src/modules/stats/dto/stats.dto';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, call, type Answer, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';
import { anOrder } from './order-factory';

jest.setTimeout(60_000);

describe('deleting an order', () => {
  let shop: TestApp;
  let manager: Shopper;
  let shopper: Shopper;
  let line: StockLine;

  beforeAll(async () => {
    shop = await createTestApp();
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

  const remove = (id: string, who = manager): Promise<Answer<unknown>> =>
    who.put(`/v1/orders/${id}/delete`, {});
  const bring = (status: OrderStatus): Promise<string> =>
    anOrder(shop, { customerId: shopper.id, items: [line], status });
  async function shelf(): Promise<{ stock: number; sold: number }> {
    const { stock, quantitySold } = await shop.app.get(CatalogueService).getProduct(line.productId);
    return { stock, sold: quantitySold };
  }

  it.each([
    ['pending', { stock: 5, sold: 0 }],
    ['delivering', { stock: 5, sold: 0 }],
    ['completed', { stock: 3, sold: 2 }],
    ['canceled', { stock: 5, sold: 0 }],
  ] as const)('that is %s leaves the shelf at %j', async (status, left) => {
    const id = await bring(status);
    expect(await remove(id)).toMatchObject({ status: 204, body: undefined });
    expect(await shelf()).toEqual(left);
  });

  it('takes it out of every list, and out of reach', async () => {
    const id = await bring('pending');
    const kept = await bring('pending');
    await remove(id);
    const listed = (await manager.get<OrderListDto>('/v1/orders?limit=100')).body;
    expect(listed.orders.map(({ _id }) => _id)).toContain(kept);
    expect(listed.orders.map(({ _id }) => _id)).not.toContain(id);
    expect((await shopper.profile()).orders).toEqual([{ orderId: kept, status: 'pending' }]);
    for (const who of [shopper, manager]) {
      expect((await who.get(`/v1/orders/${id}`)).status).toBe(404);
      expect((await who.get(`/v1/orders/${id}/transfer`)).status).toBe(404);
    }
    expect((await manager.put(`/v1/orders/${id}/updateStatus`, { status: 'completed' })).status).toBe(404);
    expect((await shopper.request(id, 'canceled')).status).toBe(404);
    expect(await shelf()).toEqual({ stock: 3, sold: 2 });
  });

  it('takes a completed one out of profit and charts', async () => {
    const sums = async (): Promise<unknown> => [
      (await manager.get<QuantityAndProfitDto>('/v1/orders/quantityAndProfit')).body,
      (await manager.get<OrderChartDto>('/v1/orders/orderAndProductSoldChartByYear?year=2026')).body,
    ];
    const before = await sums();
    const id = await bring('completed');
    expect(await sums()).not.toEqual(before);
    await remove(id);
    expect(await sums()).toEqual(before);
  });

  it('happens once, however many people try', async () => {
    const id = await bring('pending');
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404]);
    expect(await shelf()).toEqual({ stock: 5, sold: 0 });
  });

  it('leaves its history to be read', async () => {
    const id = await bring('pending');
    await remove(id);
    const { status, body } = await manager.get<OrderHistoryDto>(`/v1/orders/${id}/history`);
    expect(status).toBe(200);
    expect(body.history.at(-1)).toMatchObject({
      from: 'pending',
      to: 'deleted',
      by: 'staff',
      actorId: manager.id,
    });
  });

  it('is refused for a cart, for an order that is not there, and to anyone but managers', async () => {
    const cart = await shopper.cart();
    expect((await remove(cart._id)).status).toBe(409);
    expect((await shopper.get<OrderDto>(`/v1/orders/${cart._id}`)).status).toBe(200);
    expect((await remove('f'.repeat(24))).status).toBe(404);
    const id = await bring('pending');
    expect((await remove(id, shopper)).status).toBe(403);
    expect((await remove(id, await aStaffMember(shop, 'admin'))).status).toBe(403);
    expect((await call(shop, 'PUT', `/v1/orders/${id}/delete`)).status).toBe(401);
    expect((await shopper.get<OrderDto>(`/v1/orders/${id}`)).body.status).toBe('pending');
  });
});
