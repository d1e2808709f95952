import { ProductStates1700000013000 } from '../../../src/database/migrations/1700000013000-product-states';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductsService } from '../../../src/modules/products/products.service';
import { aColor, aProduct } from '../support/factories/product';
import { aStaffMember } from '../support/people';
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

  it('loses nothing of a product when what sales change of it goes to a row of its own', async () => {
    const manager = await aStaffMember(shop, 'manager');
    const add = (name: string): Promise<ProductDto> =>
      shop.app
        .get(ProductsService)
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

    const step = new ProductStates1700000013000();
    const runner = shop.dataSource.createQueryRunner();
    await step.down(runner);
    const rows = (await runner.query(
      'SELECT name, stock, quantitySold, deletedAt IS NULL AS isShown FROM products ORDER BY name',
    )) as object[];
    await runner.beforeMigration();
    await step.up(runner);
    await runner.afterMigration();
    await runner.release();

    expect(rows.map((row) => Object.values(row).map(String))).toEqual([
      ['Deleted', '6', '0', '0'],
      ['Shown', '4', '2', '1'],
    ]);
    await expectNoDrift();
    expect([await read(shown._id), await read(deleted._id)]).toEqual([before, 404]);
    expect((await manager.put(`/v1/products/${deleted._id}/restore`, {})).body).toMatchObject({ stock: 6 });
  });
});
