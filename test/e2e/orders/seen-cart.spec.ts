import type { CartChangedDto, OrderDto } from '../../../src/modules/orders/dto/order.dto';
import type { InformationDto } from '../../../src/modules/orders/dto/order-requests.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

const RECEIVER = { name: 'Lê Thị Bình', phone: '0912345678', address: '5 Lý Thường Kiệt, Huế' };

describe('a cart that another tab changes after it was shown', () => {
  let shop: TestApp;
  let shopper: Shopper;
  let shoe: ProductDto;
  let seen: OrderDto;

  beforeAll(async () => {
    shop = await createTestApp();
    const colors = [aColor('black', { '42': 9, '43': 9 })];
    shoe = await shop.app.get(ProductEditingService).createProduct(aProduct({ colors, price: 1_000_000 }));
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shopper = await aShopper(shop);
    const { _id } = await shopper.prepare([{ ...key('42'), quantity: 1 }]);
    seen = (await shopper.get<OrderDto>(`/v1/orders/${_id}`)).body;
  });

  const key = (size: string) => ({ productId: shoe._id, color: 'black', size });
  const cartCall = <T>(name: string, body: object) => shopper.put<T>(`/v1/orders/${seen._id}${name}`, body);
  const confirm = (version = seen.version) =>
    cartCall<CartChangedDto & OrderDto>('', { total: seen.total, payment: 'COD', version });
  const place = (version = seen.version) =>
    shopper.put<CartChangedDto & OrderDto>(`/v1/customers/${shopper.id}/update-order`, {
      orderId: seen._id,
      version,
    });
  /** Another size at the same price: the total stays. */
  const swap = async () => {
    await cartCall('/remove-product', key('42'));
    await cartCall('/add-product', { ...key('43'), quantity: 1 });
  };

  it('is placed when it is as it was shown', async () => {
    expect((await confirm()).status).toBe(200);
    const placed = await place();
    expect(placed.status).toBe(200);
    expect(placed.body).not.toHaveProperty('version');
  });

  it('is shown again before it is placed, though the total is equal', async () => {
    await swap();
    const answer = await confirm();
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('cart.changed-meanwhile');
    expect(answer.body.cart).toMatchObject({ total: seen.total, items: [{ size: '43' }] });
    expect((await confirm(answer.body.cart!.version)).status).toBe(200);
    expect((await place(answer.body.cart!.version)).status).toBe(200);
  });

  it('is shown again when its receiver is another, before either step', async () => {
    await cartCall('/add-information', RECEIVER);
    expect((await confirm()).body).toMatchObject({ code: 'cart.changed-meanwhile', cart: RECEIVER });
    // The first step of the other tab has confirmed the total.
    expect((await confirm((await confirm()).body.cart!.version)).status).toBe(200);
    expect((await place()).body).toMatchObject({ code: 'cart.changed-meanwhile', cart: RECEIVER });
    expect((await shopper.get<OrderDto>(`/v1/orders/${seen._id}`)).body.status).toBe('cart');
  });

  it('goes on after its receiver was saved, with the version of that answer', async () => {
    const { version } = seen;
    const saved = await cartCall<InformationDto>('/add-information', { ...RECEIVER, version });
    expect(saved).toMatchObject({ status: 200, body: RECEIVER });
    expect((await confirm(saved.body.version)).status).toBe(200);
    expect((await place(saved.body.version)).body).toMatchObject({ status: 'pending', ...RECEIVER });
  });

  it('takes no receiver for lines that were not shown', async () => {
    await swap();
    const { version } = seen;
    const answer = await cartCall<CartChangedDto>('/add-information', { ...RECEIVER, version });
    expect(answer).toMatchObject({ status: 409, body: { code: 'cart.changed-meanwhile' } });
    expect(answer.body.cart!.address).toBe(seen.address);
  });

  it('is placed by callers that send no version', async () => {
    await swap();
    expect((await cartCall('', { total: seen.total, payment: 'COD' })).status).toBe(200);
    expect((await cartCall<InformationDto>('/add-information', RECEIVER)).body).toEqual(RECEIVER);
    expect((await shopper.request(seen._id)).status).toBe(200);
  });
});
