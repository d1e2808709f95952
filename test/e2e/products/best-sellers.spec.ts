import { setTimeout as sleep } from 'node:timers/promises';
import type { BestSellerDto } from '../../../src/modules/products/catalog/dto/catalogue.dto';
import type { NewProduct } from '../../../src/modules/products/editing/dto/product-body.dto';
import { MAX_STALE_MS } from '../../../src/modules/products/catalog/catalogue-freshness';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import { StockService } from '../../../src/modules/products/inventory/stock.service';
import { aColor, aProduct, NO_CAUSE } from '../support/factories/product';
import { letTimePass } from '../support/clock';
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
    // The other process may be as much behind.
    letTimePass(MAX_STALE_MS);
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

  it.each(['this', 'another'])(
    'are current when %s process sells, although both keep them: at once, or after 250 ms',
    async (which) => {
      const names = [`${which} rises`, `${which} stays`, `${which} falls`];
      const [rising, , falling] = [
        await add({ name: names[0]! }),
        await add({ name: names[1]! }),
        await add({ name: names[2]! }),
      ];
      const selling = which === 'this' ? shop : other;
      const sell = async (productId: string, quantity: number): Promise<void> => {
        const { app } = selling;
        const line = { productId, color: 'black', size: '42', quantity };
        await app.get(TransactionRunner).run((open) => app.get(StockService).take([line], NO_CAUSE, open));
      };
      /** The pairs of these products, asked often enough that the last answer is a kept one. */
      const asked = async ({ inject }: TestApp): Promise<string[]> => {
        const url = '/v1/products/topBestSeller';
        await inject({ method: 'GET', url });
        await inject({ method: 'GET', url });
        const sellers = (await inject({ method: 'GET', url })).json<BestSellerDto[]>();
        return sellers
          .filter(({ name }) => names.includes(name))
          .map(({ name, quantitySold }) => `${name}: ${quantitySold}`);
      };
      const both = async (expected: string[]): Promise<void> => {
        expect(await asked(selling)).toEqual(expected);
        await sleep(MAX_STALE_MS);
        expect(await asked(selling === shop ? other : shop)).toEqual(expected);
      };
      await both([]);
      await sell(falling, 6);
      await both([`${names[2]}: 6`]);
      await sell(falling, 1);
      await both([`${names[2]}: 7`]);
      // What was not among them before comes in.
      await sell(rising, 8);
      await both([`${names[0]}: 8`, `${names[2]}: 7`]);
    },
  );
});
