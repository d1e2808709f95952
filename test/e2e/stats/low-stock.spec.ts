import type { LowStockListDto } from '../../../src/modules/products/inventory/dto/low-stock.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { LowStockService, PACE_DAYS } from '../../../src/modules/products/inventory/low-stock.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import type { NewProduct } from '../../../src/modules/products/editing/dto/product-body.dto';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, call, type Shopper } from '../support/people';
import { createSecondApp, createTestApp, type TestApp } from '../support/test-app';

describe('the sizes that are running out', () => {
  let shop: TestApp;
  /** Another process of the same shop. */
  let other: TestApp;
  let manager: Shopper;

  beforeAll(async () => {
    shop = await createTestApp();
    other = await createSecondApp(shop);
    manager = await aStaffMember(shop, 'manager');
  });
  afterAll(async () => {
    await other.close();
    await shop.close();
  });
  // Each test has a fresh shop.
  beforeEach(async () => {
    await shop.dataSource.query('UPDATE product_states SET deletedAt = CURRENT_TIMESTAMP');
  });

  const list = async (): Promise<LowStockListDto> => {
    const { status, body } = await manager.get<LowStockListDto>('/v1/products/lowStock');
    expect(status).toBe(200);
    return body;
  };
  const add = (overrides: Partial<NewProduct>): Promise<ProductDto> =>
    shop.app.get(ProductEditingService).createProduct(aProduct(overrides));
  const sell = async (id: string, size: string, quantity: number, color = 'black'): Promise<void> => {
    const sold = await manager.put(`/v1/products/${id}/quantitySold`, { quantity, color, size });
    expect(sold.status).toBe(200);
  };
  /** As `brand size: pairs left, pairs sold, days`. */
  const lines = ({ sizes }: LowStockListDto): string[] =>
    sizes.map(
      ({ brand, size, quantity, sold, daysLeft }) => `${brand} ${size}: ${quantity}, ${sold}, ${daysLeft}`,
    );

  it('come with the shoes they belong to, by how soon they run out', async () => {
    const nike = await add({
      brand: 'nike',
      colors: [aColor('black', { '42': 6, '43': 40, '44': 3 }), aColor('white', { '42': 9 })],
    });
    const vans = await add({ brand: 'vans', colors: [aColor('black', { '42.5': 2, '38': 30 })] });
    await sell(nike._id, '42', 5);
    await sell(nike._id, '42', 6, 'white');
    await sell(nike._id, '43', 15);
    await sell(nike._id, '44', 1);
    await sell(vans._id, '42.5', 2);
    await sell(vans._id, '38', 20);

    const answer = await list();
    expect(lines(answer)).toEqual([
      'vans 42.5: 0, 2, 0',
      'nike 42: 4, 11, 10',
      'vans 38: 10, 20, 15',
      'nike 44: 2, 1, 60',
    ]);
    expect(answer).toMatchObject({ days: 30, total: 4 });
    const { name, slug, colors } = nike;
    expect(answer.sizes[1]).toMatchObject({
      shoeCount: 2,
      shoes: [
        {
          _id: nike._id,
          name,
          slug,
          color: 'black',
          image: colors[0]!.imageDetail[0],
          quantity: 1,
          sold: 5,
          daysLeft: 6,
        },
        { color: 'white', quantity: 3, sold: 6, daysLeft: 15 },
      ],
    });
  });

  it('are counted by what the ledger says was sold and stayed sold in the last thirty days', async () => {
    const shopper = await aShopper(shop);
    const { _id } = await add({ brand: 'puma', colors: [aColor('black', { '42': 10, '43': 3, '44': 3 })] });
    const placed = async (size: string, quantity: number): Promise<string> => {
      const order = await shopper.prepare([{ productId: _id, color: 'black', size, quantity }]);
      expect((await shopper.request(order._id)).status).toBe(200);
      return order._id;
    };
    await placed('42', 6);
    const canceled = await placed('43', 3);
    await shopper.request(canceled, 'canceled');
    const old = await placed('44', 1);
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await shop.dataSource.query('UPDATE stock_movements SET createdAt = ? WHERE orderId = ?', [longAgo, old]);

    expect(lines(await list())).toEqual(['puma 42: 4, 6, 20']);
  });

  it('count what was sold under a name that the colour had before', async () => {
    const product = await add({ brand: 'adidas', colors: [aColor('black', { '42': 5 })] });
    await sell(product._id, '42', 2);
    const [{ sizes: _sizes, ...color }] = product.colors as [ProductDto['colors'][0]];
    const renamed = { ...color, color: 'coal', colorBefore: 'black', sizes: [{ size: '42', quantity: 3 }] };
    expect((await manager.put(`/v1/products/${product._id}`, { colors: [renamed] })).status).toBe(200);
    await sell(product._id, '42', 1, 'coal');

    const answer = await list();
    expect(lines(answer)).toEqual(['adidas 42: 2, 3, 20']);
    expect(answer.sizes[0]!.shoes).toMatchObject([{ color: 'coal' }]);
  });

  it('are up to date after sales and renames, in this process and others, and after an empty cache', async () => {
    const elsewhere = async (now?: Date): Promise<LowStockListDto> =>
      other.app.get(LowStockService).list(now);
    const product = await add({ brand: 'vans', colors: [aColor('black', { '42': 5 })] });
    expect(lines(await elsewhere())).toEqual([]);
    await sell(product._id, '42', 3);
    expect(lines(await elsewhere())).toEqual(['vans 42: 2, 3, 20']);
    expect(await list()).toEqual(await elsewhere());
    await sell(product._id, '42', 1);
    expect(lines(await elsewhere())).toEqual(['vans 42: 1, 4, 7']);
    expect((await manager.put(`/v1/products/${product._id}`, { name: 'Another name' })).status).toBe(200);
    expect((await elsewhere()).sizes[0]!.shoes[0]!.name).toBe('Another name');
    const later = new Date(Date.now() + PACE_DAYS * 24 * 60 * 60 * 1000 + 1);
    expect(lines(await elsewhere(later))).toEqual([]);
    expect(lines(await elsewhere())).toEqual(['vans 42: 1, 4, 7']);
  });

  it('are as they are now when orders are placed, canceled and deleted, here or elsewhere', async () => {
    const shopper = await aShopper(shop);
    const { _id } = await add({ brand: 'vans', colors: [aColor('black', { '42': 5 })] });
    const elsewhere = async (): Promise<string[]> => lines(await other.app.get(LowStockService).list());
    const place = async (quantity: number): Promise<string> => {
      const order = await shopper.prepare([{ productId: _id, color: 'black', size: '42', quantity }]);
      expect((await shopper.request(order._id)).status).toBe(200);
      return order._id;
    };
    expect(await elsewhere()).toEqual([]);
    const kept = await place(3);
    expect(await elsewhere()).toEqual(['vans 42: 2, 3, 20']);
    const canceled = await place(1);
    expect(await elsewhere()).toEqual(['vans 42: 1, 4, 7']);
    await shopper.request(canceled, 'canceled');
    expect(await elsewhere()).toEqual(['vans 42: 2, 3, 20']);
    await manager.put(`/v1/orders/${kept}/delete`, undefined);
    expect(await elsewhere()).toEqual([]);
  });

  it('are found again only when something has changed', async () => {
    const { _id } = await add({ colors: [aColor('black', { '42': 5 })] });
    await sell(_id, '42', 4);
    const first = await list();
    const spy = jest.spyOn(shop.dataSource.logger, 'logQuery');
    expect(await list()).toEqual(first);
    const ofSizes = spy.mock.calls.filter(([query]) => query.includes('product_sizes'));
    spy.mockRestore();
    expect(ofSizes).toEqual([]);
  });

  it('leave out what was deleted, and what does not sell', async () => {
    const deleted = await add({ colors: [aColor('black', { '42': 1 })] });
    await sell(deleted._id, '42', 1);
    await manager.put(`/v1/products/${deleted._id}/delete`, undefined);
    await add({ colors: [aColor('black', { '42': 1, '43': 0 })] });
    expect(await list()).toEqual({ days: 30, sizes: [], total: 0 });
  });

  it('are at most 24, each with at most five shoes, in two queries', async () => {
    const run = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [String(20 + index), 1]));
    for (let index = 0; index < 6; index += 1) {
      const { _id } = await add({
        brand: 'nike',
        colors: [aColor('black', index === 0 ? run : { '20': 1 })],
      });
      await manager.put(`/v1/products/${_id}/quantitySold`, { quantity: index === 0 ? 30 : 1 });
    }
    const spy = jest.spyOn(shop.dataSource.logger, 'logQuery');
    const { sizes, total } = await list();
    const ofLists = spy.mock.calls.filter(([query]) => query.includes('product_sizes'));
    spy.mockRestore();
    expect(ofLists).toHaveLength(2);
    expect({ sizes: sizes.length, total }).toEqual({ sizes: 24, total: 30 });
    expect(sizes[0]).toMatchObject({ size: '20', shoeCount: 6, sold: 6, daysLeft: 0 });
    expect(sizes[0]!.shoes).toHaveLength(5);
  });

  it('are for staff alone', async () => {
    const shopper = await aShopper(shop);
    expect((await shopper.get('/v1/products/lowStock')).status).toBe(403);
    expect((await call(shop, 'GET', '/v1/products/lowStock')).status).toBe(401);
  });
});
