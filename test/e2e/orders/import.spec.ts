import { TransactionRunner } from '../../../src/database/transaction-runner';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import { OrdersService, type ImportOrder } from '../../../src/modules/orders/orders.service';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

describe('an imported order', () => {
  let shop: TestApp;
  let shopper: Shopper;
  let product: ProductDto;

  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shopper = await aShopper(shop);
    const colors = [aColor('black', { '42': 5 })];
    product = await shop.app.get(ProductEditingService).createProduct(aProduct({ price: 1_000_000, colors }));
  });

  const bring = (data: Partial<ImportOrder>): Promise<string> =>
    shop.app.get(TransactionRunner).run((manager) =>
      shop.app.get(OrdersService).importOrder(
        {
          customerId: shopper.id,
          status: 'completed',
          name: 'Trần Minh Anh',
          phone: '0901234567',
          address: '12 Nguyễn Huệ',
          payment: 'QR',
          createdAt: new Date('2026-01-02T03:00:00.123Z'),
          placedAt: new Date('2026-01-02T03:04:05.678Z'),
          items: [{ productId: product._id, color: 'black', size: '42', quantity: 2 }],
          ...data,
        },
        manager,
      ),
    );
  const shelf = async () => {
    const { stock, quantitySold } = await shop.app.get(CatalogueService).getProduct(product._id);
    return { stock, sold: quantitySold };
  };

  it.each(['pending', 'delivering', 'completed'] as const)('that is %s took its pairs', async (status) => {
    const id = await bring({ status });
    const { body } = await shopper.get<OrderDto>(`/v1/orders/${id}`);
    expect(body).toMatchObject({ status, total: 2_000_000, payment: 'QR', items: [{ quantity: 2 }] });
    expect(body).toMatchObject({
      createdAt: '2026-01-02T03:00:00.123Z',
      placedAt: '2026-01-02T03:04:05.678Z',
    });
    expect(await shelf()).toEqual({ stock: 3, sold: 2 });
  });

  it('that was canceled left them on the shelf', async () => {
    const id = await bring({ status: 'canceled' });
    expect((await shopper.get<OrderDto>(`/v1/orders/${id}`)).body.total).toBe(2_000_000);
    expect(await shelf()).toEqual({ stock: 5, sold: 0 });
  });

  it('may be a cart, which its owner goes on with', async () => {
    const id = await bring({ status: 'cart', payment: null, placedAt: null });
    expect(await shopper.cart()).toMatchObject({ _id: id, status: 'cart', total: 2_000_000 });
    expect(await shelf()).toEqual({ stock: 5, sold: 0 });
  });

  it('is not saved when there are too few pairs', async () => {
    const items = [{ productId: product._id, color: 'black', size: '42', quantity: 6 }];
    await expect(bring({ items })).rejects.toThrow(/Only 5 pairs/);
    expect((await shopper.profile()).orders).toEqual([]);
    expect(await shelf()).toEqual({ stock: 5, sold: 0 });
  });

  it('stands among the customer’s orders by its date', async () => {
    const dates = ['2026-03-01T00:00:00.000Z', '2025-05-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];
    const items = [{ productId: product._id, color: 'black', size: '42', quantity: 1 }];
    const [march, may, february] = await Promise.all(
      dates.map((date) => bring({ createdAt: new Date(date), placedAt: new Date(date), items })),
    );
    const cart = await shopper.cart();
    const { orders } = await shopper.profile();
    expect(orders.map(({ orderId }) => orderId)).toEqual([cart._id, march, february, may]);
  });
});
