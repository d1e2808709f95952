import { TransactionRunner } from '../../../src/database/transaction-runner';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type { ProductListDto } from '../../../src/modules/products/catalog/dto/catalogue.dto';
import {
  type StockLine,
  StockShortage,
  StockService,
} from '../../../src/modules/products/inventory/stock.service';
import { aColor, aProduct, NO_CAUSE } from '../support/factories/product';
import { aStaffMember, call, type Answer, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';
import { expectLedgerToAgree } from './ledger';

interface Failure {
  message: string;
  errors: Record<string, string>;
}

describe('editing a product', () => {
  let shop: TestApp;
  let editing: ProductEditingService;
  let catalogue: CatalogueService;
  let stock: StockService;
  let manager: Shopper;
  let product: ProductDto;

  beforeAll(async () => {
    shop = await createTestApp();
    editing = shop.app.get(ProductEditingService);
    catalogue = shop.app.get(CatalogueService);
    stock = shop.app.get(StockService);
    manager = await aStaffMember(shop, 'manager');
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    const colors = [aColor('black', { '42': 5, '43': 2 }), aColor('white', { '42': 3 })];
    product = await editing.createProduct(aProduct({ name: 'Court Classic', colors }));
  });
  afterEach(() => expectLedgerToAgree(shop.dataSource));

  const edit = <T = ProductDto>(body: unknown): Promise<Answer<T>> =>
    manager.put<T>(`/v1/products/${product._id}`, body);
  const read = (): Promise<ProductDto> => catalogue.getProduct(product._id);
  const line = (color: string, size: string, quantity: number): StockLine => {
    return { productId: product._id, color, size, quantity };
  };
  const buy = (...lines: StockLine[]): Promise<void> =>
    shop.app.get(TransactionRunner).run((open) => stock.take(lines, NO_CAUSE, open));
  const giveBack = (...lines: StockLine[]): Promise<void> =>
    shop.app.get(TransactionRunner).run((open) => stock.giveBack(lines, NO_CAUSE, open));
  /** The stock as `{ black: { '42': 5 } }`. */
  const shelfOf = ({ colors }: ProductDto): object =>
    Object.fromEntries(
      colors.map(({ color, sizes }) => [
        color,
        Object.fromEntries(sizes.map(({ size, quantity }) => [size, quantity])),
      ]),
    );
  /** A colour as the form sends it: each size with the quantity that the editor saw. */
  const seen = (color: string, sizes: Record<string, [before: number, after: number]>) => ({
    ...aColor(color),
    sizes: Object.entries(sizes).map(([size, [quantityBefore, quantity]]) => {
      return { size, quantity, quantityBefore };
    }),
  });

  it('changes what is sent and leaves the rest alone', async () => {
    const { status, body } = await edit({ price: 1_990_000, highLight: ' Nhẹ và nhanh ' });
    expect(status).toBe(200);
    const changed = { price: 1_990_000, highLight: 'Nhẹ và nhanh', version: 2, updatedAt: body.updatedAt };
    expect(body).toEqual({ ...product, ...changed });
    expect(await read()).toEqual(body);
  });

  it('makes a new name searchable under the old slug, so that shared links go on opening', async () => {
    expect((await edit({ name: 'Giày Đường Phố' })).body).toMatchObject({ slug: product.slug });
    const found = await call<ProductListDto>(shop, 'GET', '/v1/products/filter?search=duong+pho');
    expect(found.body.products.map(({ _id }) => _id)).toEqual([product._id]);
    expect((await call(shop, 'GET', `/v1/products/${product.slug}`)).status).toBe(200);
  });

  it('takes a product back as it was read, and does not read what cannot be edited', async () => {
    const body = { ...product, quantitySold: 99, stock: 1234, slug: 'mine', _id: 'other', price: 5 };
    const answer = await edit(body);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...product, price: 5, version: 2, updatedAt: answer.body.updatedAt });
  });

  it('replaces the whole list of colours, in the order it is sent', async () => {
    const colors = [aColor('Volt', { '44': 1 }), aColor('white', { '42': 4, '41': 2 })];
    const { body } = await edit({ name: 'Zephyr', colors });
    expect(body.colors.map(({ color }) => color)).toEqual(['volt', 'white']);
    expect(shelfOf(body)).toEqual({ volt: { '44': 1 }, white: { '41': 2, '42': 4 } });
    expect(body.stock).toBe(7);
    const facets = await call<{ colors: { value: string }[] }>(
      shop,
      'GET',
      '/v1/products/facets?search=zephyr',
    );
    expect(facets.body.colors.map(({ value }) => value).sort()).toEqual(['volt', 'white']);
  });

  it('never undoes a sale: what was sold since the editor looked stays sold', async () => {
    await buy(line('black', '42', 2), line('white', '42', 3));
    const { body } = await edit({
      colors: [seen('black', { '42': [5, 8], '43': [2, 2] }), seen('white', { '42': [3, 3], '44': [0, 1] })],
    });
    expect(shelfOf(body)).toEqual({ black: { '42': 6, '43': 2 }, white: { '42': 0, '44': 1 } });
    expect(body).toMatchObject({ stock: 9, quantitySold: 5 });
  });

  it('sets the quantity of a size that does not say what the editor saw', async () => {
    await buy(line('black', '42', 2));
    const { body } = await edit({ colors: [aColor('black', { '42': 5 })] });
    expect(shelfOf(body)).toEqual({ black: { '42': 5 } });
  });

  it('is refused whole when it takes away more than sales have left', async () => {
    await buy(line('black', '42', 4));
    const colors = [seen('black', { '42': [5, 2], '43': [2, 9] })];
    const { status, body } = await edit<Failure>({ price: 1, colors });
    expect(status).toBe(409);
    const sentence = 'Of size 42 in black 3 pairs cannot go: 1 is left.';
    expect(body).toMatchObject({ message: sentence, errors: { [`${product._id}/black/42`]: sentence } });
    expect(await read()).toMatchObject({ price: product.price, version: 1, stock: 6 });
  });

  it('is refused when it counts on a size that a colleague has removed', async () => {
    await edit({ colors: [aColor('black', { '43': 2 })] });
    const answer = await edit<Failure>({ colors: [seen('black', { '42': [5, 4], '43': [2, 2] })] });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe('There is no size 42 in black any more.');
  });

  it('that names nothing changes nothing, not even the version', async () => {
    const { status, body } = await edit({});
    expect(status).toBe(200);
    expect(body).toEqual(product);
    expect((await read()).version).toBe(product.version);
  });

  it('names the renamed colour of an edit that does not exist', async () => {
    const colors = [{ ...seen('black', { '42': [5, 5] }), colorBefore: 'volt' }];
    const answer = await edit<Failure>({ colors });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe('There is no size 42 in volt any more.');
  });

  it('keeps the pairs of a colour that is renamed, sales in between included', async () => {
    await buy(line('black', '42', 1), line('white', '42', 1));
    const renamed = await edit({
      colors: [
        { ...seen('Jet Black', { '42': [5, 5], '43': [2, 3] }) },
        { ...seen('bone', { '42': [3, 3] }), colorBefore: 'White' },
      ],
    });
    expect(shelfOf(renamed.body)).toEqual({ 'jet black': { '42': 4, '43': 3 }, bone: { '42': 2 } });
    // A cart from before still uses the old name.
    await buy(line('black', '42', 1));
    await buy(line('jet black', '42', 3));
  });

  it('does not give a colour the name that another one had', async () => {
    const answer = await edit<Failure>({
      colors: [
        { ...seen('white', { '42': [5, 5] }), colorBefore: 'black' },
        { ...seen('black', { '42': [3, 3] }), colorBefore: 'white' },
      ],
    });
    expect(answer.status).toBe(409);
    expect(answer.body.errors).toHaveProperty([`${product._id}/white/42`]);
    expect(shelfOf(await read())).toMatchObject({ black: { '42': 5 }, white: { '42': 3 } });
  });

  it('does not guess which of two colours was renamed', async () => {
    const answer = await edit<Failure>({ colors: [seen('bone', { '42': [3, 3] })] });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe('There is no size 42 in bone any more.');
  });

  it('does not guess which of two new names belongs to which of two missing colours', async () => {
    const colors = [seen('bone', { '42': [3, 3] }), seen('jet', { '42': [5, 5] })];
    const answer = await edit<Failure>({ colors });
    expect(answer.status).toBe(409);
    expect(Object.keys(answer.body.errors ?? {})).toEqual(
      ['bone', 'jet'].map((color) => `${product._id}/${color}/42`),
    );
    expect(shelfOf(await read())).toEqual({ black: { '42': 5, '43': 2 }, white: { '42': 3 } });
  });

  it('is refused once a colour has had more names than can be kept', async () => {
    const named = (time: number) => `${'x'.repeat(50)} ${time}`;
    const rename = (time: number) => {
      const colorBefore = time === 0 ? 'white' : named(time - 1);
      return edit<Failure>({
        colors: [aColor('black', { '42': 5 }), { ...aColor(named(time), { '42': 3 }), colorBefore }],
      });
    };
    let times = 0;
    let answer = await rename(times);
    while (answer.status === 200 && times < 30) answer = await rename((times += 1));
    expect(answer.status).toBe(409);
    expect(answer.body.message).toMatch(/^x+ \d+ had too many names before: /);
    expect(times).toBeGreaterThan(10);
    expect(shelfOf(await read())).toMatchObject({ [named(times - 1)]: { '42': 3 } });
  });

  it('is refused when a colleague’s edit came between, and not when a sale did', async () => {
    const { version } = await read();
    await buy(line('black', '42', 1));
    expect((await edit({ price: 2_000_000, version })).body.version).toBe(version + 1);
    const late = await edit<Failure>({ price: 3_000_000, version });
    expect(late.status).toBe(409);
    expect(late.body.message).toMatch(/^A colleague changed this product/);
    expect((await read()).price).toBe(2_000_000);
  });

  it('saves one of two concurrent edits', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => edit({ price: 1_000 + index, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
  });

  it('stays in step with sales that happen at the same time', async () => {
    await edit({ colors: [aColor('black', { '42': 40, '43': 40 }), aColor('white', { '42': 40 })] });
    let sold = 0;
    const sales = Array.from({ length: 20 }, async (_, index) => {
      const lines = [line('black', index % 2 ? '42' : '43', 1), line('white', '42', 1)];
      await buy(...(index % 3 ? lines : lines.reverse()));
      sold += 2;
    });
    const edits = Array.from({ length: 10 }, () =>
      edit({
        colors: [seen('white', { '42': [10, 11] }), seen('black', { '42': [20, 20], '43': [20, 19] })],
      }),
    );
    const outcomes = await Promise.allSettled([...sales, ...edits]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    const after = await read();
    expect(after.stock + after.quantitySold).toBe(120);
    expect(after.quantitySold).toBe(sold);
    expect(after.version).toBe(12);
  });

  it('loses no pair when sizes and names go while pairs are sold and given back', async () => {
    const full = [aColor('black', { '42': 50, '43': 50 }), aColor('white', { '42': 50 })];
    await edit({ colors: full });
    const lists = [
      [aColor('black', { '43': 50 }), aColor('white', { '42': 50 })],
      full,
      [aColor('black', { '42': 50 }), { ...aColor('bone', { '42': 50 }), colorBefore: 'white' }],
    ];
    const edits = Array.from({ length: 15 }, (_, index) => edit({ colors: lists[index % 3] }));
    const trades = Array.from({ length: 60 }, async (_, index) => {
      const lines = [line('black', index % 2 ? '42' : '43', 1), line('white', '42', 1)];
      await buy(...lines).then(
        () => giveBack(...lines),
        // At this moment it is not for sale.
        (error: unknown) => expect(error).toBeInstanceOf(StockShortage),
      );
    });
    await Promise.all(trades);
    expect((await Promise.all(edits)).map(({ status }) => status)).toEqual(Array<number>(15).fill(200));
    expect((await read()).quantitySold).toBe(0);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: null }, 'name'],
    [{ desc: ' ' }, 'desc'],
    [{ highLight: '' }, 'highLight'],
    [{ adImage: '' }, 'adImage'],
    [{ brand: 'reebok' }, 'brand'],
    [{ price: '2000000' }, 'price'],
    [{ importAt: 'yesterday' }, 'importAt'],
    [{ importAt: '1066-10-14' }, 'importAt'],
    [{ importAt: '2026-09-14T09:00:00' }, 'importAt'],
    [{ importAt: '2026-09-14 09:00' }, 'importAt'],
    [{ version: '1' }, 'version'],
    [{ isOnSale: true }, 'isOnSale'],
    [{ colors: [] }, 'colors'],
    [{ colors: [null] }, 'colors'],
    [{ colors: 'black' }, 'colors'],
    [{ colors: [{ ...aColor(), image: 'x' }] }, 'colors.0.image'],
    [{ colors: [{ ...aColor(), imageDetail: [] }] }, 'colors.0.imageDetail'],
    [{ colors: [{ ...aColor(), sizes: [] }] }, 'colors.0.sizes'],
    [{ colors: [{ ...aColor(), sizes: [null] }] }, 'colors.0.sizes'],
    [{ colors: [{ ...aColor(), sizes: [{ size: 42, quantity: 1 }] }] }, 'colors.0.sizes.0.size'],
    [
      { colors: [{ ...aColor(), sizes: [{ size: '42', quantity: 1, quantityBefore: -1 }] }] },
      'colors.0.sizes.0.quantityBefore',
    ],
  ])('refuses %j, names the field and saves nothing', async (body, field) => {
    const { status, body: failure } = await edit<Failure>(body);
    expect(status).toBe(400);
    expect(Object.keys(failure.errors)[0]).toBe(field);
    expect(await read()).toEqual(product);
  });

  it('is for managers, and for products that are there', async () => {
    const admin = await aStaffMember(shop, 'admin');
    expect((await admin.put(`/v1/products/${product._id}`, { price: 1 })).status).toBe(403);
    expect((await call(shop, 'PUT', `/v1/products/${product._id}`, { price: 1 })).status).toBe(401);
    for (const id of ['0'.repeat(24), product._id.toUpperCase().replace(/^\w/, 'F'), product.slug, 'x']) {
      expect((await manager.put(`/v1/products/${id}`, { price: 1 })).status).toBe(404);
    }
    expect(await read()).toEqual(product);
  });
});
