import { StockService } from '../../../src/modules/products/inventory/stock.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type { SliderProductDto } from '../../../src/modules/products/catalog/dto/catalogue.dto';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import { aColor, aProduct, NO_CAUSE } from '../support/factories/product';
import { createTestApp, type TestApp } from '../support/test-app';

const day = (number: number): Date => new Date(Date.UTC(2026, 4, number));

describe('reading the catalogue', () => {
  let shop: TestApp;
  let editing: ProductEditingService;
  let stock: StockService;

  beforeAll(async () => {
    shop = await createTestApp();
    editing = shop.app.get(ProductEditingService);
    stock = shop.app.get(StockService);
  });
  afterAll(() => shop.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    shop.inject({ method: 'GET', url: `/v1/products${path}`, headers });

  describe('one product', () => {
    let product: ProductDto;
    beforeAll(async () => {
      const colors = [aColor('Đỏ Đô', { '42.5': 1, '9': 2, '42': 0 }), aColor('white', { '40': 4 })];
      product = await editing.createProduct(aProduct({ name: 'Giày Chạy Bộ', brand: 'puma', colors }));
    });

    it('is found by its id and by its slug, in capitals and with a trailing slash too', async () => {
      expect(product.slug).toBe('giay-chay-bo');
      for (const path of [product._id, product.slug, 'GIAY-Chay-Bo', `${product.slug}/`]) {
        const response = await get(`/${path}`);
        expect(response.statusCode).toBe(200);
        expect(response.json()).toEqual(product);
      }
    });

    it('is not found by another spelling of its id (rule W20)', async () => {
      for (const spelling of [product._id.toUpperCase(), `${product._id}\u200b`, ` ${product._id}`]) {
        const response = await get(`/${encodeURIComponent(spelling)}`);
        expect(response.statusCode).toBe(404);
      }
    });

    it('has lower-case colours in their order, sizes sorted as numbers, and the sum of them as stock', () => {
      expect(product).toMatchObject({ stock: 7, quantitySold: 0, version: 1 });
      expect(product.colors.map(({ color }) => color)).toEqual(['đỏ đô', 'white']);
      expect(product.colors[0]!.sizes.map(({ size }) => size)).toEqual(['9', '42', '42.5']);
    });

    it.each(['nothing-like-it', 'f'.repeat(24), 'giày-chạy-bộ', "x' OR '1'='1", 'x'.repeat(300)])(
      'is not %s: 404 in the shape of every error',
      async (name) => {
        const response = await get(`/${encodeURIComponent(name)}`);
        expect(response.statusCode).toBe(404);
        expect(response.json()).toEqual({
          statusCode: 404,
          message: 'There is no such product.',
          code: 'product.unknown',
        });
      },
    );

    it('answers 304 to a caller with the present version, until it changes', async () => {
      for (const path of [`/${product.slug}`, '', '/filter?brand=puma', '/facets', '/allProductQuantity']) {
        const first = await get(path);
        const etag = String(first.headers.etag);
        expect(etag).toMatch(/^W\/".+"$/);
        expect(first.headers['cache-control']).toBe('no-cache');
        const again = await get(path, { 'if-none-match': `"other", ${etag}` });
        expect(again.statusCode).toBe(304);
        expect(again.body).toBe('');
        expect(again.headers.etag).toBe(etag);
        expect((await get(path, { 'if-none-match': '"other"' })).statusCode).toBe(200);
      }
      const before = await get(`/${product.slug}`);
      const line = { productId: product._id, color: 'white', size: '40', quantity: 1 };
      await shop.app.get(TransactionRunner).run((manager) => stock.take([line], NO_CAUSE, manager));
      const after = await get(`/${product.slug}`, { 'if-none-match': String(before.headers.etag) });
      expect(after.statusCode).toBe(200);
      expect(after.json()).toMatchObject({ stock: 6, quantitySold: 1 });
    });
  });

  describe('a brand', () => {
    beforeAll(async () => {
      const shoe = (name: string, type: string, date: Date) =>
        editing.createProduct(
          aProduct({ name, type, brand: 'new balance', importAt: date, navbarImage: `/media/${name}.webp` }),
        );
      await shoe('a', 'running', day(1));
      await shoe('b', 'running', day(3));
      await shoe('c', 'running', day(2));
      await shoe('d', 'sneaker', day(1));
    });

    it('has a type for each kind of shoe it sells, in the shop’s order, with its newest shoe’s picture', async () => {
      const right = [
        { type: 'sneaker', navbarImage: '/media/d.webp' },
        { type: 'running', navbarImage: '/media/b.webp' },
      ];
      for (const brand of ['new%20balance', 'new-balance', 'NEW+Balance']) {
        expect((await get(`/typeAndNavbarImageFromBrand?brand=${brand}`)).json()).toEqual(right);
      }
      expect((await get('/typeAndNavbarImageFromBrand?brand=vans')).json()).toEqual([]);
    });

    it('fills a slider with the newest first, of one type or of all', async () => {
      const names = async (query: string): Promise<string[]> =>
        (await get(`/sliderType?${query}`)).json<SliderProductDto[]>().map(({ name }) => name);
      expect(await names('brand=new-balance&type=running')).toEqual(['b', 'c', 'a']);
      expect((await names('brand=new-balance')).slice(0, 2)).toEqual(['b', 'c']);
      expect(await names('brand=new-balance')).toHaveLength(4);
      const [card] = (await get('/sliderType?brand=new-balance')).json<SliderProductDto[]>();
      expect(card).toEqual({
        _id: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
        slug: 'b',
        name: 'b',
        price: 2_500_000,
        adImage: '/media/shoes/test/ad-960.webp',
        type: 'running',
        stock: 5,
        sizes: ['42'],
        colors: [{ color: 'black', colorHex: '#1b1b1f' }],
      });
    });

    it.each(['sliderType', 'typeAndNavbarImageFromBrand'])('must be named and known for %s', async (path) => {
      for (const query of ['', '?brand=', '?brand=reebok', '?brand=nike&brand=puma']) {
        const response = await get(`/${path}${query}`);
        expect(response.statusCode).toBe(400);
        expect(response.json()).toHaveProperty('errors.brand');
      }
    });
  });

  describe('one colour', () => {
    beforeAll(async () => {
      const shoe = (name: string, brand: string, date: Date, colors: ReturnType<typeof aColor>[]) =>
        editing.createProduct(aProduct({ name, brand, importAt: date, colors }));
      const picture = (path: string, color: ReturnType<typeof aColor>) => ({ ...color, imageDetail: [path] });
      await shoe('old purple', 'vans', day(1), [aColor('tím', { '42': 1 })]);
      await shoe('new purple', 'vans', day(2), [
        aColor('black', { '42': 1 }),
        picture('/media/purple-960.webp', aColor('tím oải hương', { '42': 2 })),
      ]);
      await shoe('sold purple', 'vans', day(3), [aColor('tím', { '42': 0 }), aColor('black', { '42': 1 })]);
      await shoe('Tím chỉ trong tên', 'vans', day(4), [aColor('black', { '42': 1 })]);
      await shoe('other purple', 'nike', day(1), [aColor('tím', { '42': 1 })]);
    });

    it('is the newest shoe in stock of each brand, pictured in it, in the order of brands', async () => {
      for (const color of ['tím', 'PURPLE', ' tim ']) {
        const cards = (await get(`/sliderColor?color=${encodeURIComponent(color)}`)).json<
          SliderProductDto[]
        >();
        expect(cards.map(({ name }) => name)).toEqual(['other purple', 'new purple']);
        expect(cards[1]).toMatchObject({ adImage: '/media/purple-960.webp', stock: 3 });
      }
    });

    it.each(['running', 'nike', 'zzz', '42', '%', 'tim chi trong ten', 'not purple'])(
      'is not %s: no cards',
      async (words) => {
        expect((await get(`/sliderColor?color=${encodeURIComponent(words)}`)).json()).toEqual([]);
      },
    );

    it('must be named, once and shortly', async () => {
      for (const query of ['', '?color=', '?color=%20', '?color=a&color=b', `?color=${'x'.repeat(100)}`]) {
        const response = await get(`/sliderColor${query}`);
        expect(response.statusCode).toBe(400);
        expect(response.json()).toHaveProperty('errors.color');
      }
    });

    it('is answered anew when its last pair is sold', async () => {
      const names = async () =>
        (await get('/sliderColor?color=cam')).json<SliderProductDto[]>().map(({ name }) => name);
      const product = await editing.createProduct(
        aProduct({ name: 'orange', brand: 'puma', colors: [aColor('cam', { '42': 1 })] }),
      );
      expect(await names()).toEqual(['orange']);
      const line = { productId: product._id, color: 'cam', size: '42', quantity: 1 };
      await shop.app.get(TransactionRunner).run((manager) => stock.take([line], NO_CAUSE, manager));
      expect(await names()).toEqual([]);
    });
  });

  it('lists at most ten best sellers, most pairs first, without what never sold', async () => {
    for (let pairs = 1; pairs <= 12; pairs += 1) {
      const { _id } = await editing.createProduct(aProduct({ colors: [aColor('black', { '42': 20 })] }));
      const line = { productId: _id, color: 'black', size: '42', quantity: pairs + 1 };
      await shop.app.get(TransactionRunner).run((manager) => stock.take([line], NO_CAUSE, manager));
    }
    const best = (await get('/topBestSeller')).json<{ quantitySold: number; image: string }[]>();
    expect(best.map(({ quantitySold }) => quantitySold)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
    expect(best[0]!.image).toBe('/media/shoes/test/black/side-960.webp');
  });
});
