import { TransactionRunner } from '../../../src/database/transaction-runner';
import type { CustomerListDto } from '../../../src/modules/customers/dto/customer.dto';
import { CustomersService } from '../../../src/modules/customers/customers.service';
import type { OrderListDto } from '../../../src/modules/orders/dto/order.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import type { StockLine } from '../../../src/modules/products/inventory/stock.service';
import { aRegistration } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { aCrowd, aStaffMember, Shopper } from '../support/people';
import { createSecondApp, createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(180_000);

/** A crowd that wants one size waits for one row, on a busy machine for longer than the shop lets it wait. */
const SIZES = ['40', '41', '42', '43', '44'];

/** Two processes of one shop: both lists must match the database. */
describe('the lists of two processes', () => {
  let one: TestApp;
  let other: TestApp;
  let manager: Shopper;
  let lineOf: (size: string) => StockLine;

  beforeAll(async () => {
    one = await createTestApp();
    other = await createSecondApp(one);
    manager = await aStaffMember(one, 'manager');
    const colors = [aColor('black', Object.fromEntries(SIZES.map((size) => [size, 1000])))];
    const { _id } = await one.app.get(ProductEditingService).createProduct(aProduct({ colors }));
    lineOf = (size) => ({ productId: _id, color: 'black', size, quantity: 1 });
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  const at = (shop: TestApp, person = manager): Shopper => new Shopper(shop, person.id, person.tokens);
  const orders = async (shop: TestApp, query = ''): Promise<OrderListDto> =>
    (await at(shop).get<OrderListDto>(`/v1/orders?limit=100&${query}`)).body;
  const people = async (shop: TestApp, query = ''): Promise<CustomerListDto> =>
    (await at(shop).get<CustomerListDto>(`/v1/customers?limit=100&${query}`)).body;
  /** The database's own orders, newest first. */
  const placed = async (): Promise<{ id: string; status: string }[]> =>
    one.dataSource.query(
      `SELECT id, status FROM orders WHERE placedAt IS NOT NULL AND deletedAt IS NULL
       ORDER BY placedAt DESC, id DESC`,
    );

  it('have what was done at the other one from the next question on', async () => {
    const [shopper] = (await aCrowd(one, 1)) as [Shopper];
    expect((await orders(other)).total).toBe(0);
    const order = await shopper.prepare([lineOf('42')]);
    await shopper.request(order._id);
    expect(await orders(other, 'search=minh+anh&status=pending')).toMatchObject({
      orders: [{ _id: order._id }],
      total: 1,
    });

    await at(other).put(`/v1/orders/${order._id}/updateStatus`, { status: 'delivering' });
    expect((await orders(one, 'status=pending')).total).toBe(0);
    expect((await orders(one, 'status=delivering')).total).toBe(1);
    await shopper.moveTo('moved@elsewhere.example');
    expect((await orders(other, 'search=moved@elsewhere')).total).toBe(1);
    await at(other).put(`/v1/orders/${order._id}/delete`, undefined);
    expect(await orders(one)).toEqual({ orders: [], total: 0 });
  });

  it('include people who join, change and leave in the other process', async () => {
    const before = (await people(one)).total;
    const [shopper] = (await aCrowd(other, 1)) as [Shopper];
    expect((await people(one)).total).toBe(before + 1);
    await at(one, shopper).put(`/v1/customers/${shopper.id}/updateCustomer`, { lastName: 'Đoàn' });
    expect((await people(other, 'search=doan')).total).toBe(1);
    await at(one).put(`/v1/customers/${shopper.id}/changeRole`, { role: 'admin' });
    expect((await people(other, 'search=doan&role=admin')).total).toBe(1);
    await at(other).put(`/v1/customers/${shopper.id}/delete`, undefined);
    expect((await people(one)).total).toBe(before);
  });

  it('are right during and after many concurrent changes in both processes', async () => {
    const crowd = await aCrowd(one, 30);
    const everybody = crowd.map(async (person, index) => {
      // Two connections of one process to a SQLite file would block each other for ever.
      const isServer = one.config.database.kind !== 'sqlite';
      const [here, there] = index % 2 === 0 || !isServer ? [one, other] : [other, one];
      const order = await at(here, person).prepare([lineOf(SIZES[index % SIZES.length]!)]);
      expect((await at(here, person).request(order._id)).status).toBe(200);
      // A placed order is in both lists at once.
      expect((await orders(there)).orders.map(({ _id }) => _id)).toContain(order._id);
      const status = (['delivering', 'completed', 'canceled'] as const)[index % 3]!;
      await at(isServer ? there : here).put(`/v1/orders/${order._id}/updateStatus`, { status });
      if (index % 5 === 0) await at(here).put(`/v1/orders/${order._id}/delete`, undefined);
    });
    await Promise.all(everybody);

    const expected = await placed();
    expect(expected).toHaveLength(24);
    for (const shop of [one, other]) {
      const { orders: listed, total } = await orders(shop);
      expect(listed.map(({ _id, status }) => ({ id: _id, status }))).toEqual(expected);
      expect(total).toBe(24);
      for (const status of ['pending', 'delivering', 'completed', 'canceled']) {
        const ofIt = expected.filter((order) => order.status === status);
        expect((await orders(shop, `status=${status}`)).total).toBe(ofIt.length);
      }
    }
  });

  it('do not have what was not kept', async () => {
    const before = await people(one);
    const { password: passwordHash, ...details } = aRegistration();
    const failing = one.app.get(TransactionRunner).run(async (manager) => {
      await one.app.get(CustomersService).importCustomer({ ...details, passwordHash }, manager);
      throw new Error('On second thought.');
    });
    await expect(failing).rejects.toThrow('On second thought.');
    expect(await people(one)).toEqual(before);
    expect(await people(other)).toEqual(before);
  });

  it('are right after rows were deleted by hand', async () => {
    const [order] = (await placed()) as [{ id: string; status: string }];
    await one.dataSource.query('DELETE FROM orders WHERE id = ?', [order.id]);
    const expected = (await placed()).map(({ id }) => id);
    for (const shop of [one, other]) {
      expect((await orders(shop)).orders.map(({ _id }) => _id)).toEqual(expected);
    }
  });
});
