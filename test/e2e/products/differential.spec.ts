import { TransactionRunner } from '../../../src/database/transaction-runner';
import { StockService } from '../../../src/modules/products/inventory/stock.service';
import { MAX_STALE_MS } from '../../../src/modules/products/catalog/catalogue-freshness';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import type { ProductFacetsDto } from '../../../src/modules/products/catalog/dto/catalogue.dto';
import type { ProductListDto } from '../../../src/modules/products/catalog/dto/catalogue.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { NO_CAUSE } from '../support/factories/product';
import { aStaffMember, type Shopper } from '../support/people';
import { letTimePass } from '../support/clock';
import { createSecondApp, createTestApp, type TestApp } from '../support/test-app';
import { pick, randomFrom } from '../../support/random';
import { expected, sizesLeft, someProducts, someWish, toQuery } from './catalogue-model';

const CATALOGUE = 120;
const QUESTIONS = 500;
const QUESTIONS_BETWEEN_CHANGES = 10;

/**
 * Compares the catalogue's answers with a plain scan of all products, while managers and buyers change them in one
 * process and both processes are asked.
 */
describe('any question about the catalogue', () => {
  const random = randomFrom(2026);
  let shop: TestApp;
  let other: TestApp;
  let editing: ProductEditingService;
  let catalogue: CatalogueService;
  let stock: StockService;
  let manager: Shopper;
  let all: ProductDto[];

  beforeAll(async () => {
    shop = await createTestApp();
    other = await createSecondApp(shop);
    manager = await aStaffMember(shop, 'manager');
    editing = shop.app.get(ProductEditingService);
    catalogue = shop.app.get(CatalogueService);
    stock = shop.app.get(StockService);
    all = [];
    for (const data of someProducts(random, CATALOGUE)) all.push(await editing.createProduct(data));
  });
  afterAll(async () => {
    await other.close();
    await shop.close();
  });

  async function ask<T>(url: string, query: Record<string, string>): Promise<T> {
    const response = await (random() < 0.5 ? shop : other).inject({ method: 'GET', url, query });
    expect(response.statusCode).toBe(200);
    return response.json<T>();
  }

  /** Sells, takes back, edits, deletes or adds, and keeps `all` equal to the database. */
  async function change(): Promise<void> {
    await changeOne();
    // The other process may be as much behind.
    letTimePass(MAX_STALE_MS);
  }

  async function changeOne(): Promise<void> {
    const product = pick(random, all);
    const dice = random();
    if (dice < 0.5) await moveStock(product, dice < 0.25);
    else if (dice < 0.8) await edit(product);
    else if (dice < 0.9) {
      expect((await manager.put(`/v1/products/${product._id}/delete`, undefined)).status).toBe(204);
      all.splice(all.indexOf(product), 1);
      return;
    } else {
      all.push(await editing.createProduct(someProducts(random, 1)[0]!));
      return;
    }
    all[all.indexOf(product)] = await catalogue.getProduct(product._id);
  }

  /** Moves all pairs of a size at once, or a few of them. */
  async function moveStock(product: ProductDto, isSale: boolean): Promise<void> {
    const { color, sizes } = pick(random, product.colors);
    const { size, quantity } = pick(random, sizes);
    if (isSale && quantity === 0) return;
    const pairs = isSale && random() < 0.7 ? quantity : 1;
    const lines = [{ productId: product._id, color, size, quantity: pairs }];
    await shop.app
      .get(TransactionRunner)
      .run((open) => (isSale ? stock.take(lines, NO_CAUSE, open) : stock.giveBack(lines, NO_CAUSE, open)));
  }

  async function edit(product: ProductDto): Promise<void> {
    const { name, price, importAt, colors, brand } = someProducts(random, 1)[0]!;
    const edits = [{ name }, { price }, { importAt }, { colors }, { brand, price }];
    const answer = await manager.put(`/v1/products/${product._id}`, pick(random, edits));
    expect(answer.status).toBe(200);
  }

  it('is answered as a walk through all products would, page by page', async () => {
    let hits = 0;
    for (let question = 0; question < QUESTIONS; question += 1) {
      if (question % QUESTIONS_BETWEEN_CHANGES === 0) await change();
      const wish = someWish(random);
      const limit = 1 + Math.floor(random() * 30);
      const page = 1 + Math.floor(random() * random() * 8);
      const right = expected(all, wish);
      const query = { ...toQuery(wish), page: String(page), limit: String(limit) };
      const answer = await ask<ProductListDto>('/v1/products/filter', query);
      expect({ question, query, ...answer }).toEqual({
        ...{ question, query },
        products: right.slice((page - 1) * limit, page * limit),
        total: right.length,
      });
      hits += answer.products.length;
    }
    expect(hits).toBeGreaterThan(QUESTIONS);
  });

  it('is counted as a walk through all products would', async () => {
    for (let question = 0; question < 50; question += 1) {
      await change();
      const wish = someWish(random);
      const { colors, sizes } = await ask<ProductFacetsDto>('/v1/products/facets', toQuery(wish));
      const byColor = expected(all, { ...wish, color: [] }).flatMap((one) => one.colors.map((c) => c.color));
      const bySize = expected(all, { ...wish, size: [] }).flatMap((one) => [
        ...new Set(sizesLeft(one.colors)),
      ]);
      const found = (list: { value: string; count: number }[]): [string, number][] =>
        list.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]);
      expect(new Map(found(colors))).toEqual(tally(byColor));
      expect(new Map(found(sizes))).toEqual(tally(bySize));
    }
  });
});

function tally(values: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
