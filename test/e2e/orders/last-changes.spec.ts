import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

describe('when something last changed', () => {
  let shop: TestApp;
  let shopper: Shopper;
  let manager: Shopper;
  let product: ProductDto;
  let order: OrderDto;
  let seen = '';

  beforeAll(async () => {
    shop = await createTestApp();
    shopper = await aShopper(shop);
    manager = await aStaffMember(shop, 'manager');
    const colors = [aColor('đen', { '41': 5, '42': 5 })];
    product = (await manager.post<ProductDto>('/v1/products', aProduct({ colors }))).body;
    order = await shopper.cart();
  });
  afterAll(() => shop.close());

  const shoe = async () => (await shopper.get<ProductDto>(`/v1/products/${product._id}`)).body;
  const line = (size = '42') => ({ productId: product._id, color: 'đen', size, quantity: 1 });
  const order$ = (path: string) => `/v1/orders/${order._id}${path}`;
  const status = (to: string) => () => manager.put(order$('/updateStatus'), { status: to });
  let exchangeId = '';

  /** Each on its own, and which of the two it changes. */
  const changes: [string, 'order' | 'product' | 'both', () => Promise<{ status: number; body?: unknown }>][] =
    [
      ['a line', 'order', () => shopper.add(order._id, line())],
      ['one pair more', 'order', () => shopper.put(order$('/increase-quantity'), line())],
      ['one pair less', 'order', () => shopper.put(order$('/decrease-quantity'), line())],
      ['a line that goes', 'order', () => shopper.put(order$('/remove-product'), line())],
      ['a line again', 'order', () => shopper.add(order._id, line())],
      [
        'the receiver',
        'order',
        () =>
          shopper.put(order$('/add-information'), { name: 'An', phone: '0901234567', address: '1 Lê Lợi' }),
      ],
      [
        'the profile’s receiver',
        'order',
        () => shopper.put(`/v1/customers/${shopper.id}/add-order`, { orderId: order._id }),
      ],
      [
        'the payment',
        'order',
        async () => shopper.put(order$(''), { total: (await shopper.cart()).total, payment: 'COD' }),
      ],
      ['the placing', 'both', () => shopper.request(order._id)],
      ['a status', 'order', status('delivering')],
      ['the arrival', 'order', status('completed')],
      [
        'an exchange',
        'both',
        async () => {
          const path = `/v1/orders/${order._id}/exchanges`;
          const asked = await shopper.post<{ _id: string }>(path, {
            productId: product._id,
            color: 'đen',
            size: '42',
            newSize: '41',
          });
          exchangeId = asked.body._id;
          return asked;
        },
      ],
      ['its withdrawal', 'both', () => shopper.delete(`/v1/exchanges/${exchangeId}`)],
      ['a cancellation', 'both', status('canceled')],
      ['a way back', 'both', status('pending')],
      ['an edit', 'product', () => manager.put(`/v1/products/${product._id}`, { price: 2_000_000 })],
      ['a sale elsewhere', 'product', () => soldElsewhere()],
      ['a deletion', 'product', () => manager.put(`/v1/products/${product._id}/delete`, {})],
      ['a restoration', 'product', () => manager.put(`/v1/products/${product._id}/restore`, {})],
    ];
  const soldElsewhere = () =>
    manager.put(`/v1/products/${product._id}/quantitySold`, { color: 'đen', size: '41', quantity: 1 });

  const stamps = async () => ({
    order: (await shopper.get<OrderDto>(order$(''))).body.updatedAt,
    product: (await shoe()).updatedAt ?? seen,
  });

  it.each(changes)('is told after %s, of the %s and of nothing else', async (_what, changed, change) => {
    const before = await stamps();
    // Both are whole milliseconds.
    while (Date.now() <= Math.max(...Object.values(before).map((text) => Date.parse(text))));
    const answer = await change();
    expect(answer.status).toBeLessThan(300);
    const after = await stamps();
    seen = after.product;
    const isChanged = (name: 'order' | 'product') => changed === name || changed === 'both';
    if (after.product && _what !== 'a deletion')
      expect(after.product > before.product).toBe(isChanged('product'));
    expect(after.order > before.order).toBe(isChanged('order'));
    const told = (answer.body ?? {}) as Partial<OrderDto>;
    if (told._id === order._id) expect(told.updatedAt).toBe(after.order);
  });

  it('is in the lists as well, with whose an order is', async () => {
    const whole = (await shopper.get<OrderDto>(order$(''))).body;
    expect(whole.customerId).toBe(shopper.id);
    const orders = await manager.get<{ orders: OrderDto[] }>('/v1/orders');
    expect(orders.body.orders.find(({ _id }) => _id === order._id)).toEqual(whole);
    const products = await shopper.get<{ products: ProductDto[] }>('/v1/products');
    expect(products.body.products).toContainEqual(await shoe());
  });

  it('may be sent back with the product, and is not read', async () => {
    const before = await shoe();
    const sent = await manager.put(`/v1/products/${product._id}`, { ...before, price: 3_000_000 });
    expect(sent.status).toBe(200);
    expect((await shoe()).updatedAt > before.updatedAt).toBe(true);
  });
});
