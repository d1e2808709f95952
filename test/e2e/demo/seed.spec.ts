import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findShopPicture } from '../../../src/http/shop-picture';
import { DemoModule } from '../../../src/demo/demo.module';
import { DemoService } from '../../../src/demo/demo.service';
import { DEMO_PASSWORD } from '../../../src/config/published-password';
import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import type { CustomerDto } from '../../../src/modules/customers/dto/customer.dto';
import type { OrderDto, OrderListDto } from '../../../src/modules/orders/dto/order.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type { ProductListDto } from '../../../src/modules/products/catalog/dto/catalogue.dto';
import type { StockMovementListDto } from '../../../src/modules/products/inventory/dto/stock-movement.dto';
import { expectLedgerToAgree } from '../products/ledger';
import { call } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

const ROOT = join(__dirname, '..', '..', '..');

async function allProducts(shop: TestApp): Promise<ProductDto[]> {
  const { body } = await call<ProductListDto>(shop, 'GET', '/v1/products?limit=100');
  return body.products;
}

async function signInAs(shop: TestApp, username: string): Promise<{ token: string; userId: string }> {
  const login = { username, password: DEMO_PASSWORD };
  const { body } = await call<TokensDto>(shop, 'POST', '/v1/customers/login', login);
  const payload = JSON.parse(Buffer.from(body.token.split('.')[1]!, 'base64url').toString()) as {
    userId: string;
  };
  return { token: body.token, userId: payload.userId };
}

function groupBy<T>(list: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** A customer's profile and orders, read with `token`. */
async function historyOf(shop: TestApp, token: string, id: string) {
  const { body: customer } = await call<CustomerDto>(shop, 'GET', `/v1/customers/${id}`, undefined, token);
  const orders: OrderDto[] = [];
  for (const { orderId } of customer.orders) {
    orders.push((await call<OrderDto>(shop, 'GET', `/v1/orders/${orderId}`, undefined, token)).body);
  }
  return { customer, orders };
}

describe('the demo shop', () => {
  let shop: TestApp;
  let products: ProductDto[];

  beforeAll(async () => {
    shop = await createTestApp({}, [DemoModule]);
    expect(await shop.app.get(DemoService).seed()).toBe(true);
    products = await allProducts(shop);
  });
  afterAll(() => shop.close());

  it('sells six brands in three types or more each, one of them with more than three models', () => {
    expect(products.length).toBeGreaterThanOrEqual(66);
    const brands = groupBy(products, ({ brand }) => brand);
    expect([...brands.keys()].sort()).toEqual(
      ['adidas', 'balenciaga', 'new balance', 'nike', 'puma', 'vans'].sort(),
    );
    for (const models of brands.values()) {
      const counts = [...groupBy(models, ({ type }) => type).values()].map((group) => group.length);
      expect(counts.length).toBeGreaterThanOrEqual(3);
      expect(Math.max(...counts)).toBeGreaterThan(3);
    }
  });

  it('offers each model in two to four colours of a shared palette', () => {
    const hexes = new Map<string, Set<string>>();
    for (const { colors } of products) {
      expect(colors.length).toBeGreaterThanOrEqual(2);
      expect(colors.length).toBeLessThanOrEqual(4);
      for (const { color, colorHex } of colors) {
        expect(color).toBe(color.toLowerCase());
        hexes.set(color, (hexes.get(color) ?? new Set()).add(colorHex));
      }
    }
    expect(hexes.size).toBe(16);
    for (const values of hexes.values()) expect(values.size).toBe(1);
  });

  it('tells of each model in Vietnamese and in English', async () => {
    const vietnamese = /[àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ]/i;
    for (const { highLight, desc, highLightEn = '', descEn = '', name } of products) {
      expect([name, vietnamese.test(highLight), vietnamese.test(desc)]).toEqual([name, true, true]);
      // The shop is called so, and é is English in a café.
      const english = `${highLightEn} ${descEn}`.replace(/bước\.|café/g, '');
      expect([name, highLightEn.length > 10, descEn.length > 60, vietnamese.test(english)]).toEqual([
        ...[name, true, true, false],
      ]);
    }
  });

  it('has models, colours and sizes that are sold out', () => {
    expect(products.some(({ stock }) => stock === 0)).toBe(true);
    const inStock = products.filter(({ stock }) => stock > 0);
    const left = (sizes: { quantity: number }[]) => sizes.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(inStock.some(({ colors }) => colors.some(({ sizes }) => left(sizes) === 0))).toBe(true);
    const living = inStock.flatMap(({ colors }) => colors).filter(({ sizes }) => left(sizes) > 0);
    expect(living.some(({ sizes }) => sizes.some(({ quantity }) => quantity === 0))).toBe(true);
  });

  it('has every picture on disk, also for browsers without AVIF', () => {
    const paths = products.flatMap(({ adImage, navbarImage, colors }) => [
      adImage,
      navbarImage,
      ...colors.flatMap(({ imageDetail }) => imageDetail),
    ]);
    expect(paths.length).toBeGreaterThan(66 * 2 * 6);
    const isThere = (path: string): boolean => existsSync(join(ROOT, path));
    for (const accept of ['image/avif', '*/*']) {
      const missing = [...new Set(paths)].filter((path) => !findShopPicture(path, accept, isThere));
      expect(missing).toEqual([]);
    }
  });

  it("has every product's first picture as wide as a link's preview promises", () => {
    const isThere = (path: string): boolean => existsSync(join(ROOT, path));
    const narrower = products.filter(({ adImage }) => findShopPicture(adImage, '*/*', isThere) !== adImage);
    expect(narrower.map(({ adImage }) => adImage)).toEqual([]);
  });

  it('names a 3D model of its own for every product', () => {
    expect(products.map(({ model }) => model)).toEqual(
      products.map(({ slug }) => `/media/models/${slug}.glb`),
    );
  });

  it('spreads arrivals over the last eighteen months and none over days to come', () => {
    const days = products.map(({ importAt }) => (Date.now() - Date.parse(String(importAt))) / 86_400_000);
    expect(Math.min(...days)).toBeGreaterThan(0);
    expect(Math.max(...days)).toBeGreaterThan(15 * 30);
    expect(Math.max(...days)).toBeLessThan(18.5 * 30.5);
  });

  it('gives the client account a history in every status', async () => {
    const { token, userId } = await signInAs(shop, 'client');
    const { customer, orders } = await historyOf(shop, token, userId);
    expect(customer.role).toBe('client');
    expect(new Set(orders.map(({ status }) => status))).toEqual(
      new Set(['cart', 'pending', 'delivering', 'completed', 'canceled']),
    );
    expect(orders.filter(({ status }) => status === 'cart')).toHaveLength(1);
    expect(orders.length - 1).toBeGreaterThan(10);
    expect(orders.some(({ items }) => items.length > 4)).toBe(true);
    for (const { items, total } of orders) {
      expect(items.length).toBeGreaterThan(0);
      expect(items.reduce((sum, { price, quantity }) => sum + Number(price) * quantity, 0)).toBe(total);
    }
    const cart = orders.find(({ status }) => status === 'cart')!;
    for (const { quantity, available } of cart.items) expect(available).toBeGreaterThanOrEqual(quantity);
  });

  it.each(['manager', 'admin'])('lets the %s in with the published password', async (username) => {
    const { token, userId } = await signInAs(shop, username);
    const { customer } = await historyOf(shop, token, userId);
    expect(customer.role).toBe(username);
    expect(customer.email).toBe(`${username}@shop.test`);
  });

  it('has issued the invoices of all but its latest orders, each under a number of its own', async () => {
    const { token } = await signInAs(shop, 'manager');
    const listed = async (invoice: string) =>
      (await call<OrderListDto>(shop, 'GET', `/v1/orders?invoice=${invoice}&limit=100`, undefined, token))
        .body;
    const [due, issued] = [await listed('due'), await listed('issued')];
    expect(due.total).toBeGreaterThan(0);
    expect(issued.total).toBeGreaterThan(10 * due.total);
    expect(new Set(issued.orders.map(({ invoiceNumber }) => invoiceNumber)).size).toBe(issued.orders.length);
  });

  it('counts as sold exactly the pairs of the orders that hold stock', async () => {
    const { token } = await signInAs(shop, 'admin');
    const rows = await shop.dataSource.query<{ id: string }[]>('SELECT id FROM customers');
    expect(rows.length).toBeGreaterThanOrEqual(40);
    const sold = new Map<string, number>();
    const months = new Set<string>();
    let placed = 0;
    for (const { id } of rows) {
      const { customer, orders } = await historyOf(shop, token, id);
      for (const { status, items, placedAt } of orders) {
        if (status === 'cart') continue;
        placed += 1;
        expect(Date.parse(String(placedAt))).toBeGreaterThan(Date.parse(String(customer.createdAt)));
        expect(Date.parse(String(placedAt))).toBeLessThanOrEqual(Date.now());
        months.add(String(new Date(String(placedAt)).toISOString()).slice(0, 7));
        if (status === 'canceled') continue;
        for (const { productId, quantity } of items)
          sold.set(productId, (sold.get(productId) ?? 0) + quantity);
      }
    }
    expect(placed).toBeGreaterThanOrEqual(150);
    expect(months.size).toBeGreaterThanOrEqual(14);
    for (const { _id, quantitySold, stock, colors } of products) {
      expect(quantitySold).toBe(sold.get(_id) ?? 0);
      const sizes = colors.flatMap((color) => color.sizes);
      expect(stock).toBe(sizes.reduce((sum, { quantity }) => sum + quantity, 0));
    }
  });

  it('explains every pair on its shelves, from the day the shoe came in', async () => {
    await expectLedgerToAgree(shop.dataSource);
    const { token } = await signInAs(shop, 'manager');
    const best = products.reduce((a, b) => (b.quantitySold > a.quantitySold ? b : a));
    const url = `/v1/products/${best._id}/stock-movements?limit=100`;
    const { movements } = (await call<StockMovementListDto>(shop, 'GET', url, undefined, token)).body;
    const openings = movements.filter(({ reason }) => reason === 'opening');
    expect(new Set(openings.map(({ createdAt }) => createdAt))).toEqual(new Set([best.importAt]));
    const sales = movements.filter(({ reason }) => reason === 'sale');
    expect(sales.reduce((sum, { change }) => sum - change, 0)).toBe(best.quantitySold);
    for (const { createdAt } of sales) expect(createdAt > best.importAt).toBe(true);
    expect(new Set(sales.map(({ createdAt }) => createdAt)).size).toBeGreaterThan(1);
  });

  it('is filled once', async () => {
    expect(await shop.app.get(DemoService).seed()).toBe(false);
    expect(await allProducts(shop)).toEqual(products);
  });

  it('holds the same goods as another, whenever they are filled', async () => {
    const goods = (all: ProductDto[]) =>
      all
        .map(({ slug, stock, quantitySold, price }) => ({ slug, stock, quantitySold, price }))
        .sort((a, b) => a.slug.localeCompare(b.slug));
    const other = await createTestApp({}, [DemoModule]);
    try {
      await other.app.get(DemoService).seed();
      expect(goods(await allProducts(other))).toEqual(goods(products));
    } finally {
      await other.close();
    }
  });
});

describe('a demo shop whose start was interrupted', () => {
  it('is empty, and is filled by the next start', async () => {
    const shop = await createTestApp({}, [DemoModule]);
    try {
      // The last table of the seed refuses its rows: everything before must be rolled back.
      await shop.dataSource.query('ALTER TABLE order_items RENAME TO order_items_away');
      await expect(shop.app.get(DemoService).seed()).rejects.toThrow();
      expect(await allProducts(shop)).toEqual([]);
      await shop.dataSource.query('ALTER TABLE order_items_away RENAME TO order_items');
      expect(await shop.app.get(DemoService).seed()).toBe(true);
      expect((await allProducts(shop)).length).toBeGreaterThanOrEqual(66);
    } finally {
      await shop.close();
    }
  });
});
