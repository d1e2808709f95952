import type { ErrorDto } from '../../../src/http/errors/error.dto';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import { CustomersService } from '../../../src/modules/customers/customers.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type {
  CustomerChartDto,
  OrderChartDto,
  QuantityAndProfitDto,
  QuantityDto,
} from '../../../src/modules/stats/dto/stats.dto';
import { anOrder } from '../orders/order-factory';
import { aRegistration } from '../support/factories/customer';
import { inShop, stopClock } from '../support/clock';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, call, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

/** Half past midnight on 1 April in Ho Chi Minh City, while UTC still has 31 March. */
const NOW = new Date('2026-03-31T17:30:00.000Z');
const URLS = {
  products: '/v1/products/allProductQuantity',
  customers: '/v1/customers/allCustomerQuantity',
  orders: '/v1/orders/quantityAndProfit',
  customerChart: '/v1/customers/customerChartByYear',
  orderChart: '/v1/orders/orderAndProductSoldChartByYear',
};

const months = (figures: Record<number, number>): number[] =>
  Array.from({ length: 12 }, (_, index) => figures[index + 1] ?? 0);

describe('statistics', () => {
  let shop: TestApp;
  let admin: Shopper;
  let shopper: Shopper;
  let product: ProductDto;

  beforeAll(async () => {
    stopClock(NOW);
    shop = await createTestApp();
    admin = await aStaffMember(shop, 'admin');
    shopper = await aShopper(shop);
    const colors = [aColor('black', { '42': 1000 })];
    const importAt = inShop('2025-06-01T00:00:00');
    product = await shop.app
      .get(ProductEditingService)
      .createProduct(aProduct({ price: 1_000_000, colors, importAt }));
  });
  afterAll(async () => {
    await shop.close();
    jest.useRealTimers();
  });

  const read = async <T>(url: string): Promise<T> => {
    const { status, body } = await admin.get<T>(url);
    expect(status).toBe(200);
    return body;
  };
  const complete = (completedAt: Date, quantity: number, placedAt = inShop('2024-01-01T12:00:00')) =>
    anOrder(shop, {
      customerId: shopper.id,
      status: 'completed',
      placedAt,
      completedAt,
      items: [{ productId: product._id, color: 'black', size: '42', quantity }],
    });
  const join = (createdAt: Date): Promise<string> => {
    const { password: passwordHash, ...details } = aRegistration();
    const customers = shop.app.get(CustomersService);
    return shop.app
      .get(TransactionRunner)
      .run((manager) => customers.importCustomer({ ...details, passwordHash, createdAt }, manager));
  };

  describe('of orders', () => {
    beforeAll(async () => {
      await complete(inShop('2025-12-31T23:59:59.999'), 1);
      await complete(inShop('2026-01-01T00:00:00.000'), 2);
      await complete(inShop('2026-02-28T23:59:00.000'), 3);
      await complete(inShop('2026-03-01T00:01:00.000'), 4, inShop('2026-02-27T12:00:00'));
      await complete(inShop('2026-03-31T23:59:59.999'), 5);
      await complete(inShop('2026-04-01T00:00:00.000'), 6);
      for (const status of ['pending', 'delivering', 'canceled'] as const) {
        const items = [{ productId: product._id, color: 'black', size: '42', quantity: 7 }];
        await anOrder(shop, { customerId: shopper.id, status, items, placedAt: NOW });
      }
    });

    it.each([
      ['', { quantity: 6, profit: 21_000_000 }],
      ['?time=year', { quantity: 5, profit: 20_000_000 }],
      ['?time=month', { quantity: 1, profit: 6_000_000 }],
      ['?time=day', { quantity: 1, profit: 6_000_000 }],
      ['?time=Year&section=dashboard', { quantity: 5, profit: 20_000_000 }],
      ['?time=', { quantity: 6, profit: 21_000_000 }],
    ])('count the completed ones and their totals by the shop’s clock: %s', async (query, expected) => {
      expect(await read<QuantityAndProfitDto>(URLS.orders + query)).toEqual(expected);
    });

    it('are charted by the month in which they became completed', async () => {
      const thisYear = {
        totalOrders: months({ 1: 1, 2: 1, 3: 2, 4: 1 }),
        totalQuantity: months({ 1: 2, 2: 3, 3: 9, 4: 6 }),
      };
      expect(await read<OrderChartDto>(URLS.orderChart)).toEqual(thisYear);
      expect(await read<OrderChartDto>(`${URLS.orderChart}?year=2026`)).toEqual(thisYear);
      expect(await read<OrderChartDto>(`${URLS.orderChart}?year=2025`)).toEqual({
        totalOrders: months({ 12: 1 }),
        totalQuantity: months({ 12: 1 }),
      });
    });

    it('add up, month by month and as a whole, to what their own lists say', async () => {
      const { totalOrders, totalQuantity } = await read<OrderChartDto>(URLS.orderChart);
      const { quantity, profit } = await read<QuantityAndProfitDto>(`${URLS.orders}?time=year`);
      const sum = (figures: number[]): number => figures.reduce((total, figure) => total + figure, 0);
      expect(sum(totalOrders)).toBe(quantity);
      expect(sum(totalQuantity) * 1_000_000).toBe(profit);
    });
  });

  describe('of customers', () => {
    beforeAll(async () => {
      await join(inShop('2025-12-31T23:59:59.999'));
      await join(inShop('2026-01-01T00:00:00.000'));
      await join(inShop('2026-03-31T23:59:59.999'));
      const deleted = await join(inShop('2026-02-01T12:00:00'));
      await shop.dataSource.query('UPDATE customers SET deletedAt = createdAt WHERE id = ?', [deleted]);
    });

    it.each([
      ['', 5],
      ['?time=year', 4],
      ['?time=month', 2],
      ['?time=day', 2],
    ])('count those who joined by the shop’s clock: %s', async (query, quantity) => {
      expect(await read<QuantityDto>(URLS.customers + query)).toEqual({ quantity });
    });

    it('are charted by the month in which they joined', async () => {
      const thisYear = { totalCustomers: months({ 1: 1, 3: 1, 4: 2 }) };
      expect(await read<CustomerChartDto>(URLS.customerChart)).toEqual(thisYear);
      expect(await read<CustomerChartDto>(`${URLS.customerChart}?year=2025`)).toEqual({
        totalCustomers: months({ 12: 1 }),
      });
      expect(await read<CustomerChartDto>(`${URLS.customerChart}?year=2999`)).toEqual({
        totalCustomers: months({}),
      });
    });
  });

  describe('of products', () => {
    beforeAll(async () => {
      const editing = shop.app.get(ProductEditingService);
      const soldOut = { colors: [aColor('black', { '42': 0 })], importAt: inShop('2026-03-31T23:59:00') };
      await editing.createProduct(aProduct(soldOut));
      await editing.createProduct(aProduct({ importAt: inShop('2026-04-01T00:00:00') }));
      const deleted = await editing.createProduct(aProduct({ importAt: NOW }));
      const manager = await aStaffMember(shop, 'manager');
      expect((await manager.put(`/v1/products/${deleted._id}/delete`, undefined)).status).toBe(204);
    });

    it.each([
      ['', 3],
      ['?time=year', 2],
      ['?time=month', 1],
      ['?time=day', 1],
    ])('count those that came in by the shop’s clock: %s', async (query, quantity) => {
      expect(await read<QuantityDto>(URLS.products + query)).toEqual({ quantity });
    });
  });

  it.each([
    [URLS.orders, 'time', 'week'],
    [URLS.products, 'time', 'day,month'],
    [URLS.customers, 'time', 'all'],
    [URLS.orderChart, 'year', '26'],
    [URLS.orderChart, 'year', '1969'],
    [URLS.customerChart, 'year', '3000'],
    [URLS.customerChart, 'year', '2e3'],
    [URLS.customerChart, 'year', '2026.5'],
    [URLS.customerChart, 'year', '2025&year=2026'],
  ])('of %s refuse %s=%s', async (url, field, value) => {
    const { status, body } = await admin.get<ErrorDto>(`${url}?${field}=${value}`);
    expect(status).toBe(400);
    expect(Object.keys(body.errors!)).toEqual([field]);
  });

  const { products: forAnyone, ...forStaff } = URLS;

  it.each(Object.values(forStaff))('of %s are for staff alone', async (url) => {
    expect((await shopper.get(url)).status).toBe(403);
    expect((await call(shop, 'GET', url)).status).toBe(401);
  });

  it('of products are for anyone', async () => {
    const { status, body } = await call(shop, 'GET', forAnyone);
    expect([status, body]).toEqual([200, await read(forAnyone)]);
  });
});
