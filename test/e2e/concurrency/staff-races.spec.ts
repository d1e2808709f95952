import type { OrderDto, OrderHistoryDto } from '../../../src/modules/orders/dto/order.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { aColor, aProduct } from '../support/factories/product';
import { aCrowd, aStaffMember, type Answer, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

const ROUNDS = 25;

describe('staff and shoppers at the same moment', () => {
  let shop: TestApp;
  let manager: Shopper;
  let admin: Shopper;
  let buyer: Shopper;

  beforeAll(async () => {
    shop = await createTestApp();
    manager = await aStaffMember(shop, 'manager');
    admin = await aStaffMember(shop, 'admin');
    [buyer] = (await aCrowd(shop, 1)) as [Shopper];
  });
  afterAll(() => shop.close());

  const aShoe = async (quantity: number): Promise<ProductDto> =>
    (
      await manager.post<ProductDto>(
        '/v1/products',
        aProduct({ colors: [aColor('black', { '42': quantity })] }),
      )
    ).body;
  const lineOf = ({ _id }: ProductDto, quantity = 1) => ({
    productId: _id,
    color: 'black',
    size: '42',
    quantity,
  });
  const sizeOf = (productId: string) => ({ productId, color: 'black', size: '42' });
  const read = async ({ _id }: ProductDto): Promise<ProductDto> =>
    (await manager.get<ProductDto>(`/v1/products/${_id}`)).body;
  const setStatus = (staff: Shopper, { _id }: OrderDto, status: string): Promise<Answer<OrderDto>> =>
    staff.put(`/v1/orders/${_id}/updateStatus`, { status });

  async function placed(shoe: ProductDto, quantity: number): Promise<OrderDto> {
    const { _id } = await buyer.prepare([lineOf(shoe, quantity)]);
    const { status, body } = await buyer.request(_id);
    expect(status).toBe(200);
    return body;
  }

  /** The sum of the shoe's ledger rows, over all pages. */
  async function ledgerSum({ _id }: ProductDto): Promise<number> {
    const changes: number[] = [];
    for (let page = 1, total = 1; changes.length < total; page += 1) {
      const { body } = await manager.get<{ movements: { change: number }[]; total: number }>(
        `/v1/products/${_id}/stock-movements?limit=100&page=${page}`,
      );
      changes.push(...body.movements.map(({ change }) => change));
      ({ total } = body);
    }
    return changes.reduce((sum, change) => sum + change, 0);
  }

  it('holds stock exactly while the order is not canceled, when one cancels and one completes', async () => {
    const shoe = await aShoe(9);
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await placed(shoe, 3);
      const moves = [
        () => buyer.request(order._id, 'canceled'),
        () => setStatus(admin, order, 'completed'),
        () => setStatus(manager, order, 'canceled'),
      ];
      await Promise.all((round % 2 === 0 ? moves : moves.reverse()).map((move) => move()));

      const { status } = (await admin.get<OrderDto>(`/v1/orders/${order._id}`)).body;
      expect(['completed', 'canceled']).toContain(status);
      const isHeld = status === 'completed';
      expect(await read(shoe)).toMatchObject({ stock: isHeld ? 6 : 9, quantitySold: isHeld ? 3 : 0 });
      if (isHeld) expect((await setStatus(manager, order, 'canceled')).status).toBe(200);
    }
    expect(await ledgerSum(shoe)).toBe(9);
  });

  it('never takes twice what comes out of the bin, when ten of the staff take up one canceled order', async () => {
    const shoe = await aShoe(5);
    const order = await placed(shoe, 4);
    expect((await setStatus(admin, order, 'canceled')).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => setStatus(i % 2 === 0 ? admin : manager, order, 'pending')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await read(shoe)).toMatchObject({ stock: 1, quantitySold: 4 });
  });

  it('leaves no canceled order packed, and tells of each packing once, when one packs and another cancels', async () => {
    const shoe = await aShoe(3);
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await placed(shoe, 3);
      const url = `/v1/orders/${order._id}`;
      const pack = (who: Shopper) => () => who.put<OrderDto>(`${url}/packed`, { packed: true });
      const calls = [pack(admin), () => buyer.request(order._id, 'canceled'), pack(manager)];
      await Promise.all((round % 2 === 0 ? calls : calls.reverse()).map((run) => run()));

      expect((await admin.get<OrderDto>(url)).body).toMatchObject({ status: 'canceled', packedAt: null });
      const { history } = (await admin.get<OrderHistoryDto>(`${url}/history`)).body;
      expect(history.filter(({ reason }) => reason === 'packed').length).toBeLessThanOrEqual(1);
      expect(history.at(-1)).toMatchObject({ to: 'canceled', reason: null });
    }
    expect(await read(shoe)).toMatchObject({ stock: 3 });
  });

  it('packs an order once when ten of the staff say so', async () => {
    const order = await placed(await aShoe(1), 1);
    const url = `/v1/orders/${order._id}`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        (i % 2 === 0 ? admin : manager).put<OrderDto>(`${url}/packed`, { packed: true }),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.packedAt}`)).size).toBe(1);
    const { history } = (await admin.get<OrderHistoryDto>(`${url}/history`)).body;
    expect(history.map(({ reason }) => reason)).toEqual([null, 'packed']);
  });

  it('loses neither a sale nor an edit that are made together', async () => {
    const shoe = await aShoe(40);
    let quantity = 40;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { _id } = await buyer.prepare([lineOf(shoe)]);
      const { colors } = await read(shoe);
      // The editor saw `quantity` and adds two pairs.
      const sizes = [{ size: '42', quantityBefore: quantity, quantity: quantity + 2 }];
      const edit = () => manager.put(`/v1/products/${shoe._id}`, { colors: [{ ...colors[0]!, sizes }] });
      const sale = () => buyer.request(_id);
      const calls = round % 2 === 0 ? [edit, sale] : [sale, edit];
      const answers = await Promise.all(calls.map((run) => run()));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      quantity += 1;
      expect(await read(shoe)).toMatchObject({ stock: quantity, quantitySold: round + 1 });
    }
    expect(await ledgerSum(shoe)).toBe(quantity);
  });

  it('loses neither a sale nor one of two managers’ changes of a size that are made together', async () => {
    const [shoe, other] = [await aShoe(60), await aShoe(60)];
    const colleague = await aStaffMember(shop, 'manager');
    const move = (who: Shopper, shoes: ProductDto[], by: number) => () =>
      who.put('/v1/stock', { items: shoes.map(({ _id }) => ({ ...sizeOf(_id), by })) });
    const set = (seen: number) => () =>
      colleague.put('/v1/stock', {
        items: [{ ...sizeOf(shoe._id), quantityBefore: seen, quantity: seen + 3 }],
      });
    for (let round = 0; round < ROUNDS; round += 1) {
      const { _id } = await buyer.prepare([lineOf(other), lineOf(shoe)]);
      const { stock } = await read(shoe);
      const calls = [move(manager, [shoe, other], -1), set(stock), () => buyer.request(_id)];
      const answers = await Promise.all((round % 2 ? calls : calls.reverse()).map((run) => run()));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
    expect(await read(shoe)).toMatchObject({ stock: 60 + ROUNDS, quantitySold: ROUNDS });
    expect(await read(other)).toMatchObject({ stock: 60 - 2 * ROUNDS, quantitySold: ROUNDS });
    expect(await ledgerSum(shoe)).toBe(60 + ROUNDS);
    expect(await ledgerSum(other)).toBe(60 - 2 * ROUNDS);
  });

  it('lets one of two editors save over one version', async () => {
    const shoe = await aShoe(4);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        manager.put<ProductDto>(`/v1/products/${shoe._id}`, {
          version: shoe.version,
          highLight: `Editor ${i}`,
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
    const winner = statuses.indexOf(200);
    expect(await read(shoe)).toMatchObject({ highLight: `Editor ${winner}`, version: shoe.version + 1 });
  });

  it('sells no pair of a product that is deleted while the order is placed, or keeps the order whole', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const shoe = await aShoe(2);
      const { _id } = await buyer.prepare([lineOf(shoe)]);
      const [sale] = await Promise.all([
        buyer.request(_id),
        manager.put(`/v1/products/${shoe._id}/delete`, {}),
      ]);
      expect([200, 409]).toContain(sale.status);
      expect((await buyer.get<OrderDto>(`/v1/orders/${_id}`)).body.status).toBe(
        sale.status === 200 ? 'pending' : 'cart',
      );
      const [row] = await shop.dataSource.query<{ quantity: number; quantitySold: number }[]>(
        `SELECT s.quantity, st.quantitySold FROM product_sizes s JOIN product_colors c ON c.id = s.colorId
         JOIN product_states st ON st.productId = c.productId WHERE c.productId = ?`,
        [shoe._id],
      );
      const sold = sale.status === 200 ? 1 : 0;
      expect(row).toEqual({ quantity: 2 - sold, quantitySold: sold });
    }
  });
});
