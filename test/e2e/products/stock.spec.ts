import type { EntityManager } from 'typeorm';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import {
  lineKey,
  type StockLine,
  StockShortage,
  StockService,
} from '../../../src/modules/products/inventory/stock.service';
import { aColor, aProduct, NO_CAUSE } from '../support/factories/product';
import { createTestApp, type TestApp } from '../support/test-app';

describe('stock', () => {
  let shop: TestApp;
  let editing: ProductEditingService;
  let stock: StockService;
  let catalogue: CatalogueService;
  let product: ProductDto;

  beforeAll(async () => {
    shop = await createTestApp();
    editing = shop.app.get(ProductEditingService);
    stock = shop.app.get(StockService);
    catalogue = shop.app.get(CatalogueService);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    const colors = [aColor('black', { '42': 1, '43': 5 }), aColor('Off-White', { '42': 3 })];
    product = await editing.createProduct(aProduct({ name: 'Last Pair', colors }));
  });

  const run = <T>(work: (manager: EntityManager) => Promise<T>): Promise<T> =>
    shop.app.get(TransactionRunner).run(work);
  const take = (lines: StockLine[]): Promise<void> => run((manager) => stock.take(lines, NO_CAUSE, manager));
  const giveBack = (lines: StockLine[]): Promise<void> =>
    run((manager) => stock.giveBack(lines, NO_CAUSE, manager));
  const line = (color: string, size: string, quantity: number): StockLine => ({
    productId: product._id,
    color,
    size,
    quantity,
  });

  /** Sizes, their sum, and the pairs sold. */
  async function state(): Promise<{ sizes: number[]; stock: number; sold: number }> {
    const { colors, stock, quantitySold } = await catalogue.getProduct(product._id);
    const sizes = colors.flatMap((color) => color.sizes.map(({ quantity }) => quantity));
    return { sizes, stock, sold: quantitySold };
  }

  async function shortageOf(lines: StockLine[]): Promise<StockShortage> {
    const error = await take(lines).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StockShortage);
    return error as StockShortage;
  }

  it('leaves the shelf when it is sold and returns when it is given back', async () => {
    await take([line('black', '43', 2), line('off-white', '42', 3), line('black', '43', 1)]);
    expect(await state()).toEqual({ sizes: [1, 2, 0], stock: 3, sold: 6 });
    await giveBack([line('black', '43', 1), line('off-white', '42', 3)]);
    expect(await state()).toEqual({ sizes: [1, 3, 3], stock: 7, sold: 2 });
  });

  it('is taken for all lines or for none, and says what each short line could still have', async () => {
    const { short, message } = await shortageOf([
      line('black', '43', 2),
      line('black', '42', 2),
      line('off white', '42', 4),
      line('green', '42', 1),
    ]);
    expect(await state()).toEqual({ sizes: [1, 5, 3], stock: 9, sold: 0 });
    const left = Object.fromEntries(short.map((one) => [lineKey(one), one.available]));
    expect(left).toEqual({
      [`${product._id}/black/42`]: 1,
      [`${product._id}/off white/42`]: 3,
      [`${product._id}/green/42`]: 0,
    });
    expect(message).toBe('Some of these shoes are no longer in stock.');
  });

  it('counts two lines of one size together', async () => {
    await shortageOf([line('black', '43', 3), line('BLACK', '43', 3)]);
    expect((await state()).sizes).toEqual([1, 5, 3]);
  });

  it('explains a shortage line by line, for a person', async () => {
    const body = (await shortageOf([line('black', '42', 2)])).getResponse();
    const sentence = 'Only 1 pair of Last Pair in black, size 42, is left.';
    expect(body).toEqual({ message: sentence, errors: { [`${product._id}/black/42`]: sentence } });
    await take([line('black', '42', 1)]);
    expect((await shortageOf([line('black', '42', 1)])).message).toBe(
      'Last Pair in black, size 42, is sold out.',
    );
  });

  it('goes to exactly one of fifty concurrent buyers', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => take([line('black', '42', 1), line('black', '43', 1)])),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(49);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(StockShortage);
    expect(await state()).toEqual({ sizes: [0, 4, 3], stock: 7, sold: 2 });
  });

  it('stays constant together with the pairs sold, through concurrent purchases and returns in any order', async () => {
    const other = await editing.createProduct(aProduct({ colors: [aColor('black', { '42': 10 })] }));
    const theirs = { productId: other._id, color: 'black', size: '42', quantity: 1 };
    const ours = line('black', '43', 1);
    await Promise.allSettled(
      Array.from({ length: 30 }, async (_, index) => {
        const lines = index % 2 ? [ours, theirs] : [theirs, ours];
        await take(lines);
        if (index % 3 === 0) await giveBack(lines);
      }),
    );
    const { stock, sold, sizes } = await state();
    expect(stock + sold).toBe(9);
    expect(sizes[0]! + sizes[1]! + sizes[2]!).toBe(stock);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0);
    const after = await catalogue.getProduct(other._id);
    expect(after.stock + after.quantitySold).toBe(10);
  });

  it('is kept from falling below none by the database itself', async () => {
    const statement = 'UPDATE product_sizes SET quantity = -1 WHERE quantity = 1';
    await expect(shop.dataSource.query(statement)).rejects.toThrow(/CHECK|CONSTRAINT/i);
  });

  it('of a deleted product cannot be bought, yet returns to its shelf', async () => {
    await take([line('black', '43', 2)]);
    const mark = 'UPDATE product_states SET deletedAt =';
    await shop.dataSource.query(`${mark} CURRENT_TIMESTAMP WHERE productId = ?`, [product._id]);
    const { message } = await shortageOf([line('black', '43', 1)]);
    expect(message).toBe('Size 43 in black is no longer sold.');
    await giveBack([line('black', '43', 2)]);
    await shop.dataSource.query(`${mark} NULL WHERE productId = ?`, [product._id]);
    expect(await state()).toEqual({ sizes: [1, 5, 3], stock: 9, sold: 0 });
  });

  it('gives an order line its name, price, picture and what is left', async () => {
    const keys = [line('OFF-WHITE', '42', 1), line('black', '42', 1), line('black', '47', 1)];
    const found = await stock.findSellables(keys);
    expect([...found.keys()]).toEqual([lineKey(keys[0]!), lineKey(keys[1]!)]);
    expect(found.get(lineKey(keys[0]!))).toEqual({
      productId: product._id,
      color: 'off-white',
      size: '42',
      name: 'Last Pair',
      slug: product.slug,
      price: 2_500_000,
      image: '/media/shoes/test/off-white/side-960.webp',
      available: 3,
      sizeId: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      colorKey: 'off white',
    });
    expect(await stock.findSellable(keys[2]!)).toBeNull();
    expect(await stock.findSellable({ ...keys[1]!, productId: 'nobody' })).toBeNull();
    expect(await stock.findSellables([])).toEqual(new Map());
  });
});
