import { TransactionRunner } from '../../../src/database/transaction-runner';
import { CatalogueFreshness } from '../../../src/modules/products/catalog/catalogue-freshness';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import { StockService } from '../../../src/modules/products/inventory/stock.service';
import { CatalogueVersion } from '../../../src/modules/products/catalog/catalogue-version.repository';
import type { ProductListDto } from '../../../src/modules/products/catalog/dto/catalogue.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aColor, aProduct, NO_CAUSE } from '../support/factories/product';
import { queriesOf } from '../support/queries';
import { createTestApp, type TestApp } from '../support/test-app';
import { randomFrom } from '../../support/random';
import { expected, someProducts, someWish, toQuery, type Wish } from './catalogue-model';

const CATALOGUE = 60;

describe('the list of products', () => {
  let shop: TestApp;
  let all: ProductDto[];

  beforeAll(async () => {
    shop = await createTestApp();
    const editing = shop.app.get(ProductEditingService);
    all = [];
    for (const data of someProducts(randomFrom(7), CATALOGUE)) all.push(await editing.createProduct(data));
  });
  afterAll(() => shop.close());

  async function list(query: Record<string, string>, path = '/v1/products/filter'): Promise<ProductListDto> {
    const response = await shop.inject({ method: 'GET', url: path, query });
    expect(response.statusCode).toBe(200);
    return response.json<ProductListDto>();
  }

  async function everyPage(wish: Wish, limit: number): Promise<ProductDto[]> {
    const products: ProductDto[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await list({ ...toQuery(wish), page: String(page), limit: String(limit) });
      if (answer.products.length === 0) return products;
      products.push(...answer.products);
    }
  }

  it('answers whole products, just as they were saved', async () => {
    const { products, total } = await list({ limit: '100' }, '/v1/products/');
    expect(total).toBe(CATALOGUE);
    expect(products).toEqual(expected(all, {}));
  });

  it('finds what any combination of filters, search and sort means, and nothing else', async () => {
    const random = randomFrom(11);
    for (let round = 0; round < 80; round += 1) {
      const wish = someWish(random);
      const { products, total } = await list({ ...toQuery(wish), limit: '100' });
      const right = expected(all, wish);
      expect({ wish, ids: products.map(({ _id }) => _id) }).toEqual({
        wish,
        ids: right.map(({ _id }) => _id),
      });
      expect(total).toBe(right.length);
    }
  });

  it.each(['newest', 'oldest', 'high-low', 'low-high'] as const)(
    'neither repeats nor skips a product over the pages of %s, ties included',
    async (sort) => {
      for (const limit of [1, 7, 59]) {
        expect(await everyPage({ sort }, limit)).toEqual(expected(all, { sort }));
      }
    },
  );

  it('holds 24 products a page unless told otherwise', async () => {
    expect((await list({})).products).toHaveLength(24);
    expect((await list({}, '/v1/products')).products).toHaveLength(24);
  });

  it('answers a page past the end with an empty list and the true total', async () => {
    expect(await list({ page: '4' })).toEqual({ products: [], total: CATALOGUE });
    expect(await list({ page: '999999999' })).toEqual({ products: [], total: CATALOGUE });
  });

  it('reads values in any case, with hyphens or spaces, joined by commas or repeated', async () => {
    const right = await list({
      brand: 'new balance,vans',
      color: 'navy blue',
      stock: 'just-in',
      sort: 'low-high',
    });
    expect(right.total).toBeGreaterThan(0);
    const spelt = '?brand=New-Balance, VANS&color=NAVY-blue&stock=Just in&sort=LOW-HIGH';
    const repeated = '?brand=vans&brand=new+balance&color=navy+blue&stock=just-in&sort=low-high';
    expect(await list({}, `/v1/products/filter${encodeURI(spelt)}`)).toEqual(right);
    expect(await list({}, `/v1/products/filter${repeated}`)).toEqual(right);
  });

  it('finds what is left in a size, however its number is written', async () => {
    const right = expected(all, { size: ['42.5', '9'] });
    expect(right.length).toBeGreaterThan(0);
    const { products } = await list({ size: ' 42.50,09', limit: '100' });
    expect(products).toEqual(right);
    expect((await list({ size: '13' })).total).toBe(0);
  });

  it('finds what costs at least the first and less than the second price of a range', async () => {
    const priced = (price: string) => list({ price, sort: 'low-high', limit: '100' });
    const costs = async (price: string) => new Set((await priced(price)).products.map((one) => one.price));
    expect(await costs('1500000-2500000')).toEqual(new Set([1_500_000, 2_000_000]));
    expect(await costs(' 0-01500000 , 2500000-')).toEqual(new Set([1_000_000, 2_500_000]));
    expect((await priced('0-,5-7')).total).toBe(CATALOGUE);
    expect((await priced('999999999999999-')).total).toBe(0);
  });

  it('ignores unknown parameters and empty ones', async () => {
    const query = {
      active: 'productDetail',
      product: 'x',
      section: 'product',
      brand: '',
      search: ' ',
      sort: '',
    };
    expect((await list(query)).total).toBe(CATALOGUE);
  });

  it.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', 'two'],
    ['limit', '0'],
    ['limit', '101'],
    ['brand', 'nike,reebok'],
    ['type', 'sandal'],
    ['stock', 'maybe'],
    ['sort', 'cheapest'],
    ['size', '42,large'],
    ['size', '-42'],
    ['price', '5-3'],
    ['price', '5-5'],
    ['price', '-'],
    ['price', '-0'],
    ['price', '1000000'],
    ['price', '1tr-2tr'],
    ['price', '1-2-3'],
    ['price', '-1.5'],
    ['price', '0-99999999999999999999'],
    ['price', '1000000-2000000,cheap'],
    ['price', Array.from({ length: 51 }, (_, at) => `${at}-`).join()],
    ['search', 'x'.repeat(201)],
  ])('refuses %s=%s and names the parameter', async (name, value) => {
    const response = await shop.inject({
      method: 'GET',
      url: '/v1/products/filter',
      query: { [name]: value },
    });
    expect(response.statusCode).toBe(400);
    const body = response.json<{ statusCode: number; message: string; errors: Record<string, string> }>();
    expect(body.statusCode).toBe(400);
    expect(Object.keys(body.errors)).toEqual([name]);
    expect(body.message).toContain(name);
  });

  it.each(['brand', 'color', 'size', 'price', 'search', 'page', 'sort'])(
    'refuses %s in brackets by its name',
    async (name) => {
      for (const query of [`${name}[]=nike`, `${name}[a]=42`, `${name}%5B%5D=1&page=1`]) {
        const response = await shop.inject({ method: 'GET', url: `/v1/products/filter?${query}` });
        expect(response.statusCode).toBe(400);
        expect(Object.keys(response.json<{ errors: object }>().errors)).toEqual([name]);
      }
      const unknown = await shop.inject({ method: 'GET', url: '/v1/products/filter?tags[]=nike' });
      expect(unknown.statusCode).toBe(200);
    },
  );

  it('makes as many queries for 50 products as for 1', async () => {
    const count = async (limit: string): Promise<number> => {
      // Empties the caches.
      await shop.dataSource.query('UPDATE product_states SET revision = revision + 1');
      shop.app.get(CatalogueFreshness).raise();
      const { result, queries } = await queriesOf(shop, () => list({ limit }));
      expect(result.products).toHaveLength(Number(limit));
      return queries.length;
    };
    const one = await count('1');
    expect(one).toBeGreaterThan(0);
    expect(await count('50')).toBe(one);
  });
});

describe('searching', () => {
  let shop: TestApp;
  const NAMES = [
    'Giày Đá Bóng Sân Cỏ',
    'Air Jordan Legacy',
    'Court 100% Cotton',
    'Giầy_Trắng! Basic',
    'Zürich Trainer',
  ];

  beforeAll(async () => {
    shop = await createTestApp();
    for (const name of NAMES) await shop.app.get(ProductEditingService).createProduct(aProduct({ name }));
  });
  afterAll(() => shop.close());

  it.each([
    ['giay', ['Giày Đá Bóng Sân Cỏ', 'Giầy_Trắng! Basic']],
    ['GIÀY đá', ['Giày Đá Bóng Sân Cỏ']],
    ['da bong', ['Giày Đá Bóng Sân Cỏ']],
    ['bong da', ['Giày Đá Bóng Sân Cỏ']],
    ['đá san', ['Giày Đá Bóng Sân Cỏ']],
    ['jord', ['Air Jordan Legacy']],
    ['  jord   air ', ['Air Jordan Legacy']],
    ['jordan court', []],
    ['zurich', ['Zürich Trainer']],
    ['gia\u0300y', ['Giày Đá Bóng Sân Cỏ', 'Giầy_Trắng! Basic']],
    ['100%', ['Court 100% Cotton']],
    ['%', ['Court 100% Cotton']],
    ['_', ['Giầy_Trắng! Basic']],
    ['!', ['Giầy_Trắng! Basic']],
    ["' OR 1=1 --", []],
    ['\\', []],
  ])('finds for %j exactly %j', async (search, names) => {
    const response = await shop.inject({ method: 'GET', url: '/v1/products/filter', query: { search } });
    const { products } = response.json<ProductListDto>();
    expect(products.map(({ name }) => name).sort()).toEqual([...names].sort());
  });
});

describe('a product that changes', () => {
  let shop: TestApp;
  let product: ProductDto;

  beforeAll(async () => {
    shop = await createTestApp();
    product = await shop.app
      .get(ProductEditingService)
      .createProduct(aProduct({ colors: [aColor('black', { '42': 2 }), aColor('red', { '42': 0 })] }));
  });
  afterAll(() => shop.close());

  const total = async (query: Record<string, string>): Promise<number> => {
    const response = await shop.inject({ method: 'GET', url: '/v1/products/filter', query });
    return response.json<ProductListDto>().total;
  };

  it('shows its new stock at once after a sale, in lists and on its own', async () => {
    await shop.inject({ method: 'GET', url: '/v1/products/filter' });
    const line = { productId: product._id, color: 'black', size: '42', quantity: 2 };
    const stock = shop.app.get(StockService);
    const catalogue = shop.app.get(CatalogueService);
    await shop.app.get(TransactionRunner).run((manager) => stock.take([line], NO_CAUSE, manager));

    const response = await shop.inject({ method: 'GET', url: '/v1/products/filter' });
    expect(response.json<ProductListDto>().products[0]).toMatchObject({
      stock: 0,
      quantitySold: 2,
      version: 1,
    });
    expect((await catalogue.getProduct(product._id)).colors[0]!.sizes).toEqual([{ size: '42', quantity: 0 }]);
    expect(await total({ stock: 'just-in' })).toBe(0);
    expect(await total({ stock: 'sold-out' })).toBe(1);
  });

  it('is hidden everywhere once it is deleted', async () => {
    await shop.app.get(TransactionRunner).run(async (manager) => {
      await manager.query('UPDATE product_states SET deletedAt = CURRENT_TIMESTAMP, revision = revision + 1');
      await shop.app.get(CatalogueVersion).increment([product._id], manager);
    });
    for (const url of ['', '/filter', '/filter?search=test', '/facets']) {
      const body = (await shop.inject({ method: 'GET', url: `/v1/products${url}` })).json<ProductListDto>();
      expect(JSON.stringify(body)).not.toMatch(product._id);
      expect(body.total ?? 0).toBe(0);
    }
    for (const url of ['sliderType?brand=nike', 'typeAndNavbarImageFromBrand?brand=nike', 'topBestSeller']) {
      expect((await shop.inject({ method: 'GET', url: `/v1/products/${url}` })).json()).toEqual([]);
    }
    for (const name of [product._id, product.slug]) {
      expect((await shop.inject({ method: 'GET', url: `/v1/products/${name}` })).statusCode).toBe(404);
    }
    const facets = (await shop.inject({ method: 'GET', url: '/v1/products/facets' })).json<{
      stock: unknown;
    }>();
    expect(facets).toMatchObject({ colors: [] });
    expect(facets.stock).toEqual([
      { value: 'just-in', count: 0 },
      { value: 'sold-out', count: 0 },
    ]);
    const stock = shop.app.get(StockService);
    const catalogue = shop.app.get(CatalogueService);
    expect(await catalogue.countProducts()).toBe(0);
    expect(await stock.findSellable({ productId: product._id, color: 'black', size: '42' })).toBeNull();
  });
});
