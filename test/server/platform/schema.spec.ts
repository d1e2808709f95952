import { createTestApp, type TestApp } from '../support/test-app';

describe('the database schema', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  it('is, once migrated, what the entities say', async () => {
    expect(shop.dataSource.entityMetadatas.length).toBeGreaterThan(0);
    const { upQueries } = await shop.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });
});
