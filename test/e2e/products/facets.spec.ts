import type { ProductFacetsDto } from '../../../src/modules/products/catalog/dto/catalogue.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { BRANDS, PRODUCT_TYPES } from '../../../src/modules/products/product-fields';
import { PRICE_RANGES } from '../../../src/modules/products/price-ranges';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { randomFrom } from '../../support/random';
import { createTestApp, type TestApp } from '../support/test-app';
import { expected, sizesLeft, someProducts, someWish, toQuery, type Wish } from './catalogue-model';

describe('facets', () => {
  let shop: TestApp;
  let all: ProductDto[];

  beforeAll(async () => {
    shop = await createTestApp();
    all = [];
    for (const data of someProducts(randomFrom(3), 40)) {
      all.push(await shop.app.get(ProductEditingService).createProduct(data));
    }
  });
  afterAll(() => shop.close());

  async function facets(query: Record<string, string>): Promise<ProductFacetsDto> {
    const response = await shop.inject({ method: 'GET', url: '/v1/products/facets', query });
    expect(response.statusCode).toBe(200);
    return response.json<ProductFacetsDto>();
  }

  /** The number of products that match when a group's selection is this value instead. */
  const countWith = (wish: Wish, group: keyof Wish, value: string): number =>
    expected(all, { ...wish, [group]: [value] }).length;

  it('counts for every value what choosing it alone in its group would show', async () => {
    const random = randomFrom(5);
    for (let round = 0; round < 40; round += 1) {
      const wish = someWish(random);
      const { brands, types, stock, colors, sizes, prices } = await facets(toQuery(wish));
      const right = (group: keyof Wish, values: readonly string[]): object[] =>
        values.map((value) => ({ value, count: countWith(wish, group, value) }));
      expect({ wish, brands, types, stock, prices }).toEqual({
        wish,
        brands: right('brand', BRANDS),
        types: right('type', PRODUCT_TYPES),
        stock: right('stock', ['just-in', 'sold-out']),
        prices: right('price', [...new Set([...PRICE_RANGES, ...(wish.price ?? [])])]),
      });
      for (const { value, count } of sizes) expect(count).toBe(countWith(wish, 'size', value));
      for (const { value, count } of colors) expect(count).toBe(countWith(wish, 'color', value));
    }
  });

  it('lists the colours that match, most frequent first, each with its hex', async () => {
    const { colors } = await facets({ brand: 'nike' });
    const names = new Set(
      expected(all, { brand: ['nike'] }).flatMap((one) => one.colors.map((c) => c.color)),
    );
    expect(new Set(colors.map(({ value }) => value))).toEqual(names);
    expect(colors.map(({ count }) => count)).toEqual(colors.map(({ count }) => count).sort((a, b) => b - a));
    expect(colors.every(({ colorHex }) => colorHex === '#1b1b1f')).toBe(true);
  });

  it('lists the sizes that are left of the matches, smallest first, and those selected', async () => {
    const { sizes } = await facets({ brand: 'nike' });
    const left = new Set(expected(all, { brand: ['nike'] }).flatMap(({ colors }) => sizesLeft(colors)));
    expect(sizes.map(({ value }) => value)).toEqual([...left].sort((a, b) => Number(a) - Number(b)));
    expect((await facets({ search: 'no such shoe', size: '47.50' })).sizes).toEqual([
      { value: '47.5', count: 0 },
    ]);
  });

  it('counts each product in one of the shop’s price ranges, and a selected range of another kind behind them', async () => {
    const { prices } = await facets({ price: '01-1500000,2500000-3000000,0-2000000' });
    expect(prices.map(({ value }) => value)).toEqual([...PRICE_RANGES, '1-1500000']);
    const counts = prices.slice(0, -1).map(({ count }) => count);
    expect(counts.reduce((sum, count) => sum + count)).toBe(all.length);
    expect(counts.filter(Boolean).length).toBeGreaterThan(2);
  });

  it('keeps a selected colour even when nothing matches it', async () => {
    const { colors } = await facets({ search: 'no such shoe', color: 'volt' });
    expect(colors).toEqual([{ value: 'volt', colorHex: '#1b1b1f', count: 0, asked: ['volt'] }]);
  });

  it('ignores page and sort, which the page passes on, and refuses an impossible brand', async () => {
    expect(await facets({ page: '7', sort: 'low-high' })).toEqual(await facets({}));
    const response = await shop.inject({ method: 'GET', url: '/v1/products/facets?brand=reebok' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toHaveProperty('errors.brand');
  });
});
