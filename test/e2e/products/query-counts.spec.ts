import { newId } from '../../../src/common/new-id';
import { CatalogueFreshness } from '../../../src/modules/products/catalog/catalogue-freshness';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { SLIDER_LIMIT } from '../../../src/modules/products/product-fields';
import { aColor, aProduct } from '../support/factories/product';
import { aStaffMember, type Shopper } from '../support/people';
import { queriesOf } from '../support/queries';
import { createTestApp, type TestApp } from '../support/test-app';

const ROWS = 100;

/** Counts the queries of each list, which must not depend on its length (rule L12). */
describe('the number of queries', () => {
  let shop: TestApp;
  let manager: Shopper;
  let productId: string;

  beforeAll(async () => {
    shop = await createTestApp();
    manager = await aStaffMember(shop, 'manager');
    const sizes = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [String(index + 10), 1]));
    const colors = ['black', 'white', 'red'].map((color) => aColor(color, sizes));
    for (let index = 0; index < ROWS; index += 1) {
      const data = index === 0 ? aProduct({ colors }) : aProduct();
      const { _id } = await shop.app.get(ProductEditingService).createProduct(data);
      if (index === 0) productId = _id;
    }
    await fillWithPeople();
  });
  afterAll(() => shop.close());

  /** Creates customers, each with a placed order of one line. */
  async function fillWithPeople(): Promise<void> {
    const now = '2026-03-01 00:00:00.000';
    for (let index = 0; index < ROWS; index += 1) {
      const [customerId, orderId] = [newId(), newId()];
      await insert('customers', {
        ...{
          id: customerId,
          lastName: 'Lê',
          firstName: 'An',
          searchName: 'le an',
          email: `${index}@shop.test`,
        },
        ...{
          phone: `0910000${String(index).padStart(3, '0')}`,
          address: 'Huế',
          dob: '1990-01-01',
          country: 'VN',
        },
        ...{ role: 'client', passwordHash: '-', createdAt: now },
      });
      await insert('orders', {
        ...{ id: orderId, customerId, status: 'pending', name: 'Lê An', phone: '0910000000', address: 'Huế' },
        ...{
          payment: 'COD',
          total: 1,
          revision: 1,
          createdAt: now,
          placedAt: now,
          pairs: 1,
          searchText: 'le an',
        },
      });
      await insert('order_items', {
        ...{ id: newId(), orderId, position: 0, productId, color: 'black', size: '42', name: 'Test Runner' },
        ...{ price: 1, image: '/media/a.webp', quantity: 1 },
      });
    }
  }

  async function insert(table: string, row: Record<string, unknown>): Promise<void> {
    const columns = Object.keys(row);
    await shop.dataSource.query(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      Object.values(row),
    );
  }

  /** The queries of one call, whose answer must have that many rows. */
  async function count(url: string, list: string | null, rows: number): Promise<number> {
    const { result, queries } = await queriesOf(shop, () =>
      manager.get<Record<string, unknown[]> | unknown[]>(url),
    );
    const { status, body } = result;
    expect(status).toBe(200);
    expect(list === null ? body : (body as Record<string, unknown[]>)[list]).toHaveLength(rows);
    return queries.length;
  }

  /** Takes in all changes, then empties the caches. */
  async function forget(): Promise<void> {
    await shop.inject({ method: 'GET', url: '/v1/products/facets' });
    await shop.dataSource.query('UPDATE product_states SET revision = revision + 1');
    shop.app.get(CatalogueFreshness).raise();
  }

  it.each([
    ['products', '/v1/products/filter?', 'products'],
    ['products of a search', '/v1/products/filter?search=test+run&stock=just-in&sort=high-low&', 'products'],
    ['customers', '/v1/customers?role=client&', 'customers'],
    ['orders', '/v1/orders?', 'orders'],
  ])('is the same for 1 and for 100 %s', async (_name, url, list) => {
    await forget();
    const one = await count(`${url}limit=1`, list, 1);
    expect(one).toBeGreaterThan(0);
    await forget();
    expect(await count(`${url}limit=${ROWS}`, list, ROWS)).toBe(one);
  });

  it('is the same for 1 and for 100 lines of a ledger', async () => {
    const url = `/v1/products/${productId}/stock-movements?`;
    expect(await count(`${url}limit=${ROWS}`, 'movements', ROWS)).toBe(
      await count(`${url}limit=1`, 'movements', 1),
    );
  });

  it('is none for what was asked before, and one for counting what filters leave after a change', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    await forget();
    await count('/v1/products/filter?limit=100', 'products', ROWS);
    // What a manager is answered is not stored.
    await shop.inject({ method: 'GET', url: '/v1/products/filter?limit=100' });
    expect(await count('/v1/products/filter?limit=100', 'products', ROWS)).toBe(0);
    await forget();
    const { queries } = await queriesOf(shop, () =>
      shop.inject({ method: 'GET', url: '/v1/products/facets?brand=nike' }),
    );
    clock.mockRestore();
    expect(queries).toHaveLength(1);
  });

  it('is fixed for a slider of 1 card and of as many as it carries', async () => {
    await shop.app.get(ProductEditingService).createProduct(aProduct({ brand: 'vans' }));
    await forget();
    const one = await count('/v1/products/sliderType?brand=vans', null, 1);
    await forget();
    expect(await count('/v1/products/sliderType?brand=nike', null, SLIDER_LIMIT)).toBe(one);
  });
});
