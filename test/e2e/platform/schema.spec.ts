import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ErasedCustomers1700000018000 } from '../../../src/database/migrations/1700000018000-erased-customers';
import { KeysOfCallers1700000022000 } from '../../../src/database/migrations/1700000022000-keys-of-callers';
import { RateLimits1700000014000 } from '../../../src/database/migrations/1700000014000-rate-limits';
import { StaffLists1700000019000 } from '../../../src/database/migrations/1700000019000-staff-lists';
import { ProductStates1700000013000 } from '../../../src/database/migrations/1700000013000-product-states';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aRegistration, PASSWORD } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, call, type Shopper } from '../support/people';
import { messagesTo } from '../support/outbox';
import { createTestApp, type TestApp } from '../support/test-app';

describe('the database schema', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  const expectNoDrift = async (): Promise<void> => {
    expect(shop.dataSource.entityMetadatas.length).toBeGreaterThan(0);
    const { upQueries } = await shop.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  };

  it('is, once migrated, what the entities say', expectNoDrift);

  it('takes no text for another one: neither capitals, nor accents, nor spaces at the end', async () => {
    const texts = shop.dataSource.entityMetadatas.flatMap(({ tableName, columns }) =>
      columns.flatMap(({ databaseName, type }) => (type === 'varchar' ? { tableName, databaseName } : [])),
    );
    expect(texts.length).toBeGreaterThan(80);
    const quote = shop.dataSource.driver.escape.bind(shop.dataSource.driver);
    const equal: string[] = [];
    for (const { tableName, databaseName } of texts) {
      const column = quote(databaseName);
      // As the column compares: an empty table has a row of two texts as well.
      const [row] = await shop.dataSource.query<{ count: number | string }[]>(
        `SELECT COUNT(*) AS count FROM (
           SELECT ${column} FROM ${quote(tableName)} WHERE 1 = 0 UNION ALL SELECT 'a1'
         ) one WHERE ${column} IN ('A1', 'a1 ', 'á1', '１1', 'a1\t')`,
      );
      if (Number(row!.count) > 0) equal.push(`${tableName}.${databaseName}`);
    }
    expect(equal).toEqual([]);
    if (shop.config.database.kind === 'sqlite') return;
    const inexact = await shop.dataSource.query<object[]>(
      `SELECT TABLE_NAME, COLUMN_NAME, COLLATION_NAME FROM information_schema.COLUMNS
       WHERE TABLE_SCHEMA = DATABASE() AND COLLATION_NAME NOT LIKE '%\\_bin'`,
    );
    expect(inexact).toEqual([]);
  });

  it('loses nothing of a product when what sales change of it goes to a row of its own', async () => {
    const manager = await aStaffMember(shop, 'manager');
    const add = (name: string): Promise<ProductDto> =>
      shop.app
        .get(ProductEditingService)
        .createProduct(aProduct({ name, colors: [aColor('black', { '42': 5, '43': 1 })] }));
    const [shown, deleted] = [await add('Shown'), await add('Deleted')];
    await manager.put(`/v1/products/${shown._id}/quantitySold`, { quantity: 2, color: 'black', size: '42' });
    await manager.put(`/v1/products/${deleted._id}/delete`, {});
    const read = async (id: string): Promise<unknown> => {
      const { status, body } = await manager.get<ProductDto>(`/v1/products/${id}`);
      return status === 200 ? body : status;
    };
    const before = await read(shown._id);
    expect(before).toMatchObject({ quantitySold: 2, stock: 4 });

    const [step, later] = [new ProductStates1700000013000(), new StaffLists1700000019000()];
    const runner = shop.dataSource.createQueryRunner();
    await later.down(runner);
    await step.down(runner);
    const rows = (await runner.query(
      'SELECT name, stock, quantitySold, deletedAt IS NULL AS isShown FROM products ORDER BY name',
    )) as object[];
    await runner.beforeMigration();
    await step.up(runner);
    await later.up(runner);
    // A later migration's, which went with the table.
    await runner.query('ALTER TABLE product_states ADD COLUMN updatedAt datetime(3)');
    await runner.afterMigration();
    await runner.release();

    expect(rows.map((row) => Object.values(row).map(String))).toEqual([
      ['Deleted', '6', '0', '0'],
      ['Shown', '4', '2', '1'],
    ]);
    await expectNoDrift();
    const same = { ...(before as ProductDto), updatedAt: expect.any(String) as string };
    expect([await read(shown._id), await read(deleted._id)]).toEqual([same, 404]);
    expect((await manager.put(`/v1/products/${deleted._id}/restore`, {})).body).toMatchObject({ stock: 6 });
  });

  /** Reverts a migration and applies it again, with rows from before; `later` are the migrations that depend on it. */
  const redo = async (
    step: MigrationInterface,
    prepare: (runner: QueryRunner) => Promise<void>,
    later?: MigrationInterface,
  ): Promise<void> => {
    const runner = shop.dataSource.createQueryRunner();
    await later?.down(runner);
    await step.down(runner);
    await prepare(runner);
    await step.up(runner);
    await later?.up(runner);
    await runner.release();
    await expectNoDrift();
  };

  it('takes the phone number that anyone could guess from the first manager alone', async () => {
    const [first, second] = [await aStaffMember(shop, 'manager'), await aStaffMember(shop, 'manager')];
    const { phone } = await second.profile();
    await redo(new RateLimits1700000014000(), async (runner) => {
      await runner.query("UPDATE customers SET phone = '0000000000' WHERE id = ?", [first.id]);
    });
    expect(await first.profile()).toMatchObject({ phone: '' });
    expect(await second.profile()).toMatchObject({ phone });
    const guess = { username: '0000000000', password: PASSWORD };
    expect((await call(shop, 'POST', '/v1/customers/login', guess)).status).toBe(401);

    // The customer may have this value.
    await redo(new RateLimits1700000014000(), async (runner) => {
      await runner.query("UPDATE customers SET phone = '' WHERE phone = '0000000000'");
    });
    const client = await aShopper(shop);
    expect((await client.update({ phone: '0000000000' })).status).toBe(200);
    const runner = shop.dataSource.createQueryRunner();
    await new RateLimits1700000014000().up(runner);
    await runner.release();
    expect(await client.profile()).toMatchObject({ phone: '0000000000' });
  });

  it('erases exactly the people whose accounts were deleted before erasing existed', async () => {
    const manager = await aStaffMember(shop, 'manager');
    const colors = [aColor('black', { '42': 50 })];
    const { _id: productId } = await shop.app.get(ProductEditingService).createProduct(aProduct({ colors }));
    const place = async (person: Shopper): Promise<string> => {
      const { _id } = await person.prepare([{ productId, color: 'black', size: '42', quantity: 1 }]);
      expect((await person.request(_id)).status).toBe(200);
      return _id;
    };
    const [deleted, living] = [await aShopper(shop), await aShopper(shop)];
    const [open, canceled, own] = [await place(deleted), await place(deleted), await place(living)];
    expect((await deleted.request(canceled, 'canceled')).status).toBe(200);
    const { email, phone } = await deleted.profile();
    await call(shop, 'POST', '/v1/customers/forgot-password', { email });
    await messagesTo(shop, email);
    const before = await living.profile();

    const deleteAsBefore = async (runner: QueryRunner): Promise<void> => {
      await runner.query('UPDATE customers SET deletedAt = createdAt WHERE id = ?', [deleted.id]);
    };
    await redo(new ErasedCustomers1700000018000(), deleteAsBefore, new KeysOfCallers1700000022000());

    const row = async (table: string, column: string, id: string): Promise<Record<string, unknown>> =>
      (
        await shop.dataSource.query<Record<string, unknown>[]>(`SELECT * FROM ${table} WHERE ${column} = ?`, [
          id,
        ])
      )[0]!;
    const erased = await row('customers', 'id', deleted.id);
    expect(erased).toMatchObject({
      ...{ email: `${deleted.id}@erased.invalid`, lastName: '', firstName: '', searchName: '', address: '' },
      ...{ dob: '', passwordHash: '', pendingEmail: null, username: null },
    });
    expect(erased.phone).toMatch(/^x[\w-]{11}$/);
    for (const table of ['sessions', 'password_resets'])
      expect(await row(table, 'customerId', deleted.id)).toBe(undefined);
    expect(await row('orders', 'id', canceled)).toMatchObject({ name: '', phone: '', address: '' });
    expect(await row('orders', 'id', open)).toMatchObject({
      name: 'Trần Minh Anh',
      address: '12 Nguyễn Huệ',
    });
    expect(await row('orders', 'id', own)).toMatchObject({ name: 'Trần Minh Anh', ownerErasedAt: null });
    expect(await living.profile()).toEqual(before);

    // The data kept for the delivery are removed when it ends, and address and number are free again.
    expect((await manager.put(`/v1/orders/${open}/updateStatus`, { status: 'canceled' })).status).toBe(200);
    expect(await row('orders', 'id', open)).toMatchObject({ name: '', phone: '', address: '' });
    const again = aRegistration({ email, phone });
    expect((await call(shop, 'POST', '/v1/customers', again)).status).toBe(201);
  });

  it('lists, finds and adds up the orders and people from before the database did it itself', async () => {
    const manager = await aStaffMember(shop, 'manager');
    const colors = [aColor('black', { '42': 50 })];
    const { _id: productId } = await shop.app.get(ProductEditingService).createProduct(aProduct({ colors }));
    const shopper = await aShopper(shop);
    for (const status of ['completed', 'canceled', 'pending']) {
      const { _id } = await shopper.prepare([{ productId, color: 'black', size: '42', quantity: 2 }]);
      expect((await shopper.request(_id)).status).toBe(200);
      if (status !== 'pending') await manager.put(`/v1/orders/${_id}/updateStatus`, { status });
    }
    const { email, phone } = await shopper.profile();
    const shown = (): Promise<unknown[]> =>
      Promise.all(
        [
          '/v1/orders?sort=high-low',
          `/v1/orders?search=${email}`,
          `/v1/orders?search=minh+4567&status=completed`,
          '/v1/customers?sort=a-z',
          `/v1/customers?search=${phone}`,
          '/v1/orders/quantityAndProfit',
          '/v1/orders/orderAndProductSoldChartByYear',
          '/v1/customers/customerChartByYear',
          '/v1/products/topBestSeller',
        ].map(async (url) => (await manager.get(url)).body),
      );
    const before = await shown();
    expect(before[1]).toMatchObject({ total: 3 });
    expect(before[2]).toMatchObject({ total: 1 });

    await redo(new StaffLists1700000019000(), async (runner) => {
      await runner.query("UPDATE list_states SET version = 7 WHERE list = 'orders'");
      await runner.query('UPDATE orders SET listPart = 3, listVersion = 7');
    });
    expect(await shown()).toEqual(before);
  });

  it('goes on with the lists’ step where a server that went down had left it', async () => {
    const step = new StaffLists1700000019000();
    const runner = shop.dataSource.createQueryRunner();
    await step.down(runner);
    await runner.dropIndex('orders', 'ix_orders_list');
    await runner.query('ALTER TABLE orders DROP COLUMN listPart');
    await runner.dropTable('list_states');
    await step.up(runner);
    await step.up(runner);
    await runner.release();
    await expectNoDrift();
  });
});
