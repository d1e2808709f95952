import { StockMovements1700000004000 } from '../../../src/database/migrations/1700000004000-stock-movements';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import type {
  StockMovementDto,
  StockMovementListDto,
} from '../../../src/modules/products/inventory/dto/stock-movement.dto';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, call, type Answer, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';
import { expectLedgerToAgree } from './ledger';

describe('the stock ledger', () => {
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
    const colors = [aColor('black', { '42': 5, '43': 2, '44': 0 }), aColor('white', { '42': 3 })];
    const body = { ...aProduct(), importAt: '2026-03-01', colors };
    product = (await manager.post<ProductDto>('/v1/products', body)).body;
  });
  afterEach(() => expectLedgerToAgree(shop.dataSource));

  const list = (query = '', as = manager): Promise<Answer<StockMovementListDto>> =>
    as.get(`/v1/products/${product._id}/stock-movements${query}`);
  const place = async (size: string, quantity: number): Promise<OrderDto> => {
    const line = { productId: product._id, color: 'black', size, quantity };
    const order = await shopper.prepare([line]);
    return (await shopper.request(order._id)).body;
  };
  const sell = <T = ProductDto>(body: object): Promise<Answer<T>> =>
    manager.put(`/v1/products/${product._id}/quantitySold`, body);
  /** The ledger's rows with this reason, as `color/size change`. */
  const linesOf = async (reason: string): Promise<string[]> => {
    const { movements } = (await list('?limit=100')).body;
    const found = movements.filter((one) => one.reason === reason);
    return found.map(({ color, size, change }) => `${color}/${size} ${change}`).sort();
  };
  const whoOf = ({ reason, orderId, actorId }: StockMovementDto) => ({ reason, orderId, actorId });

  it('begins with what a product begins with, nothing where nothing is', async () => {
    const { body } = await list();
    expect(body.total).toBe(3);
    expect(await linesOf('opening')).toEqual(['black/42 5', 'black/43 2', 'white/42 3']);
    for (const line of body.movements) {
      expect(whoOf(line)).toEqual({ reason: 'opening', orderId: null, actorId: manager.id });
      expect(Date.now() - Date.parse(line.createdAt)).toBeLessThan(600_000);
    }
  });

  it('says which order took pairs, which gave them back, and whose it was', async () => {
    const order = await place('42', 2);
    await shopper.request(order._id, 'canceled');
    const { movements } = (await list()).body;
    const cause = { orderId: order._id, actorId: shopper.id };
    const lines = movements.filter(({ orderId }) => orderId !== null);
    expect(lines).toHaveLength(2);
    expect(lines).toContainEqual(
      expect.objectContaining({ color: 'black', size: '42', change: -2, reason: 'sale', ...cause }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ color: 'black', size: '42', change: 2, reason: 'cancellation', ...cause }),
    );
  });

  it('has no line for a sale that failed', async () => {
    const line = { productId: product._id, color: 'black', size: '42', quantity: 5 };
    const order = await shopper.prepare([line]);
    await sell({ quantity: 1, color: 'black', size: '42' });
    expect((await shopper.request(order._id)).status).toBe(409);
    expect(await linesOf('sale')).toEqual([]);
    await shopper.put(`/v1/orders/${order._id}/remove-product`, line);
  });

  it('tells what an edit moved: sizes that grew, that went, that came, and colours that were renamed', async () => {
    const colors = [
      { ...aColor('black', { '42': 7, '44': 1 }) },
      { ...aColor('bone', { '42': 3 }), colorBefore: 'white' },
    ];
    expect((await manager.put(`/v1/products/${product._id}`, { colors })).status).toBe(200);
    expect(await linesOf('edit')).toEqual([
      'black/42 2',
      'black/43 -2',
      'black/44 1',
      'bone/42 3',
      'white/42 -3',
    ]);
    await manager.put(`/v1/products/${product._id}`, { price: 1 });
    expect((await list()).body.total).toBe(8);
  });

  it('has what comes back to a size that an edit has removed, and the size comes back with it', async () => {
    const order = await place('43', 2);
    await manager.put(`/v1/products/${product._id}`, { colors: [aColor('black', { '42': 5 })] });
    await shopper.request(order._id, 'canceled');
    expect(await linesOf('cancellation')).toEqual(['black/43 2']);
    const { body } = await call<ProductDto>(shop, 'GET', `/v1/products/${product._id}`);
    expect(body).toMatchObject({ stock: 7, quantitySold: 0 });
    expect(body.colors[0]!.sizes).toContainEqual({ size: '43', quantity: 2 });
    await expectLedgerToAgree(shop.dataSource);
  });

  it('counts what comes back to a colour that an edit has removed as no longer sold, and shelves none', async () => {
    const order = await place('43', 2);
    await manager.put(`/v1/products/${product._id}`, { colors: [aColor('green', { '42': 5 })] });
    await shopper.request(order._id, 'canceled');
    expect(await linesOf('cancellation')).toEqual([]);
    const { body } = await call<ProductDto>(shop, 'GET', `/v1/products/${product._id}`);
    expect(body).toMatchObject({ stock: 5, quantitySold: 0 });
  });

  describe('of pairs that were sold elsewhere', () => {
    it('takes them from the size that is named and counts them as sold', async () => {
      const { status, body } = await sell({ quantity: 2, color: 'BLACK', size: '42.0' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ stock: 8, quantitySold: 2, version: 1 });
      expect(await linesOf('correction')).toEqual(['black/42 -2']);
      expect(whoOf((await list('?size=42&color=black')).body.movements[0]!)).toMatchObject({
        orderId: null,
        actorId: manager.id,
      });
    });

    it('takes them from the fullest size, then the next, when none is named', async () => {
      const { body } = await sell({ quantity: 7 });
      expect(body).toMatchObject({ stock: 3, quantitySold: 7 });
      expect(await linesOf('correction')).toEqual(['black/42 -5', 'white/42 -2']);
      expect((await sell({ quantity: 2, color: 'black' })).body.stock).toBe(1);
      expect(await linesOf('correction')).toContain('black/43 -2');
    });

    it('is refused when fewer are left, and takes none', async () => {
      const some = await sell<{ message: string }>({ quantity: 11 });
      expect(some.status).toBe(409);
      expect(some.body.message).toBe('Only 10 pairs are left.');
      const none = await sell<{ message: string }>({ quantity: 1, color: 'black', size: '44' });
      expect(none.body.message).toBe('No pair is left.');
      expect(await linesOf('correction')).toEqual([]);
    });

    it('is refused for a colour or size that is not there, and for less than a pair', async () => {
      expect((await sell({ quantity: 1, color: 'green' })).status).toBe(404);
      expect((await sell({ quantity: 1, size: '39' })).status).toBe(404);
      const bad = [{}, { quantity: 0 }, { quantity: -1 }, { quantity: '1' }, { quantity: 1, color: null }];
      for (const body of [...bad, { quantity: 1, size: 'XL' }, { quantity: 1, stock: 3 }]) {
        expect((await sell(body)).status).toBe(400);
      }
      expect((await list()).body.total).toBe(3);
    });

    it('leaves filters in step when a product sells out', async () => {
      const soldOut = () =>
        call<{ products: ProductDto[] }>(shop, 'GET', '/v1/products/filter?stock=sold-out&limit=100');
      expect((await soldOut()).body.products.map(({ _id }) => _id)).not.toContain(product._id);
      await sell({ quantity: 10 });
      expect((await soldOut()).body.products.map(({ _id }) => _id)).toContain(product._id);
    });

    it('never sells a pair twice, however many managers count at once', async () => {
      const answers = await Promise.all(Array.from({ length: 14 }, () => sell({ quantity: 1 })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    });
  });

  describe('in pages', () => {
    it('puts the newest lines first and neither repeats nor skips one', async () => {
      for (let i = 0; i < 4; i += 1) await sell({ quantity: 1, color: 'black', size: '42' });
      const whole = (await list('?limit=100')).body;
      expect(whole.total).toBe(7);
      const times = whole.movements.map(({ createdAt }) => createdAt);
      expect(times).toEqual([...times].sort().reverse());
      const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?limit=2&page=${page}`)));
      expect(pages.flatMap(({ body }) => body.movements)).toEqual(whole.movements);
      expect((await list('?page=99')).body).toEqual({ movements: [], total: 7 });
      expect((await list(`?page=${'9'.repeat(300)}`)).body).toEqual({ movements: [], total: 7 });
    });

    it.each([
      ['color=Black', 2],
      ['size=42', 2],
      ['color=white&size=42.00', 1],
      ['color=green', 0],
      ['color=&size=&brand=nike', 3],
    ])('narrowed by %s has %i lines', async (query, total) => {
      const { body } = await list(`?${query}`);
      expect(body.total).toBe(total);
      expect(body.movements).toHaveLength(total);
    });

    it.each(['size=XL', 'limit=101', 'page=0', 'color=a&color=b', `color=${'x'.repeat(61)}`])(
      'refuses %s',
      async (query) => {
        expect((await list(`?${query}`)).status).toBe(400);
      },
    );
  });

  it('of a shop that had none yet begins with what is on its shelves', async () => {
    await place('42', 2);
    const migration = new StockMovements1700000004000();
    const runner = shop.dataSource.createQueryRunner();
    try {
      await migration.down(runner);
      await migration.up(runner);
    } finally {
      await runner.release();
    }
    expect(await linesOf('opening')).toEqual(['black/42 3', 'black/43 2', 'white/42 3']);
    const { movements } = (await list()).body;
    for (const line of movements) {
      expect(whoOf(line)).toEqual({ reason: 'opening', orderId: null, actorId: null });
      expect(Math.abs(Date.now() - Date.parse(line.createdAt))).toBeLessThan(600_000);
    }
  });

  it('is for staff, and for products that are or were there', async () => {
    const admin = await aStaffMember(shop, 'admin');
    expect((await list('', admin)).status).toBe(200);
    expect((await list('', shopper)).status).toBe(403);
    expect((await call(shop, 'GET', `/v1/products/${product._id}/stock-movements`)).status).toBe(401);
    for (const id of ['0'.repeat(24), product.slug, 'x']) {
      expect((await manager.get(`/v1/products/${id}/stock-movements`)).status).toBe(404);
    }
  });
});
