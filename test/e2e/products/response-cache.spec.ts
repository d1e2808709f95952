import { StockService } from '../../../src/modules/products/inventory/stock.service';
import { stringifyShared } from '../../../src/http/stringify-shared';
import { MAX_STALE_MS } from '../../../src/modules/products/catalog/catalogue-freshness';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import { aColor, aProduct, NO_CAUSE } from '../support/factories/product';
import { aStaffMember } from '../support/people';
import { queriesOf } from '../support/queries';
import { createSecondApp, createTestApp, type TestApp } from '../support/test-app';

/** Public answers are cached: after a write of this process, an older one must never be sent. */
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

  /** Holds the next list between reading the database and answering. */
  function holdList(): { held: Promise<void>; letGo: () => void; restore: () => void } {
    const list = catalogue.listProducts.bind(catalogue);
    let isHeld!: () => void;
    let letGo!: () => void;
    const held = new Promise<void>((resolve) => (isHeld = resolve));
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const spy = jest.spyOn(catalogue, 'listProducts').mockImplementationOnce(async (query) => {
      const found = await list(query);
      isHeld();
      await gate;
      return found;
    });
    return { held, letGo, restore: () => spy.mockRestore() };
  }

  const idsIn = (response: { json: <T>() => T }): string[] =>
    response.json<{ products: { _id: string }[] }>().products.map(({ _id }) => _id);

  it('is not given after a write that was committed while it was made', async () => {
    const path = '/filter?brand=puma&limit=50';
    const { held, letGo, restore } = holdList();
    const early = get(path);
    await held;
    const { _id } = await editing.createProduct(aProduct({ brand: 'puma' }));
    // Who asks now does not wait for what began before.
    expect(idsIn(await get(path))).toContain(_id);
    letGo();
    expect(idsIn(await early)).not.toContain(_id);
    restore();
    expect(idsIn(await get(path))).toContain(_id);
  });

  it('has each of many sales while others read', async () => {
    const colors = [aColor('black', { '42': 40 })];
    const { _id: sold } = await editing.createProduct(aProduct({ colors, brand: 'vans' }));
    const line = { productId: sold, color: 'black', size: '42', quantity: 1 };
    const paths = [`/${sold}`, '/filter?brand=vans', '/sliderType?brand=vans'];
    const stockIn = (body: string): number => Number(/"stock":(\d+)/.exec(body)![1]);
    let isOver = false;
    const readers = Array.from({ length: 6 }, async (_, reader) => {
      while (!isOver) {
        await get(paths[reader % paths.length]!);
        await new Promise(setImmediate);
      }
    });
    try {
      for (let left = 39; left >= 0; left -= 1) {
        await shop.app.get(TransactionRunner).run((manager) => stock.take([line], NO_CAUSE, manager));
        for (const path of paths) expect([path, stockIn((await get(path)).body)]).toEqual([path, left]);
      }
    } finally {
      isOver = true;
      await Promise.all(readers);
    }
  });

  it('needs no query', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    await ask();
    const { queries } = await queriesOf(shop, ask);
    clock.mockRestore();
    expect(queries).toEqual([]);
  });

  it('is made once for all who ask at the same time', async () => {
    const list = jest.spyOn(catalogue, 'listProducts');
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 2000);
    const bodies = await Promise.all(
      Array.from({ length: 20 }, async () => (await get('/filter?brand=puma&limit=7')).body),
    );
    clock.mockRestore();
    expect(new Set(bodies).size).toBe(1);
    expect(list).toHaveBeenCalledTimes(1);
    list.mockRestore();
  });

  it('is not left waiting for one that is refused', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => get('/filter?limit=1000')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
  });

  it('is the same for a manager, for whom nothing is stored', async () => {
    const manager = await aStaffMember(shop, 'manager');
    const path = '/filter?brand=puma&limit=6';
    const list = jest.spyOn(catalogue, 'listProducts');
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 3000);
    const { body: own } = await manager.get(`/v1/products${path}`);
    const { body } = await get(path);
    expect(list).toHaveBeenCalledTimes(2);
    expect(JSON.parse(body)).toEqual(own);
    await get(path);
    clock.mockRestore();
    expect(list).toHaveBeenCalledTimes(2);
    list.mockRestore();
  });

  it('is gone with a deleted product', async () => {
    const manager = await aStaffMember(shop, 'manager');
    await ask();
    expect((await manager.put(`/v1/products/${id}/delete`, undefined)).status).toBe(204);
    expect((await get(`/${id}`)).statusCode).toBe(404);
    for (const path of ['', LIST, '/sliderType?brand=puma']) expect((await get(path)).body).not.toContain(id);
  });
});

it('writes shared objects as JSON.stringify does, and once', () => {
  const shared = Object.freeze({ name: 'a "b"', none: undefined, list: [1, null] });
  const values = [
    { products: [shared, { other: 1 }, shared, undefined], total: 2, near: undefined, day: new Date(0) },
    [shared],
    {},
    null,
    'text',
  ];
  for (const value of values) expect(stringifyShared(value)).toBe(JSON.stringify(value));
});

/** Contract: a read of products may be 250 ms behind another process's change. */
describe('an answer that another process makes outdated', () => {
  it('is given for 250 ms at most', async () => {
    const one = await createTestApp();
    const other = await createSecondApp(one);
    const { _id } = await one.app
      .get(ProductEditingService)
      .createProduct(aProduct({ colors: [aColor('black', { '42': 9 })] }));
    const read = async ({ inject }: TestApp) =>
      Promise.all(
        [`/${_id}`, '/filter', '/facets?size=42', '/sliderType?brand=nike'].map(
          async (path) => (await inject({ method: 'GET', url: `/v1/products${path}` })).body,
        ),
      );
    await sleep(MAX_STALE_MS);
    const before = await read(one);
    expect(await read(one)).toEqual(before);
    const line = { productId: _id, color: 'black', size: '42', quantity: 9 };
    await other.app
      .get(TransactionRunner)
      .run((manager) => other.app.get(StockService).take([line], NO_CAUSE, manager));
    const after = await read(other);
    after.forEach((body, at) => expect(body).not.toBe(before[at]));
    await sleep(MAX_STALE_MS);
    expect(await read(one)).toEqual(after);
    await other.close();
    await one.close();
  });
});
