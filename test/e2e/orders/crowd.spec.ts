import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import { CatalogueService } from '../../../src/modules/products/catalog/catalogue.service';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(120_000);

describe('a crowd at the checkout', () => {
  let shop: TestApp;
  let editing: ProductEditingService;
  let catalogue: CatalogueService;

  beforeAll(async () => {
    shop = await createTestApp();
    editing = shop.app.get(ProductEditingService);
    catalogue = shop.app.get(CatalogueService);
  });
  afterAll(() => shop.close());

  const aShoe = (sizes: Record<string, number>): Promise<ProductDto> =>
    editing.createProduct(aProduct({ colors: [aColor('black', sizes)] }));
  const lineOf = ({ _id }: ProductDto, quantity = 1, size = '42') => ({
    productId: _id,
    color: 'black',
    size,
    quantity,
  });

  async function shelf({ _id }: ProductDto): Promise<{ stock: number; sold: number; sizes: number[] }> {
    const { stock, quantitySold, colors } = await catalogue.getProduct(_id);
    return { stock, sold: quantitySold, sizes: colors[0]!.sizes.map(({ quantity }) => quantity) };
  }

  it('takes the stock once when one order is placed twenty times at once', async () => {
    const shoe = await aShoe({ '42': 30 });
    const shopper = await aShopper(shop);
    const { _id } = await shopper.prepare([lineOf(shoe, 3)]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.request(_id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.placedAt)).size).toBe(1);
    expect(await shelf(shoe)).toEqual({ stock: 27, sold: 3, sizes: [27] });
  });

  it('gives the stock back once when one order is canceled ten times at once', async () => {
    const shoe = await aShoe({ '42': 9 });
    const shopper = await aShopper(shop);
    const { _id } = await shopper.prepare([lineOf(shoe, 4)]);
    await shopper.request(_id);
    await Promise.all(Array.from({ length: 10 }, () => shopper.request(_id, 'canceled')));
    expect(await shelf(shoe)).toEqual({ stock: 9, sold: 0, sizes: [9] });
  });

  it('sells exactly what the order says when another tab edits the cart meanwhile', async () => {
    const shoe = await aShoe({ '42': 1000, '43': 1000 });
    const shopper = await aShopper(shop);
    let sold = 0;
    for (let round = 0; round < 8; round += 1) {
      const { _id } = await shopper.prepare([lineOf(shoe, 1)]);
      const edits = [
        () => shopper.add(_id, lineOf(shoe, 1, '43')),
        () => shopper.put<OrderDto>(`/v1/orders/${_id}/increase-quantity`, lineOf(shoe)),
      ];
      const place = () => shopper.request(_id);
      const calls = round % 2 === 0 ? [place, ...edits] : [...edits, place];
      const answers = await Promise.all(calls.map((run) => run()));
      const placed = answers[calls.indexOf(place)]!;
      const { body: order } = await shopper.get<OrderDto>(`/v1/orders/${_id}`);
      const pairs = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(order.total).toBe(pairs * shoe.price);
      expect(order.status).toBe(placed.status === 200 ? 'pending' : 'cart');
      if (placed.status === 200) {
        expect(order.items).toEqual(placed.body.items);
      } else {
        // The order of the calls is random; a refused customer accepts the new total and places again.
        await shopper.put(`/v1/orders/${_id}`, { total: order.total, payment: 'COD' });
        expect((await place()).status).toBe(200);
      }
      sold += pairs;
    }
    expect(sold).toBeGreaterThanOrEqual(8);
    expect(await shelf(shoe)).toMatchObject({ stock: 2000 - sold, sold });
  });
});
