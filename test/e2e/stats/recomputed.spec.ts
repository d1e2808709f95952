import { TransactionRunner } from '../../../src/database/transaction-runner';
import { CustomersService } from '../../../src/modules/customers/customers.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import { anOrder } from '../orders/order-factory';
import { aRegistration } from '../support/factories/customer';
import { inShop, stopClock } from '../support/clock';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';
import { TEST_DATABASE_URL } from '../support/test-database';

jest.setTimeout(240_000);

/** A minute before and after the end of a year, a long month and a short month. */
const CLOCKS = [
  '2025-12-31T23:59:00',
  '2026-01-01T00:01:00',
  '2026-01-31T23:59:00',
  '2026-02-01T00:01:00',
  '2026-02-28T23:59:00',
  '2026-03-01T00:01:00',
];

/** The events of one day of the shop's calendar, YYYY-MM-DD. */
interface Day {
  day: string;
  [figure: string]: unknown;
}

/**
 * Computes the dashboard's figures again with independent SQL: from the orders' lines and history, where the shop
 * reads totals and instants stored in each order.
 */
describe('the dashboard’s figures, recomputed', () => {
  let shop: TestApp;
  let product: ProductDto;

  beforeAll(async () => {
    stopClock(inShop(CLOCKS[0]!));
    shop = await createTestApp();
    const colors = [aColor('black', { '42': 1000, '43': 1000 })];
    const importAt = inShop('2025-11-30T23:59:00');
    product = await shop.app
      .get(ProductEditingService)
      .createProduct(aProduct({ price: 1_230_000, colors, importAt }));
    for (const clock of CLOCKS) await liveThrough(clock);
  });
  afterAll(async () => {
    await shop.close();
    jest.useRealTimers();
  });

  const line = (size: string, quantity: number) => ({
    productId: product._id,
    color: 'black',
    size,
    quantity,
  });
  const setStatus = (staff: Shopper, id: string, status: string) =>
    staff.put(`/v1/orders/${id}/updateStatus`, { status }).then((answer) => expect(answer.status).toBe(200));

  /** One minute of the shop: a person joins, a shoe comes in, orders are placed, completed, taken back, deleted. */
  async function liveThrough(clock: string): Promise<void> {
    jest.setSystemTime(inShop(clock));
    const at = CLOCKS.indexOf(clock);
    const [staff, shopper] = [await aStaffMember(shop, 'manager'), await aShopper(shop)];
    const place = async (...lines: ReturnType<typeof line>[]): Promise<string> =>
      (await shopper.request<OrderDto>((await shopper.prepare(lines))._id)).body._id;

    const completed = await place(line('42', 1 + at), line('43', 2));
    await setStatus(staff, completed, 'completed');
    const repeated = await place(line('42', 3));
    for (const status of ['completed', 'canceled', 'completed']) await setStatus(staff, repeated, status);
    const takenBack = await place(line('43', 5));
    for (const status of ['completed', 'pending']) await setStatus(staff, takenBack, status);
    const deleted = await place(line('43', 4));
    await setStatus(staff, deleted, 'completed');
    expect((await staff.put(`/v1/orders/${deleted}/delete`, undefined)).status).toBe(204);
    await place(line('42', 7));

    // Placed in one period and completed in the next, to the millisecond before and after midnight.
    const midnight = new Date(Math.round(inShop(clock).getTime() / 3_600_000) * 3_600_000);
    for (const [offset, quantity] of [
      [-1, 2],
      [0, 1],
    ] as const) {
      await anOrder(shop, {
        customerId: shopper.id,
        status: 'completed',
        placedAt: new Date(midnight.getTime() - 40 * 86_400_000),
        completedAt: new Date(midnight.getTime() + offset),
        items: [line('42', quantity)],
      });
      const { password: passwordHash, ...details } = aRegistration();
      await shop.app
        .get(TransactionRunner)
        .run((manager) =>
          shop.app
            .get(CustomersService)
            .importCustomer(
              { ...details, passwordHash, createdAt: new Date(midnight.getTime() + offset) },
              manager,
            ),
        );
    }
    for (let i = 0; i <= at; i += 1) {
      await shop.app.get(ProductEditingService).createProduct(aProduct({ importAt: inShop(clock) }));
    }
  }

  /** The day of a column's instant on the shop's calendar. */
  const dayOf = (column: string): string =>
    TEST_DATABASE_URL
      ? `DATE_FORMAT(${column} + INTERVAL 7 HOUR, '%Y-%m-%d')`
      : `strftime('%Y-%m-%d', ${column}, '+7 hours')`;
  const ask = (sql: string): Promise<Day[]> => shop.dataSource.query(sql);
  const completedByDay = () =>
    ask(`
      SELECT ${dayOf('h.createdAt')} AS day, COUNT(DISTINCT h.orderId) AS orders,
             SUM(i.quantity) AS pairs, SUM(i.quantity * i.price) AS profit
      FROM order_history h JOIN order_items i ON i.orderId = h.orderId
      WHERE h.toStatus = 'completed' AND NOT EXISTS (
        SELECT 1 FROM order_history later WHERE later.orderId = h.orderId AND later.revision > h.revision)
      GROUP BY ${dayOf('h.createdAt')}`);
  const countByDay = (tables: string, column: string) =>
    ask(`
      SELECT ${dayOf(column)} AS day, COUNT(*) AS quantity FROM ${tables}
      WHERE deletedAt IS NULL GROUP BY ${dayOf(column)}`);
  /** The sum over the days that begin with `start`: '2026' is a year, '2026-01' a month, '' all time. */
  const sum = (days: Day[], figure: string, start: string): number =>
    days
      .filter(({ day }) => day.startsWith(start))
      .reduce((total, { [figure]: value }) => total + Number(value), 0);
  const monthly = (days: Day[], figure: string, year: string): number[] =>
    Array.from({ length: 12 }, (_, month) =>
      sum(days, figure, `${year}-${String(month + 1).padStart(2, '0')}`),
    );

  it.each(CLOCKS)('are the same at %s, of a day, a month, a year and ever', async (clock) => {
    jest.setSystemTime(inShop(clock));
    const staff = await aStaffMember(shop, 'admin');
    const read = async <T>(url: string): Promise<T> => (await staff.get<T>(url)).body;
    const orders = await completedByDay();
    const customers = await countByDay('customers', 'createdAt');
    const products = await countByDay('products JOIN product_states ON productId = id', 'importAt');
    const spans = { day: clock.slice(0, 10), month: clock.slice(0, 7), year: clock.slice(0, 4), '': '' };
    for (const [time, start] of Object.entries(spans)) {
      const query = time && `?time=${time}`;
      expect({ time, ...(await read<object>(`/v1/orders/quantityAndProfit${query}`)) }).toEqual({
        time,
        quantity: sum(orders, 'orders', start),
        profit: sum(orders, 'profit', start),
      });
      expect(await read(`/v1/customers/allCustomerQuantity${query}`)).toEqual({
        quantity: sum(customers, 'quantity', start),
      });
      expect(await read(`/v1/products/allProductQuantity${query}`)).toEqual({
        quantity: sum(products, 'quantity', start),
      });
    }
    // There must be something to count, also on this day.
    expect(sum(orders, 'orders', spans.day)).toBeGreaterThan(2);
  });

  it.each(['2025', '2026'])('are the same month by month in %s', async (year) => {
    jest.setSystemTime(inShop(CLOCKS.at(-1)!));
    const staff = await aStaffMember(shop, 'admin');
    const orders = await completedByDay();
    const customers = await countByDay('customers', 'createdAt');
    const chart = await staff.get(`/v1/orders/orderAndProductSoldChartByYear?year=${year}`);
    expect(chart.body).toEqual({
      totalOrders: monthly(orders, 'orders', year),
      totalQuantity: monthly(orders, 'pairs', year),
    });
    const joined = await staff.get(`/v1/customers/customerChartByYear?year=${year}`);
    expect(joined.body).toEqual({ totalCustomers: monthly(customers, 'quantity', year) });
  });
});
