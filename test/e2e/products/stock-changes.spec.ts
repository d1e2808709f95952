import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type { StockLevelListDto } from '../../../src/modules/products/inventory/dto/stock-change.dto';
import type { StockMovementListDto } from '../../../src/modules/products/inventory/dto/stock-movement.dto';
import type { AuditEventListDto } from '../../../src/modules/audit-events/dto/audit-event.dto';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, type Answer, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';
import { expectLedgerToAgree } from './ledger';

describe('changing the stock of sizes', () => {
  let shop: TestApp;
  let manager: Shopper;
  let colleague: Shopper;
  let shopper: Shopper;
  let shoe: ProductDto;

  beforeAll(async () => {
    shop = await createTestApp();
    [manager, colleague] = [await aStaffMember(shop, 'manager'), await aStaffMember(shop, 'manager')];
    shopper = await aShopper(shop);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shoe = await aShoe();
  });
  afterEach(() => expectLedgerToAgree(shop.dataSource));

  const aShoe = async (): Promise<ProductDto> => {
    const colors = [aColor('black', { '42': 5, '43': 0 }), aColor('white', { '42': 3 })];
    return (await manager.post<ProductDto>('/v1/products', aProduct({ colors }))).body;
  };
  const item = (size: string, what: object, color = 'black') => ({
    productId: shoe._id,
    color,
    size,
    ...what,
  });
  const change = <T = StockLevelListDto>(
    items: object[],
    rest: object = {},
    who = manager,
  ): Promise<Answer<T>> => who.put<T>('/v1/stock', { items, ...rest });
  const read = async (): Promise<ProductDto> =>
    (await manager.get<ProductDto>(`/v1/products/${shoe._id}`)).body;
  const sizesOf = ({ colors }: ProductDto): number[] =>
    colors.flatMap(({ sizes }) => sizes.map(({ quantity }) => quantity));
  const newest = async (limit: number) =>
    (
      await manager.get<StockMovementListDto>(`/v1/products/${shoe._id}/stock-movements?limit=${limit}`)
    ).body.movements.map(({ color, size, change: by, reason, actorId }) => ({
      ...{ color, size, by, reason, actorId },
    }));
  const buy = async (quantity: number): Promise<void> => {
    const order = await shopper.prepare([item('42', { quantity }) as never]);
    expect((await shopper.request(order._id)).status).toBe(200);
  };

  it('sets and moves sizes in one call, and the ledger tells who did it and why', async () => {
    const answer = await change(
      [
        item('42', { quantity: 9, quantityBefore: 5 }),
        item('43', { by: 2 }),
        item('42', { quantity: 1 }, 'WHITE'),
      ],
      { reason: 'received' },
    );
    expect(answer.body).toEqual({
      items: [item('42', { quantity: 9 }), item('43', { quantity: 2 }), item('42', { quantity: 1 }, 'white')],
    });
    const now = await read();
    expect(sizesOf(now)).toEqual([9, 2, 1]);
    expect(now).toMatchObject({ stock: 12, quantitySold: 0, version: shoe.version });
    const by = { reason: 'received', actorId: manager.id };
    const lines = await newest(3);
    expect(lines).toHaveLength(3);
    expect(lines).toEqual(
      expect.arrayContaining([
        { color: 'black', size: '42', by: 4, ...by },
        { color: 'black', size: '43', by: 2, ...by },
        { color: 'white', size: '42', by: -2, ...by },
      ]),
    );
    const { body } = await manager.get<AuditEventListDto>(`/v1/products/${shoe._id}/audit-events`);
    expect(body.events[0]).toMatchObject({
      action: 'product-stock-changed',
      details: { reason: 'received' },
    });
    expect(body.events[0]!.details['sizes']!.split(', ').sort()).toEqual([
      'black 42 +4',
      'black 43 +2',
      'white 42 -2',
    ]);
  });

  it('shows in the lists at once', async () => {
    const listed = async (stock: string): Promise<number> =>
      (await manager.get<{ total: number }>(`/v1/products/filter?search=${shoe.slug}&stock=${stock}`)).body
        .total;
    const all = [item('42', { quantity: 0 }), item('42', { quantity: 0 }, 'white')];
    expect(await listed('sold-out')).toBe(0);
    expect((await change(all)).status).toBe(200);
    expect(await listed('sold-out')).toBe(1);
    await change([item('43', { by: 1 })]);
    expect(await listed('just-in')).toBe(1);
    expect((await newest(1))[0]).toMatchObject({ by: 1, reason: 'counted' });
  });

  it('never undoes a sale, nor a colleague’s change (rule E4)', async () => {
    await buy(2);
    await change([item('42', { quantity: 6, quantityBefore: 5 })], {}, colleague);
    const { body } = await change([item('42', { quantity: 8, quantityBefore: 5 })]);
    expect(body.items[0]).toMatchObject({ quantity: 5 - 2 + 1 + 3 });
    expect(await read()).toMatchObject({ quantitySold: 2, stock: 7 + 3 });
  });

  it('does all or nothing, and names each size that cannot change', async () => {
    await buy(4);
    const answer = await change<{ message: string; errors: object }>([
      item('43', { by: 5 }),
      item('42', { quantity: 2, quantityBefore: 5 }),
      item('45', { by: 1 }),
      item('42', { by: 1_000_000 }, 'white'),
    ]);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: 'Some of these sizes have changed in the meantime.',
        errors: {
          [`${shoe._id}/black/42`]: 'Of size 42 in black 3 pairs cannot go: 1 is left.',
          [`${shoe._id}/black/45`]: 'There is no size 45 in black any more.',
          [`${shoe._id}/white/42`]: 'There cannot be 1000003 pairs of size 42 in white.',
        },
      },
    });
    expect(Object.keys(answer.body.errors)).toHaveLength(3);
    expect(sizesOf(await read())).toEqual([1, 0, 3]);
  });

  it('refuses in words what it cannot read', async () => {
    const refusals: [object[], string][] = [
      [[], 'items must have 1 to 200 entries, each once.'],
      [
        [item('42', { by: 1 }), item('42', { by: 1 }, 'Black')],
        'items must have 1 to 200 entries, each once.',
      ],
      [[item('42', {})], 'A size needs either quantity or by.'],
      [[item('42', { by: 1, quantity: 1 })], 'A size needs either quantity or by.'],
      [[item('42', { by: 1, quantityBefore: 1 })], 'quantityBefore belongs to quantity, not to by.'],
      [[item('42', { quantity: -1 })], 'quantity must be at least 0.'],
      [[item('42', { by: 0.5 })], 'by must be a whole number.'],
    ];
    for (const [items, message] of refusals) {
      const { status, body } = await change<{ message: string; errors: object }>(items);
      expect({ status, said: [body.message, ...Object.values(body.errors)] }).toEqual({
        status: 400,
        said: expect.arrayContaining([message]) as unknown,
      });
    }
    const wrong = await change<{ message: string }>([item('42', { by: 1 })], { reason: 'sale' });
    expect(wrong.body.message).toBe('reason must be one of received, counted, damaged, missing.');
    expect(sizesOf(await read())).toEqual([5, 0, 3]);
  });

  it('refuses a size that is named twice, by an old name of its colour and by the new one', async () => {
    const colors = shoe.colors.map(({ color, sizes, ...rest }) => ({
      ...{ ...rest, color: color === 'black' ? 'graphite' : color, colorBefore: color },
      sizes: sizes.map(({ size, quantity }) => ({ size, quantity, quantityBefore: quantity })),
    }));
    expect((await manager.put(`/v1/products/${shoe._id}`, { colors })).status).toBe(200);
    const twice = [item('43', { by: 5 }), item('43', { by: 3 }, 'graphite')];
    const { status, body } = await change<{ message: string; errors: object }>(twice);
    const message = 'items must have 1 to 200 entries, each once.';
    expect({ status, ...body }).toMatchObject({ status: 400, message, errors: { items: message } });
    expect(sizesOf(await read())).toEqual([5, 0, 3]);
    expect((await change(twice.slice(0, 1))).status).toBe(200);
  });

  it('takes a size that is gone with its product for gone, and a change of nothing for nothing', async () => {
    const before = await newest(9);
    expect((await change([item('42', { by: 0 }), item('43', { quantity: 0 })])).status).toBe(200);
    expect(await newest(9)).toEqual(before);
    await manager.put(`/v1/products/${shoe._id}/delete`, {});
    expect((await change([item('42', { by: 1 })])).status).toBe(409);
  });
});
