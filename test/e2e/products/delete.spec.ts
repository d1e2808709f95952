import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type { ProductListDto } from '../../../src/modules/products/catalog/dto/catalogue.dto';
import type { DeletedProductListDto } from '../../../src/modules/products/editing/dto/deleted-product.dto';
import type { StockMovementListDto } from '../../../src/modules/products/inventory/dto/stock-movement.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, call, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';
import { expectLedgerToAgree } from './ledger';

describe('deleting a product', () => {
  let shop: TestApp;
  let manager: Shopper;
  let shopper: Shopper;
  let product: ProductDto;

  beforeAll(async () => {
    shop = await createTestApp();
    manager = await aStaffMember(shop, 'manager');
    shopper = await aShopper(shop);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    const colors = [aColor('black', { '42': 5 })];
    const body = aProduct({ name: 'Gone Tomorrow', colors });
    product = await shop.app.get(ProductEditingService).createProduct(body);
  });

  const remove = (id = product._id) => manager.put(`/v1/products/${id}/delete`, undefined);
  const two = () => ({ productId: product._id, color: 'black', size: '42', quantity: 2 });

  it('answers the product as it was, and then no more', async () => {
    const { status, body } = await remove();
    expect(status).toBe(204);
    expect(body).toBeUndefined();
    expect((await remove()).status).toBe(404);
    expect((await manager.put(`/v1/products/${product._id}`, { price: 1 })).status).toBe(404);
    const sold = await manager.put(`/v1/products/${product._id}/quantitySold`, { quantity: 1 });
    expect(sold.status).toBe(404);
  });

  it('hides it from lists, searches, counts and its own address', async () => {
    const search = () => call<ProductListDto>(shop, 'GET', '/v1/products/filter?search=gone+tomorrow');
    expect((await search()).body.products.map(({ _id }) => _id)).toContain(product._id);
    const { total } = (await search()).body;
    await remove();
    const after = (await search()).body;
    expect(after.products.map(({ _id }) => _id)).not.toContain(product._id);
    expect(after.total).toBe(total - 1);
    for (const name of [product._id, product.slug]) {
      expect((await call(shop, 'GET', `/v1/products/${name}`)).status).toBe(404);
    }
  });

  it('takes it out of carts, while past orders keep it and give its pairs back', async () => {
    const order = await shopper.prepare([two()]);
    expect((await shopper.request(order._id)).status).toBe(200);
    const cart = await shopper.cart();
    await shopper.add(cart._id, two());
    await remove();
    expect((await shopper.cart()).items).toEqual([]);
    const past = await shopper.get<OrderDto>(`/v1/orders/${order._id}`);
    expect(past.body.items).toMatchObject([{ name: 'Gone Tomorrow', color: 'black', quantity: 2 }]);
    expect((await shopper.request(order._id, 'canceled')).status).toBe(200);
    await expectLedgerToAgree(shop.dataSource);
  });

  it('leaves its ledger readable for staff', async () => {
    await remove();
    const url = `/v1/products/${product._id}/stock-movements`;
    expect((await manager.get<StockMovementListDto>(url)).body).toMatchObject({ total: 1 });
  });

  it('is for managers alone', async () => {
    const admin = await aStaffMember(shop, 'admin');
    const url = `/v1/products/${product._id}/delete`;
    expect((await admin.put(url, undefined)).status).toBe(403);
    expect((await shopper.put(url, undefined)).status).toBe(403);
    expect((await call(shop, 'PUT', url)).status).toBe(401);
    expect((await call(shop, 'GET', `/v1/products/${product._id}`)).status).toBe(200);
  });

  it.each(['0'.repeat(24), 'gone-tomorrow', 'x', '%00'])('answers 404 to the id %s', async (id) => {
    expect((await remove(id)).status).toBe(404);
  });

  describe('in the list of deleted products', () => {
    const list = (query = '') => manager.get<DeletedProductListDto>(`/v1/products/deleted${query}`);

    it('comes first as the last deleted, with its picture and when that was', async () => {
      const before = (await list()).body.total;
      const body = aProduct({ name: 'Gone First', colors: [aColor('black', { '42': 1 })] });
      const other = await shop.app.get(ProductEditingService).createProduct(body);
      await remove(other._id);
      const start = Date.now();
      await remove();
      const { products, total } = (await list()).body;
      expect(total).toBe(before + 2);
      const { _id, name, brand, colors } = product;
      const image = colors[0]!.imageDetail[0];
      expect(products[0]).toEqual({ _id, name, brand, image, deletedAt: expect.any(String) as string });
      expect(Date.parse(products[0]!.deletedAt)).toBeGreaterThanOrEqual(start - 1);
      expect(products[1]).toMatchObject({ _id: other._id });
    });

    it('has pages, and leaves it when it is restored', async () => {
      await remove();
      const [first, second] = await Promise.all([list('?limit=1'), list('?limit=1&page=2')]);
      expect(first.body.products).toMatchObject([{ _id: product._id }]);
      expect(second.body.products[0]?._id).not.toBe(product._id);
      expect((await list('?page=1000')).body).toEqual({ products: [], total: first.body.total });
      await manager.put(`/v1/products/${product._id}/restore`, undefined);
      const after = (await list()).body;
      expect(after.total).toBe(first.body.total - 1);
      expect(after.products.map(({ _id }) => _id)).not.toContain(product._id);
    });

    it('is seen by managers alone, and kept by no cache', async () => {
      const admin = await aStaffMember(shop, 'admin');
      expect((await admin.get('/v1/products/deleted')).status).toBe(403);
      expect((await shopper.get('/v1/products/deleted')).status).toBe(403);
      expect((await call(shop, 'GET', '/v1/products/deleted')).status).toBe(401);
      expect((await list()).headers['cache-control']).toContain('no-store');
    });
  });

  describe('taken back', () => {
    const restore = (id = product._id) => manager.put<ProductDto>(`/v1/products/${id}/restore`, undefined);

    it('is where it was, with its address, its stock and its place in carts', async () => {
      const cart = await shopper.cart();
      await shopper.add(cart._id, two());
      await remove();
      const { status, body } = await restore();
      expect(status).toBe(200);
      expect(body).toMatchObject({ slug: product.slug, stock: 5, version: product.version });
      const list = await call<ProductListDto>(shop, 'GET', '/v1/products/filter?search=gone+tomorrow');
      expect(list.body.products.map(({ _id }) => _id)).toContain(product._id);
      expect((await call(shop, 'GET', `/v1/products/${product.slug}`)).status).toBe(200);
      expect((await shopper.cart()).items).toHaveLength(1);
      await expectLedgerToAgree(shop.dataSource);
    });

    it('may be asked for twice, and of a product that was never deleted', async () => {
      expect((await restore()).status).toBe(200);
      await remove();
      await Promise.all([restore(), restore()]);
      expect((await restore()).body).toMatchObject({ _id: product._id });
    });

    it('is for managers alone, and 404 for what never was', async () => {
      await remove();
      const admin = await aStaffMember(shop, 'admin');
      expect((await admin.put(`/v1/products/${product._id}/restore`, undefined)).status).toBe(403);
      expect((await call(shop, 'GET', `/v1/products/${product._id}`)).status).toBe(404);
      for (const id of ['0'.repeat(24), product.slug, 'x']) expect((await restore(id)).status).toBe(404);
    });
  });
});
