import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { OrderDto } from '../../../src/modules/orders/dto/order.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, Shopper } from '../support/people';
import { createSecondApp, createTestApp, type TestApp } from '../support/test-app';
import { TEST_DATABASE_URL } from '../support/test-database';

const ORDERS = 5;
const HANDS = 6;
const ROUNDS = 2;
const FULL = 'too-many-pending-orders';

const RECEIVER = { name: 'Trần Minh Anh', phone: '0901234567', address: '12 Nguyễn Huệ' };

describe('a customer who places orders in many tabs at once', () => {
  const limits = { PENDING_ORDERS: String(ORDERS) };
  let one: TestApp;
  let other: TestApp;
  let shoe: string;

  beforeAll(async () => {
    one = await createTestApp(limits);
    // Two apps in one process would share a thread on SQLite: one would block it while waiting for the other's lock.
    other = TEST_DATABASE_URL ? await createSecondApp(one, limits) : one;
    const product = aProduct({ colors: [aColor('black', { '42': 1000 })] });
    shoe = (await one.app.get(ProductEditingService).createProduct(product))._id;
  });
  afterAll(async () => {
    if (other !== one) await other.close();
    await one.close();
  });

  const line = () => ({ productId: shoe, color: 'black', size: '42', quantity: 1 });

  /** Checks out repeatedly until the limit refuses it; any other refusal comes from another tab. */
  async function keepOrdering(tab: Shopper): Promise<void> {
    for (;;) {
      const { _id, items } = await tab.cart();
      if (items.length === 0) await tab.add(_id, line());
      await tab.put(`/v1/orders/${_id}/add-information`, RECEIVER);
      const { total } = await tab.cart();
      await tab.put(`/v1/orders/${_id}`, { total, payment: 'COD' });
      const answers = await Promise.all([tab.request<ErrorDto>(_id), tab.request<ErrorDto>(_id)]);
      if (answers.some(({ body }) => body.code === FULL)) return;
    }
  }

  const pendingOf = async (who: Shopper): Promise<string[]> =>
    (await who.profile()).orders.flatMap(({ orderId, status }) => (status === 'pending' ? orderId : []));

  it(`never has more than ${ORDERS} pending, and gets as many again as are canceled`, async () => {
    const who = await aShopper(one);
    const tabs = Array.from({ length: HANDS }, (_, i) =>
      i % 2 === 0 ? who : new Shopper(other, who.id, who.tokens),
    );
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(tabs.map(keepOrdering));
      const pending = await pendingOf(who);
      expect(pending).toHaveLength(ORDERS);
      const canceled = pending.slice(0, round + 1);
      await Promise.all(canceled.map((id) => who.request<OrderDto>(id, 'canceled')));
      expect(await pendingOf(who)).toHaveLength(ORDERS - canceled.length);
    }
  });

  it('never has more when each order is one line and all are placed by one call each, at once', async () => {
    const who = await aShopper(one);
    for (let i = 0; i < ORDERS - 1; i += 1) await who.request((await who.prepare([line()]))._id);
    const { _id } = await who.prepare([line()]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => who.request(_id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { _id: next } = await who.prepare([line()]);
    const refused = await Promise.all(Array.from({ length: 20 }, () => who.request<ErrorDto>(next)));
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(Array(20).fill([409, FULL]));
    expect(await pendingOf(who)).toHaveLength(ORDERS);
  });
});
