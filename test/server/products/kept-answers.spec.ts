import { StockService } from '../../../src/modules/products/stock/stock.service';
import { CatalogueService } from '../../../src/modules/products/catalogue/catalogue.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import { aProduct, NO_CAUSE } from '../support/factories/product';
import { aStaffMember } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

/** Public answers are cached as serialised bytes: an outdated one must never be sent. */
describe('an answer that was given before', () => {
  const LIST = '/filter?brand=puma&sort=low-high';
  let shop: TestApp;
  let editing: ProductEditingService;
  let catalogue: CatalogueService;
  let stock: StockService;
  let id: string;

  beforeAll(async () => {
    shop = await createTestApp();
    editing = shop.app.get(ProductEditingService);
    catalogue = shop.app.get(CatalogueService);
    stock = shop.app.get(StockService);
    for (let index = 0; index < 5; index += 1) {
      ({ _id: id } = await editing.createProduct(aProduct({ brand: 'puma' })));
    }
  });
  afterAll(() => shop.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    shop.inject({ method: 'GET', url: `/v1/products${path}`, headers });

  const withoutId = (headers: Record<string, unknown>) => ({
    ...headers,
    ...{ date: null, 'x-request-id': null, 'content-length': null, 'transfer-encoding': null },
  });

  it.each(['identity', 'gzip', 'br'])(
    'is the same when it is given again, encoded as %s',
    async (encoding) => {
      const asked = { 'accept-encoding': encoding };
      const decode = { identity: (bytes: Buffer) => bytes, gzip: gunzipSync, br: brotliDecompressSync }[
        encoding
      ]!;
      const first = await get(`${LIST}&limit=4`, asked);
      const plain = (await get(`${LIST}&limit=3`)).body;
      for (let times = 0; times < 3; times += 1) {
        const again = await get(`${LIST}&limit=4`, asked);
        expect(again.statusCode).toBe(200);
        expect(withoutId(again.headers)).toEqual(withoutId(first.headers));
        expect(decode(again.rawPayload).equals(decode(first.rawPayload))).toBe(true);
      }
      expect(decode((await get(`${LIST}&limit=3`, asked)).rawPayload).toString()).toBe(plain);
    },
  );

  it('is another one where a parameter that is given twice has its values the other way round', async () => {
    const urls = ['search=a&search=b', 'search=b&search=a'].map((query) => `/filter?${query}&page=1`);
    const [first, second] = [await get(urls[0]!), await get(urls[1]!)];
    expect(first.statusCode).toBe(400);
    expect(second.statusCode).toBe(400);
    const pages = ['page=2&page=1', 'page=1&page=2'].map((query) => `/product?${query}`);
    const visit = async (url: string) =>
      (await shop.inject({ method: 'GET', url, headers: { accept: 'text/html' } })).body;
    const titles = [await visit(pages[0]!), await visit(pages[0]!), await visit(pages[1]!)];
    expect(titles[1]).toBe(titles[0]);
    expect(titles[2]).not.toBe(titles[0]);
    const spelt = ['page=2&p%61ge=1', 'p%61ge=1&page=2'].map((query) => `/product?${query}`);
    expect(await visit(spelt[0]!)).not.toBe(await visit(spelt[1]!));
  });

  it('is the same in any order of the parameters, and differs for other values', async () => {
    const { body } = await get('/filter?limit=2&page=1&brand=puma');
    expect((await get('/filter?brand=puma&page=1&limit=2')).body).toBe(body);
    expect((await get('/filter?brand=puma&page=2&limit=2')).body).not.toBe(body);
    expect((await get('/filter?brand=puma&page=2&limit=1000')).statusCode).toBe(400);
  });

  const PATHS = ['', LIST, '/facets', '/sliderType?brand=puma', '/typeAndNavbarImageFromBrand?brand=puma'];

  /** All answers, each requested three times, so that the last one comes from the cache. */
  async function ask(): Promise<string[]> {
    const paths = [...PATHS, `/${id}`];
    await Promise.all(paths.map((path) => get(path)));
    await Promise.all(paths.map((path) => get(path)));
    return Promise.all(paths.map(async (path) => (await get(path)).body));
  }

  it('shows a sale at once', async () => {
    const before = await ask();
    const { colors } = await catalogue.getProduct(id);
    const line = { productId: id, color: colors[0]!.color, size: colors[0]!.sizes[0]!.size, quantity: 1 };
    await shop.app.get(TransactionRunner).run((manager) => stock.take([line], NO_CAUSE, manager));
    const after = await ask();
    expect(after.map((body, index) => body === before[index])).toEqual([
      ...[false, false, true, false, true, false],
    ]);
    expect(JSON.parse(after[5]!)).toEqual(
      await catalogue.getProduct(id).then((one) => JSON.parse(JSON.stringify(one))),
    );
  });

  it('is not kept as newer than it is when another request reads a change meanwhile', async () => {
    const path = '/filter?brand=puma&limit=50';
    await get(path);
    // The first request has read the revisions of its page, and waits while another one reads the change.
    const ask = shop.dataSource.query.bind(shop.dataSource);
    let isHeld!: () => void;
    let letGo!: () => void;
    const held = new Promise<void>((resolve) => (isHeld = resolve));
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const query = jest.spyOn(shop.dataSource, 'query').mockImplementationOnce(async (sql, values) => {
      const rows = await ask(sql, values as unknown[]);
      isHeld();
      await gate;
      return rows;
    });
    const early = get(path);
    await held;
    const { _id } = await editing.createProduct(aProduct({ brand: 'puma' }));
    await get('/filter?brand=puma&limit=49');
    letGo();
    await early;
    expect(query).toHaveBeenCalled();
    query.mockRestore();

    const { products } = (await get(path)).json<{ products: { _id: string }[] }>();
    expect(products.map((product) => product._id)).toContain(_id);
  });

  it('is gone with a deleted product', async () => {
    const manager = await aStaffMember(shop, 'manager');
    await ask();
    expect((await manager.put(`/v1/products/${id}/delete`, undefined)).status).toBe(204);
    expect((await get(`/${id}`)).statusCode).toBe(404);
    for (const path of ['', LIST, '/sliderType?brand=puma']) expect((await get(path)).body).not.toContain(id);
  });
});
