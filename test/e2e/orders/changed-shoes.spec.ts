import type { ExchangeDto, OrderExchangesDto } from '../../../src/modules/orders/exchanges/dto/exchange.dto';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type {
  SizeWaitDto,
  SizeWaitListDto,
} from '../../../src/modules/products/back-in-stock/dto/size-wait.dto';
import { expectLedgerToAgree } from '../products/ledger';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, type Answer, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(120_000);

type Failure = { code: string; message: string; errors?: Record<string, string>; cart?: OrderDto };

/**
 * What refers to a shoe – a completed order, its exchange, a wait, a cart – while the shoe is renamed, priced anew,
 * deleted and restored.
 */
describe('what refers to a shoe that changes', () => {
  let shop: TestApp;
  let manager: Shopper;
  let shopper: Shopper;
  let shoe: ProductDto;
  /** The shopper's completed order of one pair of red 42. */
  let bought: OrderDto;

  beforeAll(async () => {
    shop = await createTestApp();
    manager = await aStaffMember(shop, 'manager');
  });
  afterAll(() => shop.close());

  beforeEach(async () => {
    shopper = await aShopper(shop);
    const colors = [aColor('red', { '42': 5, '43': 2, '44': 0 }), aColor('blue', { '42': 2 })];
    shoe = (await manager.post<ProductDto>('/v1/products', aProduct({ colors, price: 1_000_000 }))).body;
    const { _id } = await shopper.prepare([line('red', '42')]);
    bought = (await shopper.request(_id)).body;
    await manager.put(`/v1/orders/${_id}/updateStatus`, { status: 'completed' });
  });

  const key = (color: string, size: string) => ({ productId: shoe._id, color, size });
  const line = (color: string, size: string) => ({ ...key(color, size), quantity: 1 });
  const path = () => `/v1/products/${shoe._id}`;
  const read = async (): Promise<ProductDto> => (await manager.get<ProductDto>(path())).body;
  const order = async (id = bought._id): Promise<OrderDto> =>
    (await shopper.get<OrderDto>(`/v1/orders/${id}`)).body;
  const exchanges = async (): Promise<OrderExchangesDto> =>
    (await shopper.get<OrderExchangesDto>(`/v1/orders/${bought._id}/exchanges`)).body;
  const waits = async (): Promise<SizeWaitDto[]> =>
    (await shopper.get<SizeWaitListDto>('/v1/size-waits')).body.waits;
  const shown = ({ items }: OrderDto) => items.map(({ color, size, quantity }) => [color, size, quantity]);
  const step = (cart: OrderDto, call: string, of: object): Promise<Answer<OrderDto>> =>
    shopper.put(`/v1/orders/${cart._id}/${call}`, of);

  async function edit(changes: object): Promise<Answer<ProductDto & Failure>> {
    return manager.put(path(), changes);
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
    return (await edit({ colors: renamed })).status;
  }

  /** The pair that an order's line is of today, as 'Order again' and 'Exchange size' look it up. */
  async function today({ items }: OrderDto) {
    const { colorNow, color } = items[0]!;
    return (await read()).colors.find((one) => one.color === (colorNow ?? color));
  }

  describe.each([
    ['once', [{ red: 'đỏ mờ' }], 'đỏ mờ'],
    ['twice', [{ red: 'crimson' }, { crimson: 'đỏ mờ' }], 'đỏ mờ'],
    ['and back', [{ red: 'crimson' }, { crimson: 'red' }], 'red'],
  ] as const)('whose colour is renamed %s', (_times, names, now) => {
    const renameAll = async () => {
      for (const name of names) expect(await rename(name)).toBe(200);
    };

    it('keeps what an order was called, and says what it is called today', async () => {
      await renameAll();
      const [item] = (await order()).items;
      expect(item).toMatchObject({ color: 'red', size: '42' });
      expect(item!.colorNow ?? item!.color).toBe(now);
      expect((await today(await order()))?.sizes.map(({ size }) => size)).toEqual(['42', '43', '44']);
      const cart = await shopper.cart();
      // Both names put the same pair into the cart, and the answer counts what is left of it.
      const again = await step(cart, 'add-product', line('red', '42'));
      expect(again.body.items).toMatchObject([{ color: now, size: '42', quantity: 1, available: 4 }]);
      const present = await step(cart, 'add-product', line(now, '42'));
      expect(present.body.items).toMatchObject([{ color: now, size: '42', quantity: 2, available: 4 }]);
    });

    it('keeps an exchange: asked for by either name, listed under both', async () => {
      await renameAll();
      const [offered] = (await exchanges()).lines;
      expect(offered!.colorNow ?? offered!.color).toBe(now);
      const asked = await shopper.post<ExchangeDto>(`/v1/orders/${bought._id}/exchanges`, {
        ...key(now, '42'),
        newSize: '43',
      });
      expect(asked).toMatchObject({ status: 201, body: { color: 'red', newSize: '43' } });
      const [listed] = (await exchanges()).exchanges;
      expect(listed!.colorNow ?? listed!.color).toBe(now);
      expect((await manager.put(`/v1/exchanges/${listed!._id}`, { move: 'receive' })).status).toBe(200);
      expect((await today(await order()))?.sizes).toMatchObject([{ quantity: 5 }, { quantity: 1 }, {}]);
      await expectLedgerToAgree(shop.dataSource);
    });

    it('keeps a wait', async () => {
      const asked = await shopper.post<SizeWaitDto>('/v1/size-waits', key('red', '44'));
      expect(asked.status).toBe(201);
      await renameAll();
      expect(await waits()).toMatchObject([{ _id: asked.body._id, color: now, size: '44' }]);
      const again = await shopper.post<SizeWaitDto>('/v1/size-waits', key(now, '44'));
      expect(again.body).toMatchObject({ _id: asked.body._id, color: now });
    });

    it('is in the cart under its name of today, changed by either, and ordered so', async () => {
      const { _id } = await shopper.prepare([line('red', '42'), line('red', '43')]);
      await renameAll();
      let cart = await order(_id);
      expect(shown(cart)).toEqual([
        [now, '42', 1],
        [now, '43', 1],
      ]);
      for (const name of ['red', now]) {
        const more = await step(cart, 'increase-quantity', line(name, '42'));
        expect(more).toMatchObject({ status: 200, body: { items: [{ color: now, quantity: 2 }, {}] } });
        const less = await step(cart, 'decrease-quantity', line(name, '42'));
        expect(less).toMatchObject({ status: 200, body: { items: [{ color: now, quantity: 1 }, {}] } });
      }
      cart = (await step(cart, 'remove-product', line('red', '43'))).body;
      expect(shown(cart)).toEqual([[now, '42', 1]]);
      await shopper.prepare([]);
      const placed = await shopper.request(_id);
      expect(placed).toMatchObject({ status: 200, body: { items: [{ color: now, size: '42' }] } });
      expect(shown(await order(_id))).toEqual([[now, '42', 1]]);
      await expectLedgerToAgree(shop.dataSource);
    });
  });

  it('makes one line of two when a colour gets the name of one that was deleted', async () => {
    const { _id } = await shopper.prepare([line('red', '42'), line('blue', '42')]);
    const { colors } = await read();
    const red = { ...colors[0]!, color: 'blue', colorBefore: 'red' };
    expect((await edit({ colors: [red] })).status).toBe(200);
    expect(shown(await order(_id))).toEqual([['blue', '42', 2]]);
    const cart = await order(_id);
    expect(shown((await step(cart, 'increase-quantity', line('red', '42'))).body)).toEqual([
      ['blue', '42', 3],
    ]);
    await shopper.prepare([]);
    expect(shown((await shopper.request(_id)).body)).toEqual([['blue', '42', 3]]);
    await expectLedgerToAgree(shop.dataSource);
  });

  it('refuses to swap the names of two colours, in words, and leaves every reference', async () => {
    const answer = await edit({
      colors: (await read()).colors.map(({ color, ...rest }) => ({
        ...rest,
        color: color === 'red' ? 'blue' : 'red',
        colorBefore: color,
      })),
    });
    expect(answer.status).toBe(409);
    expect(Object.values(answer.body.errors!)[0]).toMatch(/were sold as/);
    expect((await order()).items[0]).not.toHaveProperty('colorNow');
  });

  it('means the new colour of a name when the old one was deleted', async () => {
    const { colors } = await read();
    expect((await edit({ colors: [colors[1]] })).status).toBe(200);
    const { _id } = await shopper.cart();
    expect((await shopper.add(_id, line('red', '42'))).status).toBe(404);
    expect((await exchanges()).lines).toMatchObject([{ color: 'red' }]);
    expect((await edit({ colors: [colors[1], aColor('red', { '42': 1 })] })).status).toBe(200);
    expect((await shopper.add(_id, line('red', '42'))).body.items).toMatchObject([
      { color: 'red', available: 1 },
    ]);
  });

  it('offers no exchange of, and no more of, a size that is called otherwise now, and gives its pairs back', async () => {
    const sizes = (all: ProductDto['colors'][number]) =>
      all.sizes.map(({ size, quantity }) => ({ size: size === '42' ? '42.5' : size, quantity }));
    const { colors } = await read();
    expect((await edit({ colors: colors.map((one) => ({ ...one, sizes: sizes(one) })) })).status).toBe(200);
    const { _id } = await shopper.cart();
    expect((await shopper.add(_id, line('red', '42'))).status).toBe(404);
    await manager.put(`/v1/orders/${bought._id}/updateStatus`, { status: 'canceled' });
    expect((await today(bought))?.sizes.map(({ size, quantity }) => [size, quantity])).toEqual([
      ['42', 1],
      ['42.5', 4],
      ['43', 2],
      ['44', 0],
    ]);
    await expectLedgerToAgree(shop.dataSource);
  });

  it('is sold at today’s name and price, and stays at its old ones in the order', async () => {
    const { _id } = await shopper.prepare([line('red', '42')]);
    expect((await edit({ name: 'Hẻm Lớn', price: 1_200_000 })).status).toBe(200);
    expect(await order()).toMatchObject({ total: 1_000_000, items: [{ name: shoe.name, price: '1000000' }] });
    const cart = await order(_id);
    expect(cart).toMatchObject({ total: 1_200_000, items: [{ name: 'Hẻm Lớn', price: '1200000' }] });
    const stale = await shopper.request<Failure>(_id);
    expect(stale).toMatchObject({ status: 409, body: { code: 'cart.changed', cart: { total: 1_200_000 } } });
    expect((await exchanges()).lines).toHaveLength(1);
    await shopper.prepare([]);
    expect((await shopper.request(_id)).body).toMatchObject({ total: 1_200_000 });
  });

  it('is in nobody’s cart while it is deleted, and again once it is restored', async () => {
    const wait = (await shopper.post<SizeWaitDto>('/v1/size-waits', key('red', '44'))).body;
    const { _id } = await shopper.prepare([line('red', '42')]);
    expect(await rename({ red: 'ruby' })).toBe(200);
    expect((await manager.put(`${path()}/delete`, undefined)).status).toBe(204);
    expect((await order(_id)).items).toEqual([]);
    expect((await shopper.request(_id)).status).toBe(409);
    expect((await shopper.add(_id, line('red', '42'))).status).toBe(404);
    expect(await order()).toMatchObject({ items: [{ color: 'red', colorNow: 'ruby' }] });
    const asking = { ...key('red', '42'), newSize: '43' };
    expect((await shopper.post(`/v1/orders/${bought._id}/exchanges`, asking)).status).toBe(409);
    expect(await waits()).toMatchObject([{ _id: wait._id, color: 'ruby' }]);
    expect((await manager.put(`${path()}/restore`, undefined)).status).toBe(200);
    expect(shown(await order(_id))).toEqual([['ruby', '42', 1]]);
    await shopper.prepare([]);
    expect((await shopper.request(_id)).status).toBe(200);
    expect((await shopper.post(`/v1/orders/${bought._id}/exchanges`, asking)).status).toBe(201);
    await expectLedgerToAgree(shop.dataSource);
  });

  it('is corrected by the manager under either name', async () => {
    expect(await rename({ red: 'ruby' })).toBe(200);
    for (const color of ['red', 'ruby']) {
      const sold = { quantity: 1, color, size: '42' };
      expect((await manager.put(`${path()}/quantitySold`, sold)).status).toBe(200);
    }
    expect((await today(await order()))?.sizes[0]).toMatchObject({ quantity: 2 });
  });
});
