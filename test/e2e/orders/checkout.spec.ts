import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { CartChangedDto, OrderDto } from '../../../src/modules/orders/dto/order.dto';
import type { InformationDto } from '../../../src/modules/orders/dto/order-requests.dto';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import { DeliveryService } from '../../../src/modules/seller/delivery/delivery.service';
import { SellerService } from '../../../src/modules/seller/seller.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { lineKey, type StockLine } from '../../../src/modules/products/inventory/stock.service';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

const RECEIVER = { name: 'Lê Thị Bình', phone: '0912345678', address: '5 Lý Thường Kiệt, Huế' };

jest.setTimeout(60_000);

describe('checkout', () => {
  let shop: TestApp;
  let editing: ProductEditingService;
  let catalogue: CatalogueService;
  let shopper: Shopper;
  let product: ProductDto;

  beforeAll(async () => {
    shop = await createTestApp();
    editing = shop.app.get(ProductEditingService);
    catalogue = shop.app.get(CatalogueService);
  });
  afterAll(() => shop.close());

  beforeEach(async () => {
    shopper = await aShopper(shop);
    const colors = [aColor('black', { '42': 5, '43': 1 })];
    product = await editing.createProduct(aProduct({ price: 2_000_000, colors }));
  });

  const line = (size = '42', quantity = 1): StockLine => ({
    productId: product._id,
    color: 'black',
    size,
    quantity,
  });
  const confirm = <T = OrderDto>(cart: OrderDto, body: object) =>
    shopper.put<T>(`/v1/orders/${cart._id}`, body);
  const read = async (id: string) => (await shopper.get<OrderDto>(`/v1/orders/${id}`)).body;
  const setPrice = (price: number) =>
    shop.dataSource.query('UPDATE products SET price = ? WHERE id = ?', [price, product._id]);

  async function shelf(): Promise<{ sizes: number[]; stock: number; sold: number }> {
    const { colors, stock, quantitySold } = await catalogue.getProduct(product._id);
    return { sizes: colors[0]!.sizes.map(({ quantity }) => quantity), stock, sold: quantitySold };
  }

  it('is a journey: lines, receiver, total and payment, and the order is placed', async () => {
    const before = Date.now();
    let cart = await shopper.cart();
    await shopper.add(cart._id, line('42', 2));
    cart = (await shopper.add(cart._id, line('43'))).body;
    expect((await shelf()).sizes).toEqual([5, 1]);

    const saved = await shopper.put<InformationDto>(`/v1/orders/${cart._id}/add-information`, RECEIVER);
    expect(saved).toMatchObject({ status: 200, body: RECEIVER });
    const confirmed = await confirm(cart, { total: cart.total, payment: 'QR' });
    expect(confirmed).toMatchObject({
      status: 200,
      body: { status: 'cart', payment: 'QR', total: 6_000_000 },
    });
    expect(await shelf()).toEqual({ sizes: [5, 1], stock: 6, sold: 0 });

    const placed = await shopper.request(cart._id);
    expect(placed.status).toBe(200);
    expect(placed.body).toMatchObject({ ...RECEIVER, _id: cart._id, status: 'pending', payment: 'QR' });
    expect(placed.body).toMatchObject({ total: 6_000_000, totalPrice: 6_000_000 });
    const { termsVersion } = shop.app.get(SellerService);
    expect(placed.body).toMatchObject({ termsVersion, vatPercent: expect.any(Number) as number });
    const expected = shop.app
      .get(DeliveryService)
      .expectedAt(RECEIVER.address, new Date(placed.body.placedAt!));
    expect(placed.body).toMatchObject({ expectedFrom: expected.from, expectedTo: expected.to });
    expect(confirmed.body).toMatchObject({ expectedFrom: null, expectedTo: null });
    expect(Date.parse(placed.body.placedAt!)).toBeGreaterThanOrEqual(before - 1000);
    expect(await read(cart._id)).toEqual(placed.body);
    expect(await shelf()).toEqual({ sizes: [3, 0], stock: 3, sold: 3 });

    const next = await shopper.cart();
    expect(next._id).not.toBe(cart._id);
    expect((await shopper.profile()).orders).toEqual([
      { orderId: next._id, status: 'cart' },
      { orderId: cart._id, status: 'pending' },
    ]);
  });

  it('takes nothing twice when the same order is placed again', async () => {
    const { _id } = await shopper.prepare([line('42', 2)]);
    const first = await shopper.request(_id, 'pending');
    const second = await shopper.request(_id);
    expect(second).toMatchObject({ status: 200, body: first.body });
    expect(await shelf()).toEqual({ sizes: [3, 1], stock: 4, sold: 2 });
  });

  it('refuses a total that is not today’s and brings the new cart', async () => {
    const cart = (await shopper.add((await shopper.cart())._id, line())).body;
    await setPrice(2_500_000);
    const refused = await confirm<CartChangedDto>(cart, { total: cart.total, payment: 'COD' });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(/total/);
    expect(refused.body.cart).toMatchObject({ _id: cart._id, total: 2_500_000, payment: null });
    expect(refused.body.cart!.items[0]!.price).toBe('2500000');
    expect((await confirm(cart, { total: 2_500_000, payment: 'COD' })).status).toBe(200);
  });

  it('does not place at a price that changed after it was confirmed', async () => {
    const { _id } = await shopper.prepare([line()]);
    await setPrice(1_000_000);
    const refused = await shopper.request<CartChangedDto>(_id);
    expect(refused).toMatchObject({ status: 409, body: { cart: { total: 1_000_000 } } });
    expect(await shelf()).toMatchObject({ stock: 6, sold: 0 });
  });

  it('does not place lines that changed after the total was confirmed, even to the same total', async () => {
    const { _id } = await shopper.prepare([line('42')]);
    await shopper.put(`/v1/orders/${_id}/remove-product`, line('42'));
    await shopper.add(_id, line('43'));
    expect((await shopper.request(_id)).status).toBe(409);
    expect((await read(_id)).status).toBe('cart');
    expect(await shelf()).toMatchObject({ stock: 6, sold: 0 });
  });

  it('drops a deleted product from the cart rather than selling it', async () => {
    const other = await editing.createProduct(aProduct({ price: 100_000 }));
    const { _id } = await shopper.prepare([
      line(),
      { productId: other._id, color: 'black', size: '42', quantity: 1 },
    ]);
    const deletedAt = '2026-01-01 00:00:00.000';
    await shop.dataSource.query('UPDATE product_states SET deletedAt = ? WHERE productId = ?', [
      deletedAt,
      product._id,
    ]);
    const refused = await shopper.request<CartChangedDto>(_id);
    expect(refused).toMatchObject({ status: 409, body: { cart: { total: 100_000 } } });

    await confirm(refused.body.cart!, { total: 100_000, payment: 'COD' });
    expect((await shopper.request(_id)).body.items.map(({ productId }) => productId)).toEqual([other._id]);
    expect((await read(_id)).items).toHaveLength(1);
  });

  it('takes all lines or none and names those that are short', async () => {
    const { _id } = await shopper.prepare([line('42', 2), line('43')]);
    const rival = await aShopper(shop);
    await rival.request((await rival.prepare([line('43')]))._id);
    const before = await shelf();

    const refused = await shopper.request<ErrorDto>(_id);
    expect(refused.status).toBe(409);
    expect(Object.keys(refused.body.errors!)).toEqual([lineKey(line('43'))]);
    expect(await shelf()).toEqual(before);
    expect(await read(_id)).toMatchObject({ status: 'cart', placedAt: null });
  });

  it('keeps in the order the price and name of the day it was placed, not of the day it was put in the cart', async () => {
    const cart = await shopper.prepare([line()]);
    await shop.dataSource.query("UPDATE products SET price = 3000000, name = 'New' WHERE id = ?", [
      product._id,
    ]);
    expect((await confirm(cart, { total: 3_000_000, payment: 'COD' })).status).toBe(200);
    const { body: placed } = await shopper.request(cart._id);
    expect(placed).toMatchObject({ total: 3_000_000, items: [{ price: '3000000', name: 'New' }] });
    expect(await read(cart._id)).toEqual(placed);
  });

  it('shows a placed order as it was, whatever happens to the product', async () => {
    const { _id } = await shopper.prepare([line()]);
    const { body: placed } = await shopper.request(_id);
    await shop.dataSource.query("UPDATE products SET price = 1, name = 'Other' WHERE id = ?", [product._id]);
    expect(await read(_id)).toEqual(placed);
    const deletedAt = '2026-01-01 00:00:00.000';
    await shop.dataSource.query('UPDATE product_states SET deletedAt = ? WHERE productId = ?', [
      deletedAt,
      product._id,
    ]);
    expect(await read(_id)).toEqual(placed);
  });

  it('says that what was in the cart is no longer sold', async () => {
    const cart = await shopper.prepare([line()]);
    await shop.dataSource.query('UPDATE product_states SET deletedAt = ? WHERE productId = ?', [
      '2026-01-01 00:00:00.000',
      product._id,
    ]);
    const message = 'What was in your cart is no longer sold.';
    expect(await confirm(cart, { total: 0, payment: 'COD' })).toMatchObject({
      status: 409,
      body: { message },
    });
    expect(await shopper.request(cart._id)).toMatchObject({ status: 409, body: { message } });
  });

  it('says what is missing', async () => {
    const cart = await shopper.cart();
    const empty = await shopper.request<ErrorDto>(cart._id);
    expect(empty.status).toBe(409);
    expect(empty.body.errors).toMatchObject({ items: 'Your cart is empty', payment: 'payment is required' });
    expect(empty.body.message).toBe('Your cart is empty, payment is required, and address is required.');

    await shopper.add(cart._id, line());
    await confirm(cart, { total: 2_000_000, payment: 'COD' });
    const homeless = await shopper.request<ErrorDto>(cart._id);
    expect(homeless).toMatchObject({ status: 409, body: { errors: { address: 'address is required' } } });
    expect(Object.keys(homeless.body.errors!)).toEqual(['address']);
  });

  it('falls back to the profile for the receiver; add-order fills it in beforehand', async () => {
    await shopper.put(`/v1/customers/${shopper.id}/updateCustomer`, { address: '1 Hai Bà Trưng' });
    const { phone } = await shopper.profile();
    const receiver = { name: 'Trần Minh Anh', phone, address: '1 Hai Bà Trưng' };

    const cart = await shopper.cart();
    const attach = () =>
      shopper.put<OrderDto>(`/v1/customers/${shopper.id}/add-order`, { orderId: cart._id, status: 'cart' });
    expect(await attach()).toMatchObject({ status: 200, body: { _id: cart._id, ...receiver } });
    expect(await read(cart._id)).toMatchObject(receiver);

    await shopper.put(`/v1/orders/${cart._id}/add-information`, RECEIVER);
    expect((await attach()).body).toMatchObject(RECEIVER);

    await shopper.add(cart._id, line());
    await confirm(cart, { total: 2_000_000, payment: 'eWallet' });
    expect((await shopper.request(cart._id)).body).toMatchObject(RECEIVER);
    expect((await attach()).status).toBe(409);
  });

  it('places nothing for a receiver of invisible characters', async () => {
    await shop.dataSource.query('UPDATE customers SET address = ? WHERE id = ?', ['\u200b', shopper.id]);
    const cart = await shopper.cart();
    await shopper.add(cart._id, line());
    await confirm(cart, { total: 2_000_000, payment: 'COD' });
    const refused = await shopper.request<ErrorDto>(cart._id);
    expect(refused).toMatchObject({ status: 409, body: { errors: { address: 'address is required' } } });
  });

  it('places nothing for a status that is null', async () => {
    const { _id } = await shopper.prepare([line()]);
    const url = `/v1/customers/${shopper.id}/update-order`;
    const answer = await shopper.put<ErrorDto>(url, { orderId: _id, status: null });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors!)).toEqual(['status']);
    expect((await read(_id)).status).toBe('cart');
  });

  it.each([
    ['quantity', '1', 'quantity must be a whole number.'],
    ['quantity', null, 'quantity must be a whole number.'],
    ['quantity', {}, 'quantity must be a whole number.'],
    ['size', 39, 'size must be a text.'],
    ['size', undefined, 'size is required.'],
  ])('says of a %s of the wrong type, %j, that it is: %s', async (field, value, message) => {
    const { _id } = await shopper.cart();
    const body = { ...line(), [field]: value };
    const answer = await shopper.put<ErrorDto>(`/v1/orders/${_id}/add-product`, body);
    expect(answer).toMatchObject({ status: 400, body: { message, errors: { [field]: message } } });
  });

  it('says of a missing total what it must be', async () => {
    const answer = await confirm<ErrorDto>(await shopper.cart(), { payment: 'COD' });
    expect(answer.body.errors).toEqual({ total: 'total must be a whole number of dong.' });
  });

  it('begins a cart when a body is announced and none comes', async () => {
    const headers = { authorization: `Bearer ${shopper.tokens.token}`, 'content-type': 'application/json' };
    expect((await shop.inject({ method: 'POST', url: '/v1/orders', headers })).statusCode).toBe(201);
    const logout = { method: 'POST', url: '/v1/customers/logout', headers } as const;
    expect((await shop.inject(logout)).statusCode).toBe(204);
  });

  it('places with the profile’s details when the cart has none of its own', async () => {
    await shopper.put(`/v1/customers/${shopper.id}/updateCustomer`, { address: '1 Hai Bà Trưng' });
    const cart = await shopper.cart();
    await shopper.add(cart._id, line());
    await confirm(cart, { total: 2_000_000, payment: 'COD' });
    const { phone } = await shopper.profile();
    const placed = await shopper.request(cart._id);
    expect(placed).toMatchObject({
      status: 200,
      body: { name: 'Trần Minh Anh', phone, address: '1 Hai Bà Trưng' },
    });
    expect(await read(cart._id)).toEqual(placed.body);
  });

  describe('the address of a placed order', () => {
    const place = async (address: string) => {
      const cart = await shopper.cart();
      await shopper.add(cart._id, line());
      await shopper.put(`/v1/orders/${cart._id}/add-information`, { ...RECEIVER, address });
      await confirm(cart, { total: 2_000_000, payment: 'COD' });
      return shopper.request(cart._id);
    };

    it('becomes the customer’s, who had none; their name and phone stay', async () => {
      const before = await shopper.profile();
      expect(before.address).toBe('Unknown');
      expect((await place(RECEIVER.address)).status).toBe(200);
      expect(await shopper.profile()).toMatchObject({
        ...{ lastName: before.lastName, firstName: before.firstName, phone: before.phone },
        address: RECEIVER.address,
      });
    });

    it('never takes the place of one that the customer has', async () => {
      await shopper.update({ address: '1 Hai Bà Trưng' });
      expect((await place(RECEIVER.address)).status).toBe(200);
      expect((await shopper.profile()).address).toBe('1 Hai Bà Trưng');
    });

    it('is not kept when the order is not placed', async () => {
      await setPrice(3_000_000);
      expect((await place(RECEIVER.address)).status).toBe(409);
      expect((await shopper.profile()).address).toBe('Unknown');
    });
  });

  it.each([
    ['total', { payment: 'COD' }],
    ['total', { total: '2000000', payment: 'COD' }],
    ['total', { total: -1, payment: 'COD' }],
    ['payment', { total: 2_000_000 }],
    ['payment', { total: 2_000_000, payment: 'cash' }],
    ['status', { total: 2_000_000, payment: 'COD', status: 'completed' }],
  ])('answers 400 for a wrong %s: %j', async (field, body) => {
    const answer = await confirm<ErrorDto>(await shopper.cart(), body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors!)).toEqual([field]);
  });

  it('confirms no total that is too much to be written down', async () => {
    await shopper.add((await shopper.cart())._id, line('42', 2));
    await setPrice(2_000_000_000);
    const cart = await shopper.cart();
    expect(cart.total).toBe(4_000_000_000);
    expect((await confirm(cart, { total: cart.total, payment: 'COD' })).status).toBe(409);
  });

  it('confirms no total of an empty cart', async () => {
    expect((await confirm(await shopper.cart(), { total: 0, payment: 'COD' })).status).toBe(409);
  });

  it.each([
    ['name', { ...RECEIVER, name: ' ' }],
    ['phone', { ...RECEIVER, phone: '12345' }],
    ['phone', { ...RECEIVER, phone: '0912 345 678 x' }],
    ['phone', { ...RECEIVER, phone: 912345678 }],
    ['address', { ...RECEIVER, address: 'Unknown' }],
    ['name', { ...RECEIVER, name: '\u0000' }],
    ['address', { ...RECEIVER, address: '\u200b' }],
    ['address', { ...RECEIVER, address: ' ,\n, ' }],
    ['address', { name: 'A', phone: '0912345678' }],
  ])('saves no receiver with a wrong %s', async (field, receiver) => {
    const { _id } = await shopper.cart();
    const answer = await shopper.put<ErrorDto>(`/v1/orders/${_id}/add-information`, receiver);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors!)).toEqual([field]);
  });

  it('keeps the digits of a receiver’s phone number', async () => {
    const { _id } = await shopper.cart();
    const sent = { ...RECEIVER, phone: '+84 912.345-678' };
    const answer = await shopper.put(`/v1/orders/${_id}/add-information`, sent);
    expect(answer).toMatchObject({ status: 200, body: { phone: '0912345678' } });
  });

  it('changes a placed order no more', async () => {
    const { _id } = await shopper.prepare([line()]);
    const { body: placed } = await shopper.request(_id);
    const changes = [
      ['add-product', line()],
      ['remove-product', line()],
      ['increase-quantity', line()],
      ['decrease-quantity', line()],
      ['add-information', RECEIVER],
    ] as const;
    for (const [action, body] of changes) {
      expect((await shopper.put(`/v1/orders/${_id}/${action}`, body)).status).toBe(409);
    }
    expect((await confirm(placed, { total: 2_000_000, payment: 'QR' })).status).toBe(409);
    expect(await read(_id)).toEqual(placed);
  });

  it('cancels a pending order once and gives the pairs back', async () => {
    const { _id } = await shopper.prepare([line('42', 2), line('43')]);
    expect((await shopper.request(_id, 'canceled')).status).toBe(409);
    await shopper.request(_id);
    const canceled = await shopper.request(_id, 'canceled');
    expect(canceled).toMatchObject({ status: 200, body: { status: 'canceled', total: 6_000_000 } });
    expect(await shelf()).toEqual({ sizes: [5, 1], stock: 6, sold: 0 });
    expect(await shopper.request(_id, 'canceled')).toMatchObject({ status: 200, body: canceled.body });
    expect(await shelf()).toEqual({ sizes: [5, 1], stock: 6, sold: 0 });
    expect((await shopper.request(_id)).status).toBe(409);
  });

  it.each(['delivering', 'completed'])('cancels no order that is %s', async (status) => {
    const { _id } = await shopper.prepare([line()]);
    await shopper.request(_id);
    await shop.dataSource.query('UPDATE orders SET status = ? WHERE id = ?', [status, _id]);
    expect((await shopper.request(_id, 'canceled')).status).toBe(409);
    expect((await shopper.request(_id)).body).toMatchObject({ status });
    expect(await shelf()).toMatchObject({ stock: 5, sold: 1 });
  });

  it('refuses to place, cancel or attach another person’s order', async () => {
    const { _id } = await shopper.prepare([line()]);
    const stranger = await aShopper(shop);
    const manager = await aStaffMember(shop, 'manager');
    for (const [other, status] of [
      [stranger, 404],
      [manager, 403],
    ] as const) {
      for (const customer of [shopper.id, other.id]) {
        const url = `/v1/customers/${customer}`;
        expect((await other.put(`${url}/update-order`, { orderId: _id })).status).toBe(status);
        expect((await other.put(`${url}/add-order`, { orderId: _id })).status).toBe(status);
      }
    }
    expect((await shopper.request('f'.repeat(24))).status).toBe(404);
    expect((await shopper.request('nonsense')).status).toBe(400);
    expect((await shopper.request(_id, 'completed')).status).toBe(400);
    expect(await read(_id)).toMatchObject({ status: 'cart' });
  });
});
