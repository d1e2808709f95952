import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { lineKey, type StockLine } from '../../../src/modules/products/inventory/stock.service';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, call, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

describe('the cart', () => {
  let shop: TestApp;
  let anna: Shopper;
  let product: ProductDto;
  let cart: OrderDto;

  beforeAll(async () => {
    shop = await createTestApp();
    anna = await aShopper(shop);
  });
  afterAll(() => shop.close());

  beforeEach(async () => {
    const colors = [aColor('black', { '42': 3, '42.5': 1 }), aColor('trắng', { '42': 2 })];
    product = await shop.app.get(ProductEditingService).createProduct(aProduct({ price: 1_990_000, colors }));
    cart = await anna.cart();
    for (const item of cart.items) await edit('remove-product', item);
    cart = await anna.cart();
  });

  const line = (color = 'black', size = '42', quantity = 1): StockLine => ({
    productId: product._id,
    color,
    size,
    quantity,
  });
  const edit = <T = OrderDto>(action: string, item: object, shopper = anna) =>
    shopper.put<T>(`/v1/orders/${cart._id}/${action}`, item);
  const quantities = ({ items }: OrderDto) => items.map(({ quantity }) => quantity);

  it('is one and the same at each call, empty at first', async () => {
    expect(cart).toMatchObject({ status: 'cart', items: [], total: 0, totalPrice: 0, payment: null });
    expect(cart).toMatchObject({ name: '', phone: '', address: '', placedAt: null });
    expect((await anna.cart())._id).toBe(cart._id);
    expect((await anna.profile()).orders).toEqual([{ orderId: cart._id, status: 'cart' }]);
  });

  it('takes no pair beyond what an order can hold', async () => {
    const colors = [aColor('gold', { '42': 9 })];
    const dear = await shop.app
      .get(ProductEditingService)
      .createProduct(aProduct({ price: 1_000_000_000, colors }));
    const pair = { productId: dear._id, color: 'gold', size: '42' };
    const code = 'cart.too-much';
    const refused = await edit<ErrorDto>('add-product', { ...pair, quantity: 3 });
    expect([refused.status, refused.body.code]).toEqual([409, code]);
    expect((await edit('add-product', { ...pair, quantity: 2 })).body.total).toBe(2_000_000_000);
    for (const action of ['add-product', 'increase-quantity']) {
      const more = await edit<ErrorDto>(action, { ...pair, quantity: 1 });
      expect([more.status, more.body.code]).toEqual([409, code]);
    }
    expect((await anna.cart()).total).toBe(2_000_000_000);
    expect((await edit('decrease-quantity', pair)).body.total).toBe(1_000_000_000);
  });

  it('holds at most 50 lines, and the lines it has can still grow', async () => {
    const sizes = Object.fromEntries(Array.from({ length: 26 }, (_, half) => [String(35 + half / 2), 2]));
    const colors = [aColor('red', sizes), aColor('blue', sizes)];
    const large = await shop.app.get(ProductEditingService).createProduct(aProduct({ colors }));
    const lines = colors.flatMap(({ color }) =>
      Object.keys(sizes).map((size) => ({ productId: large._id, color, size, quantity: 1 })),
    );
    for (const item of lines.slice(0, 50)) expect((await edit('add-product', item)).status).toBe(200);

    const refused = await edit<ErrorDto>('add-product', lines[50]!);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'cart-is-full',
      message: 'Your cart is full. It holds at most 50 different pairs: please take one out first.',
    });
    expect((await edit('add-product', lines[0]!)).body.items[0]).toMatchObject({ quantity: 2 });
    await edit('remove-product', lines[0]!);
    expect((await edit('add-product', lines[50]!)).body.items).toHaveLength(50);
  });

  it('takes name, price and image from the catalogue, never from the body', async () => {
    const body = { ...line(), name: 'Free', price: '1', image: '/evil.webp', available: 99, slug: 'evil' };
    const answer = await edit('add-product', body);
    expect(answer.status).toBe(200);
    expect(answer.body.items).toEqual([
      {
        productId: product._id,
        color: 'black',
        size: '42',
        name: product.name,
        price: '1990000',
        image: product.colors[0]!.imageDetail[0],
        quantity: 1,
        available: 3,
        slug: product.slug,
      },
    ]);
    expect(answer.body).toMatchObject({ total: 1_990_000, totalPrice: 1_990_000 });
  });

  it('grows a line that is added again and keeps colours and sizes apart, in the order they came', async () => {
    await anna.add(cart._id, line('Black'));
    await anna.add(cart._id, line('trắng'));
    await anna.add(cart._id, line('black', '42.5'));
    const { body } = await anna.add(cart._id, line('black', '42', 2));
    expect(body.items.map(({ color, size, quantity }) => [color, size, quantity])).toEqual([
      ['black', '42', 3],
      ['trắng', '42', 1],
      ['black', '42.5', 1],
    ]);
    expect(body.total).toBe(5 * 1_990_000);
  });

  it('refuses more than there is, naming the line, and changes nothing', async () => {
    await anna.add(cart._id, line('black', '42', 2));
    for (const [action, quantity] of [
      ['add-product', 2],
      ['add-product', 100_000],
    ] as const) {
      const refused = await edit<ErrorDto>(action, line('black', '42', quantity));
      expect(refused.status).toBe(409);
      expect(Object.keys(refused.body.errors!)).toEqual([lineKey(line())]);
      expect(refused.body.message).toContain(`Only 3 pairs of ${product.name}`);
    }
    expect(quantities(await anna.cart())).toEqual([2]);
  });

  it('goes up to the last pair and not beyond, down to nothing', async () => {
    await anna.add(cart._id, line('black', '42', 2));
    expect(quantities((await edit('increase-quantity', line())).body)).toEqual([3]);
    const refused = await edit<ErrorDto>('increase-quantity', line());
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(product.name) as string },
    });
    expect(quantities((await edit('decrease-quantity', line())).body)).toEqual([2]);
    await edit('decrease-quantity', line());
    expect((await edit('decrease-quantity', line())).body.items).toEqual([]);
    expect((await edit('decrease-quantity', line())).status).toBe(404);
    expect((await edit('increase-quantity', line())).status).toBe(404);
  });

  it('removes a whole line, and a line that is gone without complaint', async () => {
    await anna.add(cart._id, line('black', '42', 3));
    const { productId, color, size } = line();
    expect((await edit('remove-product', { productId, color, size })).body.items).toEqual([]);
    expect((await edit('remove-product', line())).status).toBe(200);
  });

  it('reads a colour with and without its accents alike', async () => {
    await anna.add(cart._id, line('black', '42', 1));
    const typed = { ...line(), color: ' Bláck' };
    expect(quantities((await edit('add-product', { ...typed, quantity: 1 })).body)).toEqual([2]);
    expect(quantities((await edit('increase-quantity', typed)).body)).toEqual([3]);
    expect(quantities((await edit('decrease-quantity', typed)).body)).toEqual([2]);
    expect((await edit('remove-product', typed)).body.items).toEqual([]);
  });

  it.each([
    ['a product that is not', { productId: 'f'.repeat(24) }],
    ['a colour it has not', { color: 'purple' }],
    ['a size it has not', { size: '47' }],
  ])('does not sell %s', async (_what, part) => {
    expect((await edit('add-product', { ...line(), ...part })).status).toBe(404);
    expect((await anna.cart()).items).toEqual([]);
  });

  it.each([
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: -1 }],
    ['quantity', { quantity: 1.5 }],
    ['quantity', { quantity: '2' }],
    ['quantity', { quantity: undefined }],
    ['productId', { productId: "' OR 1=1 --" }],
    ['color', { color: '' }],
    ['size', { size: 42 }],
    ['discount', { discount: 50 }],
  ])('answers 400 for a wrong %s: %j', async (field, part) => {
    const answer = await edit<ErrorDto>('add-product', { ...line(), ...part });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors!)).toEqual([field]);
  });

  it('shows today’s price, name and stock, and no product that was deleted', async () => {
    const other = await shop.app.get(ProductEditingService).createProduct(aProduct({ price: 500_000 }));
    await anna.add(cart._id, line('black', '42', 2));
    await anna.add(cart._id, { productId: other._id, color: 'black', size: '42', quantity: 1 });
    await shop.dataSource.query('UPDATE products SET price = 2000000 WHERE id = ?', [product._id]);
    await shop.dataSource.query('UPDATE product_sizes SET quantity = 1 WHERE size = ?', ['42']);
    expect(await anna.cart()).toMatchObject({ total: 4_500_000, items: [{ available: 1 }, {}] });

    await shop.dataSource.query('UPDATE product_states SET deletedAt = ? WHERE productId = ?', [
      '2026-01-01 00:00:00.000',
      product._id,
    ]);
    const left = await anna.cart();
    expect(left.items.map((item) => item.productId)).toEqual([other._id]);
    expect(left.total).toBe(500_000);
    expect((await anna.get<OrderDto>(`/v1/orders/${cart._id}`)).body).toEqual(left);
  });

  it('is its owner’s alone: strangers find nothing, staff may look', async () => {
    await anna.add(cart._id, line());
    const stranger = await aShopper(shop);
    const admin = await aStaffMember(shop, 'admin');
    const actions = ['add-product', 'increase-quantity', 'decrease-quantity', 'remove-product'];
    for (const action of actions) {
      expect((await edit(action, line(), stranger)).status).toBe(404);
      expect((await edit(action, line(), admin)).status).toBe(403);
    }
    const receiver = { name: 'X', phone: '0900000000', address: 'Y' };
    for (const [shopper, status] of [
      [stranger, 404],
      [admin, 403],
    ] as const) {
      expect((await edit('add-information', receiver, shopper)).status).toBe(status);
      const confirm = shopper.put(`/v1/orders/${cart._id}`, { total: 1, payment: 'COD' });
      expect((await confirm).status).toBe(status);
    }
    expect((await stranger.get(`/v1/orders/${cart._id}`)).status).toBe(404);
    expect((await admin.get(`/v1/orders/${cart._id}`)).status).toBe(200);
    expect((await anna.get('/v1/orders/no-such-order')).status).toBe(404);
    expect(quantities(await anna.cart())).toEqual([1]);
  });

  it('needs a sign-in', async () => {
    expect((await call(shop, 'POST', '/v1/orders')).status).toBe(401);
    expect((await call(shop, 'GET', `/v1/orders/${cart._id}`)).status).toBe(401);
    expect((await call(shop, 'PUT', `/v1/orders/${cart._id}/add-product`, line())).status).toBe(401);
  });

  it('is one even when twenty requests begin it at once', async () => {
    const newcomer = await aShopper(shop);
    const carts = await Promise.all(Array.from({ length: 20 }, () => newcomer.cart()));
    expect(new Set(carts.map(({ _id }) => _id)).size).toBe(1);
    expect((await newcomer.profile()).orders).toHaveLength(1);
  });

  it('loses no pair when two tabs add to it at once', async () => {
    await Promise.all(Array.from({ length: 3 }, () => anna.add(cart._id, line())));
    expect(quantities(await anna.cart())).toEqual([3]);
  });
});
