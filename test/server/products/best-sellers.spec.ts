import type { BestSellerDto } from '../../../src/modules/products/catalogue/dto/catalogue.dto';
import type { NewProduct } from '../../../src/modules/products/editing/dto/product-body.dto';
import { CatalogueService } from '../../../src/modules/products/catalogue/catalogue.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, type Shopper } from '../support/people';
import { createSecondApp, createTestApp, type TestApp } from '../support/test-app';

describe('the best sellers', () => {
  let shop: TestApp;
  /** Another process of the same shop. */
  let other: TestApp;
  let shopper: Shopper;
  let manager: Shopper;

  beforeAll(async () => {
    shop = await createTestApp();
    other = await createSecondApp(shop);
    shopper = await aShopper(shop);
    manager = await aStaffMember(shop, 'manager');
  });
  afterAll(async () => {
    await other.close();
    await shop.close();
  });

  /** The list of both processes, as `name: pairs`. */
  const list = async (): Promise<string[]> => {
    const { status, body } = await shopper.get<BestSellerDto[]>('/v1/products/topBestSeller');
    expect(status).toBe(200);
    const elsewhere = await other.app.get(CatalogueService).listBestSellers();
    expect(elsewhere).toEqual(body);
    return body.map(({ name, quantitySold }) => `${name}: ${quantitySold}`);
  };
  const add = async (overrides: Partial<NewProduct>): Promise<string> => {
    const colors = [aColor('black', { '42': 9 })];
    const product = await shop.app
      .get(ProductEditingService)
      .createProduct(aProduct({ colors, ...overrides }));
    return product._id;
  };
  const place = async (productId: string, quantity: number): Promise<string> => {
    const order = await shopper.prepare([{ productId, color: 'black', size: '42', quantity }]);
    expect((await shopper.request(order._id)).status).toBe(200);
    return order._id;
  };

  it('are up to date after sales, returns, renames and deletions', async () => {
    const [first, second] = [await add({ name: 'Early Runner' }), await add({ name: 'Late Walker' })];
    expect(await list()).toEqual([]);
    const order = await place(first, 2);
    expect(await list()).toEqual(['Early Runner: 2']);
    await place(second, 3);
    expect(await list()).toEqual(['Late Walker: 3', 'Early Runner: 2']);
    await manager.put(`/v1/products/${first}/quantitySold`, { quantity: 2, color: 'black', size: '42' });
    expect(await list()).toEqual(['Early Runner: 4', 'Late Walker: 3']);
    await shopper.request(order, 'canceled');
    expect(await list()).toEqual(['Late Walker: 3', 'Early Runner: 2']);
    await manager.put(`/v1/products/${second}`, { name: 'Night Walker' });
    expect(await list()).toEqual(['Night Walker: 3', 'Early Runner: 2']);
    await manager.put(`/v1/products/${second}/delete`, undefined);
    expect(await list()).toEqual(['Early Runner: 2']);
  });

  it('have one order when equally many were sold', async () => {
    const [a, b] = [await add({ name: 'Same A' }), await add({ name: 'Same B' })];
    await place(b, 5);
    await place(a, 5);
    const names = a < b ? ['Same B: 5', 'Same A: 5'] : ['Same A: 5', 'Same B: 5'];
    expect((await list()).slice(0, 2)).toEqual(names);
  });
});
