import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { aColor, aProduct } from '../support/factories/product';
import { aCrowd, aStaffMember, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

// Thousands of checkouts take longer than a test's default timeout on a busy machine.
jest.setTimeout(300_000);

const BUYERS = 200;
const ROUNDS = 20;
const PAIRS_OF_ORDERS = 100;

describe('many buyers at once', () => {
  let shop: TestApp;
  let manager: Shopper;
  let buyers: Shopper[];

  beforeAll(async () => {
    shop = await createTestApp();
    manager = await aStaffMember(shop, 'manager');
    buyers = await aCrowd(shop, BUYERS);
  });
  afterAll(() => shop.close());

  const aShoe = async (quantity: number): Promise<ProductDto> =>
    (
      await manager.post<ProductDto>(
        '/v1/products',
        aProduct({ colors: [aColor('black', { '42': quantity })] }),
      )
    ).body;
  const lineOf = ({ _id }: ProductDto) => ({ productId: _id, color: 'black', size: '42', quantity: 1 });
  const read = async ({ _id }: ProductDto): Promise<ProductDto> =>
    (await manager.get<ProductDto>(`/v1/products/${_id}`)).body;

  /** Restocks one pair of a sold-out shoe. */
  async function restock(shoe: ProductDto): Promise<void> {
    const { colors } = await read(shoe);
    const sizes = [{ size: '42', quantityBefore: 0, quantity: 1 }];
    const { status } = await manager.put(`/v1/products/${shoe._id}`, { colors: [{ ...colors[0]!, sizes }] });
    expect(status).toBe(200);
  }

  it(`lets one of ${BUYERS} have the last pair, ${ROUNDS} times over`, async () => {
    const shoe = await aShoe(1);
    const carts = await Promise.all(buyers.map((buyer) => buyer.prepare([lineOf(shoe)])));
    for (let round = 1; round <= ROUNDS; round += 1) {
      const answers = await Promise.all(buyers.map((buyer, i) => buyer.request(carts[i]!._id)));
      const winner = answers.findIndex(({ status }) => status === 200);
      expect(answers.map(({ status }) => status)).toEqual(
        answers.map((_answer, i) => (i === winner ? 200 : 409)),
      );
      const { stock, quantitySold } = await read(shoe);
      expect({ stock, quantitySold }).toEqual({ stock: 0, quantitySold: round });

      await restock(shoe);
      carts[winner] = await buyers[winner]!.prepare([lineOf(shoe)]);
    }
    for (const [i, buyer] of buyers.entries())
      await buyer.put(`/v1/orders/${carts[i]!._id}/remove-product`, lineOf(shoe));
  });

  it(`lets no deadlock out of ${PAIRS_OF_ORDERS} pairs of orders with the same two shoes in opposite order`, async () => {
    const one = await aShoe(1000);
    const other = await aShoe(1000);
    const pair = buyers.slice(0, 2);
    for (let round = 0; round < PAIRS_OF_ORDERS; round += 1) {
      const carts: OrderDto[] = await Promise.all([
        pair[0]!.prepare([lineOf(one), lineOf(other)]),
        pair[1]!.prepare([lineOf(other), lineOf(one)]),
      ]);
      const answers = await Promise.all(pair.map((buyer, i) => buyer.request(carts[i]!._id)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
    for (const shoe of [one, other]) {
      expect(await read(shoe)).toMatchObject({ stock: 800, quantitySold: 200 });
    }
  });
});
