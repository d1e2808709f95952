import { InvalidFields } from '../../../src/common/refusals/refusal';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import type { NewProduct } from '../../../src/modules/products/editing/dto/product-body.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type { ProductListDto } from '../../../src/modules/products/catalog/dto/catalogue.dto';
import { apiDocument } from '../support/api-document';
import { aColor, aProduct } from '../support/factories/product';
import { aStaffMember, call, type Answer, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

describe('creating a product', () => {
  let shop: TestApp;
  let catalogue: CatalogueService;
  let editing: ProductEditingService;
  let manager: Shopper;

  beforeAll(async () => {
    shop = await createTestApp();
    catalogue = shop.app.get(CatalogueService);
    editing = shop.app.get(ProductEditingService);
    manager = await aStaffMember(shop, 'manager');
  });
  afterAll(() => shop.close());

  async function errorsOf(overrides: Partial<NewProduct>): Promise<Record<string, string>> {
    const before = await catalogue.countProducts();
    const error = await editing.createProduct(aProduct(overrides)).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(InvalidFields);
    expect(await catalogue.countProducts()).toBe(before);
    return ((error as InvalidFields).getResponse() as { errors: Record<string, string> }).errors;
  }

  it.each([
    ['Giày Chạy Bộ', 'giay-chay-bo'],
    ['  Đường Phố / №1  ', 'duong-pho-1'],
    ['ĐẾ CAO', 'de-cao'],
    ['???', 'product'],
    ['Filter', 'filter-1'],
    ['202020202020202020202020', '202020202020202020202020-1'],
  ])('makes of %j the slug %s', async (name, slug) => {
    expect((await editing.createProduct(aProduct({ name }))).slug).toBe(slug);
  });

  const routes = Object.entries(apiDocument.paths).filter(([, path]) => 'get' in path);
  const taken = routes.flatMap(([route]) => /^\/v1\/products\/([a-z0-9-]+)$/.exec(route)?.[1] ?? []);

  it.each([...taken, 'DEADBEEFDEADBEEFDEADBEEF'])('is read at the slug of the name %j', async (name) => {
    const { slug, _id } = (await manager.post<ProductDto>('/v1/products', aProduct({ name }))).body;
    const found = await call<ProductDto>(shop, 'GET', `/v1/products/${slug}`);
    expect(found.body).toMatchObject({ _id, slug, name });
  });

  it('numbers the slug when the name is taken, also by a deleted product or at the same moment', async () => {
    const save = () => editing.createProduct(aProduct({ name: 'Twin' }));
    const first = await save();
    expect(first.slug).toBe('twin');
    await shop.dataSource.query(
      'UPDATE product_states SET deletedAt = CURRENT_TIMESTAMP WHERE productId = ?',
      [first._id],
    );
    await editing.createProduct(aProduct({ name: 'Twin Peaks' }));
    const twins = await Promise.all(Array.from({ length: 6 }, save));
    expect(twins.map(({ slug }) => slug).sort()).toEqual(
      [2, 3, 4, 5, 6, 7].map((number) => `twin-${number}`),
    );
  });

  it('saves colours lower-case and one spelling of a size', async () => {
    const { colors } = await editing.createProduct(
      aProduct({ colors: [aColor(' Volt BLACK ', { '42.50': 1, '40.0': 2 })] }),
    );
    expect(colors[0]).toMatchObject({
      color: 'volt black',
      sizes: [
        { size: '40', quantity: 2 },
        { size: '42.5', quantity: 1 },
      ],
    });
  });

  it('names each field that is wrong, and saves nothing', async () => {
    expect(Object.keys(await errorsOf({ name: ' ', brand: 'reebok', type: 'sandal', price: 1.5 }))).toEqual([
      'name',
      'brand',
      'type',
      'price',
    ]);
    expect(await errorsOf({ price: -1 })).toHaveProperty('price');
    expect(await errorsOf({ name: 'x'.repeat(151) })).toHaveProperty('name');
  });

  it('refuses a colour or a size that is there twice', async () => {
    expect(await errorsOf({ colors: [aColor('Off-White'), aColor('off white')] })).toEqual({
      'colors.1.color': 'This color is there twice.',
    });
    expect(await errorsOf({ colors: [aColor('black', { '42': 1, '42.0': 1 })] })).toEqual({
      'colors.0.sizes.1.size': 'This size is there twice.',
    });
  });

  it.each([
    ['-1', { '42': -1 }, 'colors.0.sizes.0.quantity'],
    ['a half', { '42': 0.5 }, 'colors.0.sizes.0.quantity'],
    ['not a number', { '42': Number.NaN }, 'colors.0.sizes.0.quantity'],
    ['size XL', { XL: 1 }, 'colors.0.sizes.0.size'],
  ])('refuses %s', async (_, sizes, field) => {
    expect(Object.keys(await errorsOf({ colors: [aColor('black', sizes)] }))).toEqual([field]);
  });

  it('refuses a colour without a name, with a comma, with an invalid hex, or with seven images', async () => {
    const black = aColor();
    expect(await errorsOf({ colors: [{ ...black, color: ' ' }] })).toHaveProperty(['colors.0.color']);
    expect(await errorsOf({ colors: [{ ...black, color: 'a,b' }] })).toHaveProperty(['colors.0.color']);
    expect(await errorsOf({ colors: [{ ...black, colorHex: 'red' }] })).toHaveProperty(['colors.0.colorHex']);
    const imageDetail = Array.from({ length: 7 }, () => '/media/x.webp');
    expect(await errorsOf({ colors: [{ ...black, imageDetail }] })).toHaveProperty(['colors.0.imageDetail']);
  });

  it('takes part in an open transaction: what is rolled back was never there', async () => {
    const before = await catalogue.countProducts();
    const work = shop.app.get(TransactionRunner).run(async (manager) => {
      const { slug } = await editing.createProduct(aProduct({ name: 'Undone' }), undefined, { manager });
      expect(slug).toBe('undone');
      expect(await catalogue.getProduct('undone', manager)).toMatchObject({ name: 'Undone' });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await catalogue.countProducts()).toBe(before);
    expect((await editing.createProduct(aProduct({ name: 'Undone' }))).slug).toBe('undone');
  });

  describe('over HTTP', () => {
    const post = <T>(body: unknown): Promise<Answer<T>> => manager.post<T>('/v1/products', body);
    const aBody = (changes: object = {}): object => ({ ...aProduct(), importAt: '2026-03-01', ...changes });

    it('answers the saved product, and does not read a stock', async () => {
      const colors = [aColor('Đỏ Đô', { '43': 2, '42.50': 1 })];
      const { status, body } = await post<ProductDto>(aBody({ name: ' Giày Mới ', stock: 99, colors }));
      expect(status).toBe(201);
      expect(body).toMatchObject({
        name: 'Giày Mới',
        slug: 'giay-moi',
        stock: 3,
        quantitySold: 0,
        version: 1,
      });
      expect(body.importAt).toBe('2026-03-01T00:00:00.000Z');
      expect(body.colors[0]).toMatchObject({ color: 'đỏ đô', sizes: [{ size: '42.5' }, { size: '43' }] });
      expect((await call(shop, 'GET', '/v1/products/giay-moi')).body).toEqual(body);
    });

    it('shows in filters at once', async () => {
      await post(aBody({ name: 'Zephyr Boot', type: 'boot', brand: 'puma' }));
      const query = 'search=zephyr&type=boot&brand=puma&color=black&stock=just-in';
      const found = await call<ProductListDto>(shop, 'GET', `/v1/products/filter?${query}`);
      expect(found.body.total).toBe(1);
    });

    it('came in now when it does not say when', async () => {
      const { body } = await post<ProductDto>(aBody({ importAt: undefined }));
      expect(Math.abs(Date.now() - Date.parse(body.importAt))).toBeLessThan(600_000);
    });

    it.each([
      [{ name: undefined }, 'name'],
      [{ name: 'a\u0000b' }, 'name'],
      [{ desc: undefined }, 'desc'],
      [{ desc: 'x'.repeat(10_001) }, 'desc'],
      [{ navbarImage: '' }, 'navbarImage'],
      [{ price: 2_000_000_001 }, 'price'],
      [{ importAt: null }, 'importAt'],
      [{ importAt: '2026-02-30' }, 'importAt'],
      [{ importAt: '2026-02-28T09:00:00' }, 'importAt'],
      [{ quantitySold: 5 }, 'quantitySold'],
      [{ slug: 'mine' }, 'slug'],
      [{ colors: [] }, 'colors'],
      [{ colors: Array.from({ length: 21 }, (_, index) => aColor(`red ${index}`)) }, 'colors'],
      [{ colors: [[]] }, 'colors'],
      [{ colors: [{ ...aColor(), imageDetail: ['x'.repeat(301)] }] }, 'colors.0.imageDetail.0'],
      [{ colors: [{ ...aColor(), imageDetail: ['//example.com/a.webp'] }] }, 'colors.0.imageDetail.0'],
      [{ adImage: 'https://example.com/a.webp' }, 'adImage'],
      [{ adImage: '/media/../v1/orders' }, 'adImage'],
      [{ adImage: '/media/models/sac-he.glb' }, 'adImage'],
      [{ navbarImage: '/media/films/home-wide-av1.mp4' }, 'navbarImage'],
      [{ colors: [{ ...aColor(), imageDetail: ['/media/models/sac-he.glb'] }] }, 'colors.0.imageDetail.0'],
      [{ navbarImage: '/uploads/a"onerror=x.webp' }, 'navbarImage'],
      [{ colors: [{ ...aColor(), color: 'İ'.repeat(60) }] }, 'colors.0.color'],
    ])('refuses %j and names the field', async (changes, field) => {
      const before = await catalogue.countProducts();
      const { status, body } = await post<{ errors: Record<string, string> }>(aBody(changes));
      expect(status).toBe(400);
      expect(Object.keys(body.errors)[0]).toBe(field);
      expect(await catalogue.countProducts()).toBe(before);
    });

    it('refuses an empty body', async () => {
      expect((await post(undefined)).status).toBe(400);
      expect((await post([])).status).toBe(400);
    });

    it('is for managers alone', async () => {
      const admin = await aStaffMember(shop, 'admin');
      expect((await admin.post('/v1/products', aBody())).status).toBe(403);
      expect((await call(shop, 'POST', '/v1/products', aBody())).status).toBe(401);
    });
  });
});
