import { OrderPaymentsService } from '../../../src/modules/orders/payments/order-payments.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

describe('the sums of money', () => {
  let shop: TestApp;
  /** Of the last work. */
  let plans: string[];
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  /** The indices by which the work reads orders, as SQLite tells. */
  async function indicesOf(work: () => Promise<unknown>): Promise<string[]> {
    const spy = jest.spyOn(shop.dataSource.logger, 'logQuery');
    await work();
    const calls = spy.mock.calls.filter(([query]) => /^SELECT.*\bFROM "?orders\b/s.test(query));
    spy.mockRestore();
    const found = await Promise.all(
      calls.map(([query, values]) =>
        shop.dataSource.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${query}`, values),
      ),
    );
    plans = found.flat().map(({ detail }) => detail);
    return found.flat().flatMap(({ detail }) => /(?:COVERING )?INDEX \w*orders\w*/.exec(detail)?.[0] ?? []);
  }

  it('have an index of their own, and nothing else is read by it', async () => {
    const staff = await aStaffMember(shop, 'admin');
    const sums = await indicesOf(() => staff.get('/v1/payments/figures'));
    expect(sums).toEqual(['COVERING INDEX ix_orders_money', 'COVERING INDEX ix_orders_money']);

    const lists = await indicesOf(async () => {
      await staff.get('/v1/orders?status=completed&paymentState=unpaid,partly-paid');
      await staff.get('/v1/orders?status=pending&sort=oldest');
    });
    expect(new Set(lists.map((index) => index.replace('COVERING ', '')))).toEqual(
      new Set(['INDEX ix_orders_placed']),
    );
    const invoices = await indicesOf(() => staff.get('/v1/orders?invoice=due'));
    // The page, and the count of all.
    expect(invoices).toEqual(['INDEX ix_orders_placed', 'COVERING INDEX ix_orders_to_do']);

    const overdue = await indicesOf(() => shop.app.get(OrderPaymentsService).findOverdue(new Date()));
    expect(overdue).toEqual(['INDEX ix_orders_pay_by']);
  });

  it('of what waits for staff read one index, each from its place in it', async () => {
    const staff = await aStaffMember(shop, 'manager');
    const waiting = await indicesOf(() => staff.get('/v1/stats/to-do'));
    expect(waiting.sort()).toEqual([
      ...['COVERING INDEX ix_orders_money', 'COVERING INDEX ix_orders_money'],
      ...[
        'COVERING INDEX ix_orders_to_do',
        'COVERING INDEX ix_orders_to_do',
        'COVERING INDEX ix_orders_to_do',
        'COVERING INDEX ix_orders_to_do',
      ],
    ]);
    expect(plans.filter((plan) => plan.includes('ix_orders_to_do'))).toEqual(
      Array(4).fill(expect.stringMatching(/^SEARCH .*hasParcel=\? AND status=\?/)),
    );
    expect(await indicesOf(() => staff.get('/v1/orders?parcel=due'))).toContain('INDEX ix_orders_to_do');
  });

  it('are not in the way of a placing: it counts by its customer', async () => {
    const colors = [aColor('black', { '42': 5 })];
    const product = await shop.app.get(ProductEditingService).createProduct(aProduct({ colors }));
    const shopper = await aShopper(shop);
    const cart = await shopper.prepare([{ productId: product._id, color: 'black', size: '42', quantity: 1 }]);
    const placing = await indicesOf(() => shopper.request(cart._id));
    expect(placing).toContain('INDEX ix_orders_of_customer');
    expect(placing.join()).not.toContain('ix_orders_money');
  });
});
