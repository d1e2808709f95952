import { BadRequestException } from '@nestjs/common';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import type { NewProduct } from '../../../src/modules/products/new-product';
import { ProductsService } from '../../../src/modules/products/products.service';
import { aColor, aProduct } from '../support/factories/product';
import { createTestApp, type TestApp } from '../support/test-app';

describe('creating a product', () => {
  let shop: TestApp;
  let products: ProductsService;

  beforeAll(async () => {
    shop = await createTestApp();
    products = shop.app.get(ProductsService);
  });
  afterAll(() => shop.close());

  async function errorsOf(overrides: Partial<NewProduct>): Promise<Record<string, string>> {
    const before = await products.countProducts();
    const error = await products.createProduct(aProduct(overrides)).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(BadRequestException);
    expect(await products.countProducts()).toBe(before);
    return ((error as BadRequestException).getResponse() as { errors: Record<string, string> }).errors;
  }

  it.each([
    ['Giày Chạy Bộ', 'giay-chay-bo'],
    ['  Đường Phố / №1  ', 'duong-pho-1'],
    ['ĐẾ CAO', 'de-cao'],
    ['???', 'product'],
    ['Filter', 'filter-1'],
  ])('makes of %j the slug %s', async (name, slug) => {
    expect((await products.createProduct(aProduct({ name }))).slug).toBe(slug);
  });

  it('numbers the slug when the name is taken, also by a deleted product or at the same moment', async () => {
    const save = () => products.createProduct(aProduct({ name: 'Twin' }));
    expect((await save()).slug).toBe('twin');
    await shop.dataSource.query("UPDATE products SET deletedAt = importAt WHERE slug = 'twin'");
    await products.createProduct(aProduct({ name: 'Twin Peaks' }));
    const twins = await Promise.all(Array.from({ length: 6 }, save));
    expect(twins.map(({ slug }) => slug).sort()).toEqual(
      [2, 3, 4, 5, 6, 7].map((number) => `twin-${number}`),
    );
  });

  it('saves colours lower-case and one spelling of a size', async () => {
    const { colors } = await products.createProduct(
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

  it('refuses a colour without a name, with a comma, a hex that is none, or seven images', async () => {
    const black = aColor();
    expect(await errorsOf({ colors: [{ ...black, color: ' ' }] })).toHaveProperty(['colors.0.color']);
    expect(await errorsOf({ colors: [{ ...black, color: 'a,b' }] })).toHaveProperty(['colors.0.color']);
    expect(await errorsOf({ colors: [{ ...black, colorHex: 'red' }] })).toHaveProperty(['colors.0.colorHex']);
    const imageDetail = Array.from({ length: 7 }, () => '/media/x.webp');
    expect(await errorsOf({ colors: [{ ...black, imageDetail }] })).toHaveProperty(['colors.0.imageDetail']);
  });

  it('takes part in an open transaction: what is rolled back was never there', async () => {
    const before = await products.countProducts();
    const work = shop.app.get(TransactionRunner).run(async (manager) => {
      const { slug } = await products.createProduct(aProduct({ name: 'Undone' }), manager);
      expect(slug).toBe('undone');
      expect(await products.countProducts(manager)).toBe(before + 1);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await products.countProducts()).toBe(before);
    expect((await products.createProduct(aProduct({ name: 'Undone' }))).slug).toBe('undone');
  });
});
