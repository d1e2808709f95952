import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { OrderDto, OrderListDto } from '../../../src/modules/orders/dto/order.dto';
import type { ImportOrder } from '../../../src/modules/orders/orders.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import type { StockLine } from '../../../src/modules/products/inventory/stock.service';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, call, type Answer, type Shopper } from '../support/people';
import { queriesOf } from '../support/queries';
import { createTestApp, type TestApp } from '../support/test-app';
import { anOrder } from './order-factory';

jest.setTimeout(60_000);

describe('the list of orders', () => {
  let shop: TestApp;
  let admin: Shopper;
  let shopper: Shopper;
  let line: StockLine;

  beforeAll(async () => {
    shop = await createTestApp();
    admin = await aStaffMember(shop, 'admin');
    shopper = await aShopper(shop);
    const colors = [aColor('black', { '42': 1000 })];
    const product = await shop.app
      .get(ProductEditingService)
      .createProduct(aProduct({ price: 1_000_000, colors }));
    line = { productId: product._id, color: 'black', size: '42', quantity: 1 };
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    for (const table of ['order_history', 'order_items', 'orders']) {
      await shop.dataSource.query(`DELETE FROM ${table}`);
    }
  });

  const list = <T = OrderListDto>(query = ''): Promise<Answer<T>> => admin.get<T>(`/v1/orders${query}`);
  const idsOf = async (query = ''): Promise<string[]> =>
    (await list(query)).body.orders.map(({ _id }) => _id);
  const bring = (order: Partial<ImportOrder> = {}): Promise<string> =>
    anOrder(shop, { customerId: shopper.id, items: [line], ...order });
  const onDay = (day: number): Date => new Date(Date.UTC(2026, 0, day));

  it('has the orders that were placed, newest first, whole as their owners see them', async () => {
    const late = await bring({ placedAt: onDay(3), items: [{ ...line, quantity: 2 }], status: 'delivering' });
    const early = await bring({ placedAt: onDay(1) });
    const { _id } = await shopper.prepare([line]);
    const cart = await shopper.cart();
    expect(cart._id).toBe(_id);
    expect(await idsOf()).toEqual([late, early]);

    await shopper.request(_id);
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.total).toBe(3);
    const seen = await Promise.all(
      [_id, late, early].map(async (id) => (await shopper.get<OrderDto>(`/v1/orders/${id}`)).body),
    );
    expect(body.orders).toEqual(seen);
    expect(body.orders[1]).toMatchObject({
      status: 'delivering',
      total: 2_000_000,
      items: [{ quantity: 2 }],
    });
  });

  it('is sorted by the day an order was placed, not by the day its cart was begun', async () => {
    const longThought = await bring({ createdAt: onDay(1), placedAt: onDay(9) });
    const quick = await bring({ createdAt: onDay(5), placedAt: onDay(5) });
    expect(await idsOf()).toEqual([longThought, quick]);
    expect(await idsOf('?sort=oldest')).toEqual([quick, longThought]);
  });

  it('is sorted by total, ties by id, and pages neither repeat nor skip', async () => {
    const quantities = [3, 1, 2, 2, 2, 1, 4];
    for (const [index, quantity] of quantities.entries()) {
      // Ids follow the day on which the cart was created; the days of placing run the other way.
      const dates = { createdAt: onDay(9 - index), placedAt: onDay(10 + index) };
      await bring({ items: [{ ...line, quantity }], ...dates });
    }
    const all = (await list('?sort=high-low&limit=100')).body.orders;
    const expected = [...all].sort((a, b) => b.total - a.total || (a._id < b._id ? 1 : -1));
    expect(all).toHaveLength(quantities.length);
    expect(all).toEqual(expected);
    expect(await idsOf('?sort=low-high')).toEqual(all.map(({ _id }) => _id).reverse());
    expect((await list('?sort=high-low&search=minh')).body.orders).toEqual(all);
    for (const sort of ['high-low', 'low-high', 'newest', 'oldest']) {
      const pages = await Promise.all([1, 2, 3].map((page) => idsOf(`?sort=${sort}&limit=3&page=${page}`)));
      expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
      expect(pages.flat()).toEqual(await idsOf(`?sort=${sort}&limit=100`));
    }
  });

  it('has twelve on a page, and beyond the last page nothing but the true total', async () => {
    for (let count = 0; count < 13; count += 1) await bring();
    expect(await idsOf()).toHaveLength(12);
    expect((await list('?page=2')).body).toMatchObject({ orders: [{}], total: 13 });
    expect((await list('?page=9')).body).toEqual({ orders: [], total: 13 });
    for (const page of ['9007199254740991', '999999999999999999', '99999999999999999999'])
      expect((await list(`?page=${page}&limit=100`)).body).toEqual({ orders: [], total: 13 });
  });

  it('narrows to one status or several', async () => {
    const ids = new Map<string, string>();
    for (const status of ['pending', 'delivering', 'completed', 'canceled'] as const) {
      ids.set(status, await bring({ status }));
    }
    expect(await idsOf('?status=canceled')).toEqual([ids.get('canceled')]);
    expect(new Set(await idsOf('?status=Pending,completed'))).toEqual(
      new Set([ids.get('pending'), ids.get('completed')]),
    );
    expect((await list('?status=')).body.total).toBe(4);
    expect((await list('?status=pending&search=nobody')).body).toEqual({ orders: [], total: 0 });
  });

  describe('finds', () => {
    const BINH = { name: 'Lê Thị Bình', phone: '0912345678', email: 'binh.le@example.com' };
    let order: string;

    beforeEach(async () => {
      await bring({ email: 'someone@else.example' });
      order = await bring({ ...BINH, placedAt: onDay(4) });
    });

    it.each([
      ['the name without accents', 'le thi binh'],
      ['the name with accents', 'Bình'],
      ['words in any order', 'BINH le'],
      ['a part of the name', 'bin'],
      ['the phone number', '0912345678'],
      ['the phone number with spaces', '0912 345 678'],
      ['the phone number with the country', '+84 912-345-678'],
      ['the last four digits of the phone', '5678'],
      ['the beginning of the phone', '0912'],
      ['the e-mail address', 'Binh.Le@Example.com'],
      ['a part of the e-mail address', '.le@exam'],
      ['name and phone together', 'binh 5678'],
    ])('an order by %s: %s', async (_what, search) => {
      expect((await list(`?search=${encodeURIComponent(search)}`)).body).toMatchObject({
        orders: [{ _id: order }],
        total: 1,
      });
    });

    it('an order by its number, or by the beginning of it', async () => {
      const number = order.slice(0, 12);
      for (const search of [
        number,
        `#${number}`,
        `DH${number}`,
        number.toUpperCase(),
        order,
        number.slice(0, 11),
      ]) {
        expect(await idsOf(`?search=${encodeURIComponent(search)}`)).toContain(order);
      }
      expect(await idsOf(`?search=${number}`)).toEqual([order]);
    });

    it('an order by four or five characters of its number, unless they are a phone’s or a name’s', async () => {
      for (const length of [4, 5]) {
        const start = order.slice(0, length);
        expect(await idsOf(`?search=${encodeURIComponent(`#${start}`)}`)).toContain(order);
        expect(await idsOf(`?search=DH${start}`)).toContain(order);
      }
      const placedAt = onDay(5);
      const mixed = await bring({
        createdAt: new Date(0x6a3f_0000 * 1000),
        placedAt,
        name: 'Ai',
        phone: '0911111111',
      });
      const plain = await bring({
        createdAt: new Date(0x6912_0000 * 1000),
        placedAt,
        name: 'Ai',
        phone: '0911111111',
      });
      expect(await idsOf('?search=6a3f')).toEqual([mixed]);
      expect(await idsOf('?search=6912')).toEqual([]);
      expect(await idsOf('?search=%236912')).toEqual([plain]);
      expect(await idsOf('?search=%235678')).toEqual([order]);
      expect(await idsOf('?search=dead')).toEqual([]);
    });

    it.each([
      ['digits from the middle of a phone', '2345'],
      ['a word that is nowhere', 'binh nobody'],
      ['wildcards', 'b%h'],
      ['wildcards', 'b_nh'],
      ['the longest e-mail address', 'a'.repeat(254)],
    ])('nothing for %s: %s', async (_what, search) => {
      expect((await list(`?search=${encodeURIComponent(search)}`)).body).toEqual({ orders: [], total: 0 });
    });

    it.each([
      '"lê thị bình"',
      'Bình,',
      '(bình)',
      'bình - 0912 345 678',
      '0912.345.678, Bình',
      '#Bình',
      'Lê/Bình',
      'SĐT: +84 912-345-678'.slice(5),
    ])('by %j what stands between the marks', async (search) => {
      const { body } = await list(`?search=${encodeURIComponent(search)}`);
      expect(body.orders.map(({ name }) => name)).toEqual(['Lê Thị Bình']);
    });

    it('everything when nothing is searched for', async () => {
      for (const search of ['%23%23', '%20', '%2B()'])
        expect((await list(`?search=${search}`)).body.total).toBe(2);
    });

    it('an order placed in the shop by the receiver it names and by its customer’s address', async () => {
      const { email, phone } = await shopper.profile();
      const { _id } = await shopper.prepare([line]);
      await shopper.put(`/v1/orders/${_id}/add-information`, {
        name: 'Đỗ Văn Đức',
        phone: '0987654321',
        address: '1 Huế',
      });
      await shopper.request(_id);
      expect(await idsOf('?search=do%20van%20duc')).toEqual([_id]);
      expect(await idsOf('?search=4321')).toEqual([_id]);
      expect(await idsOf(`?search=${encodeURIComponent(email)}`)).toEqual([_id]);
      expect(await idsOf(`?search=${phone}`)).toEqual([]);

      await shopper.update({ email: `new.${email}` });
      expect(await idsOf(`?search=${encodeURIComponent(`new.${email}`)}`)).toEqual([]);
      await shopper.moveTo(`new.${email}`);
      expect(await idsOf(`?search=${encodeURIComponent(`new.${email}`)}+duc`)).toEqual([_id]);
      await shopper.moveTo(email);
      expect(await idsOf(`?search=${encodeURIComponent(`new.${email}`)}`)).toEqual([]);
    });
  });

  it.each([
    ['page', '?page=0'],
    ['limit', '?limit=101'],
    ['sort', '?sort=cheapest'],
    ['status', '?status=cart'],
    ['status', '?status=pending,lost'],
    ['search', '?search=a&search=b'],
    ['search', `?search=${'a'.repeat(255)}`],
  ])('names an impossible %s: %s', async (field, query) => {
    const { status, body } = await list<ErrorDto>(query);
    expect(status).toBe(400);
    expect(Object.keys(body.errors!)).toEqual([field]);
  });

  it('ignores what it does not know, and empty parameters', async () => {
    await bring();
    expect((await list('?section=order&search=&sort=&status=')).body.total).toBe(1);
  });

  it('makes as many queries for a hundred orders as for one', async () => {
    const countFor = async (length: number): Promise<number> => {
      await idsOf('?limit=100');
      const search = '?limit=100&search=minh&status=pending';
      const { result, queries } = await queriesOf(shop, () => idsOf(search));
      expect(result).toHaveLength(length);
      return queries.length;
    };
    await bring();
    const forOne = await countFor(1);
    for (let count = 1; count < 100; count += 1) await bring();
    expect(forOne).toBeGreaterThan(3);
    expect(await countFor(100)).toBe(forOne);
  });

  it('is for staff alone', async () => {
    expect((await shopper.get('/v1/orders')).status).toBe(403);
    expect((await call(shop, 'GET', '/v1/orders')).status).toBe(401);
    expect((await (await aStaffMember(shop, 'manager')).get('/v1/orders')).status).toBe(200);
  });
});
