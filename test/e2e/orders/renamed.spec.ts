import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { expectLedgerToAgree } from '../products/ledger';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

describe('an order of a colour that is renamed', () => {
  let shop: TestApp;
  let manager: Shopper;
  let shopper: Shopper;
  let shoe: ProductDto;

  beforeAll(async () => {
    shop = await createTestApp();
    manager = await aStaffMember(shop, 'manager');
    shopper = await aShopper(shop);
  });
  afterAll(() => shop.close());

  beforeEach(async () => {
    const colors = [aColor('red', { '42': 5, '43': 1 }), aColor('blue', { '42': 2 })];
    shoe = (await manager.post<ProductDto>('/v1/products', aProduct({ colors }))).body;
  });

  const line = (quantity: number) => ({ productId: shoe._id, color: 'red', size: '42', quantity });
  const read = async (): Promise<ProductDto> =>
    (await manager.get<ProductDto>(`/v1/products/${shoe._id}`)).body;
  const shelf = async (): Promise<object> => {
    const { stock, quantitySold, colors } = await read();
    const pairs = colors.map(({ color, sizes }) => [color, sizes.map(({ quantity }) => quantity)] as const);
    return { stock, quantitySold, ...Object.fromEntries(pairs) };
  };
  const setStatus = (order: OrderDto, status: string) =>
    manager.put(`/v1/orders/${order._id}/updateStatus`, { status });

  async function order(quantity: number): Promise<OrderDto> {
    const cart = await shopper.prepare([line(quantity)]);
    const { status, body } = await shopper.request(cart._id);
    expect(status).toBe(200);
    return body;
  }

  /** Saves the present colours under new names. */
  async function rename(names: Record<string, string>): Promise<number> {
    const { colors } = await read();
    const renamed = colors.map(({ color, sizes, ...rest }) => ({
      ...rest,
      color: names[color] ?? color,
      colorBefore: color,
      sizes: sizes.map(({ size, quantity }) => ({ size, quantity, quantityBefore: quantity })),
    }));
    return (await manager.put(`/v1/products/${shoe._id}`, { colors: renamed })).status;
  }

  it('gives its pairs back to the colour under its new name, and takes them from there again', async () => {
    const placed = await order(2);
    expect(await rename({ red: 'crimson' })).toBe(200);
    expect(await rename({ crimson: 'ruby' })).toBe(200);
    expect((await setStatus(placed, 'canceled')).status).toBe(200);
    expect(await shelf()).toEqual({ stock: 8, quantitySold: 0, ruby: [5, 1], blue: [2] });
    expect((await setStatus(placed, 'pending')).status).toBe(200);
    expect(await shelf()).toEqual({ stock: 6, quantitySold: 2, ruby: [3, 1], blue: [2] });
    expect((await manager.put(`/v1/orders/${placed._id}/delete`, undefined)).status).toBe(204);
    expect(await shelf()).toEqual({ stock: 8, quantitySold: 0, ruby: [5, 1], blue: [2] });
    await expectLedgerToAgree(shop.dataSource);
  });

  it('shows what it was called when it was placed', async () => {
    const placed = await order(1);
    await rename({ red: 'crimson' });
    const { body } = await shopper.get<OrderDto>(`/v1/orders/${placed._id}`);
    expect(body.items).toMatchObject([{ color: 'red', size: '42', quantity: 1 }]);
  });

  it('stays in the cart, and is sold from there', async () => {
    const cart = await shopper.prepare([line(1)]);
    await rename({ red: 'crimson' });
    const { body } = await shopper.get<OrderDto>(`/v1/orders/${cart._id}`);
    expect(body.items).toMatchObject([{ size: '42', quantity: 1, available: 5 }]);
    expect((await shopper.put(`/v1/orders/${cart._id}/increase-quantity`, body.items[0])).status).toBe(200);
    const { _id } = await shopper.prepare([]);
    expect((await shopper.request(_id)).status).toBe(200);
    expect(await shelf()).toEqual({ stock: 6, quantitySold: 2, crimson: [3, 1], blue: [2] });
    await expectLedgerToAgree(shop.dataSource);
  });

  it('is one line of the cart with what is added under its new name', async () => {
    const cart = await shopper.prepare([line(1), { ...line(1), size: '43' }]);
    const add = (size: string, quantity: number) =>
      shopper.put<OrderDto>(`/v1/orders/${cart._id}/add-product`, {
        ...line(quantity),
        ...{ color: 'crimson', size },
      });
    await rename({ red: 'crimson' });
    expect((await add('43', 1)).status).toBe(409);
    expect((await add('42', 2)).body.items).toMatchObject([
      { size: '42', quantity: 3, available: 5 },
      { size: '43', quantity: 1, available: 1 },
    ]);
    expect((await add('42', 3)).status).toBe(409);
    const { _id } = await shopper.prepare([]);
    expect((await shopper.request(_id)).status).toBe(200);
    expect(await shelf()).toEqual({ stock: 4, quantitySold: 4, crimson: [2, 0], blue: [2] });
  });

  it('keeps its name from any other colour, and may have it back itself', async () => {
    const placed = await order(2);
    expect(await rename({ red: 'blue', blue: 'red' })).toBe(409);
    expect(await rename({ red: 'crimson' })).toBe(200);
    const { colors } = await read();
    const second = { ...colors[1]!, color: 'red' };
    const answer = await manager.put<{ message: string }>(`/v1/products/${shoe._id}`, {
      colors: [...colors, second],
    });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toMatch(/crimson were sold as red/);
    expect(await rename({ crimson: 'red' })).toBe(200);
    expect((await setStatus(placed, 'canceled')).status).toBe(200);
    expect(await shelf()).toEqual({ stock: 8, quantitySold: 0, red: [5, 1], blue: [2] });
    await expectLedgerToAgree(shop.dataSource);
  });
});
