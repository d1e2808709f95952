import type { OrderHistoryDto } from '../../../src/modules/orders/dto/order.dto';
import type { OrderNoteDto } from '../../../src/modules/orders/notes/dto/order-note.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, call, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';
import { PASSWORD } from '../support/factories/customer';

describe('the notes on an order', () => {
  let shop: TestApp;
  let admin: Shopper;
  let manager: Shopper;
  let shopper: Shopper;
  let orderId: string;

  beforeAll(async () => {
    shop = await createTestApp();
    admin = await aStaffMember(shop, 'admin');
    manager = await aStaffMember(shop, 'manager');
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shopper = await aShopper(shop);
    const colors = [aColor('black', { '42': 5 })];
    const { _id } = await shop.app.get(ProductEditingService).createProduct(aProduct({ colors }));
    const order = await shopper.prepare([{ productId: _id, color: 'black', size: '42', quantity: 1 }]);
    await shopper.request(order._id);
    orderId = order._id;
  });

  const add = (who: Shopper, text: unknown, id = orderId) =>
    who.post<OrderNoteDto>(`/v1/orders/${id}/notes`, { text });
  const read = async (id = orderId) =>
    (await admin.get<OrderHistoryDto>(`/v1/orders/${id}/history`)).body.notes;

  it('are told with author and time, oldest first, and change nothing else', async () => {
    const before = (await admin.get(`/v1/orders/${orderId}`)).body;
    const first = await add(admin, '  Gọi rồi:   giao sau 18 giờ ');
    expect(first.status).toBe(201);
    await add(manager, 'Wants the box wrapped');
    expect(await read()).toEqual([
      {
        _id: first.body._id,
        actorId: admin.id,
        text: 'Gọi rồi: giao sau 18 giờ',
        createdAt: expect.any(String) as string,
      },
      expect.objectContaining({ actorId: manager.id, text: 'Wants the box wrapped' }),
    ]);
    expect((await admin.get(`/v1/orders/${orderId}`)).body).toEqual(before);
  });

  it('are one line each, whatever is pasted', async () => {
    const { status, body } = await add(admin, 'Gọi rồi:\r\ngiao sau 18 giờ\n');
    expect({ status, text: body.text }).toEqual({ status: 201, text: 'Gọi rồi: giao sau 18 giờ' });
  });

  it('are written and read by staff alone, and no answer to the customer has them', async () => {
    expect((await add(shopper, 'Please hurry')).status).toBe(403);
    expect((await call(shop, 'POST', `/v1/orders/${orderId}/notes`, { payload: { text: 'x' } })).status).toBe(
      401,
    );
    await add(admin, 'Bom hàng hai lần');
    for (const url of [`/v1/orders/${orderId}`, `/v1/customers/${shopper.id}`])
      expect(JSON.stringify((await shopper.get(url)).body)).not.toContain('Bom');
    const file = await shopper.post(`/v1/customers/${shopper.id}/export`, { currentPassword: PASSWORD });
    expect(file.status).toBe(200);
    expect(JSON.stringify(file.body)).not.toContain('Bom');
  });

  it.each([
    ['no text', ''],
    ['spaces', '   '],
    ['a number', 42],
    ['what is too long', 'á'.repeat(501)],
    ['what cannot be shown', 'a\u0000b'],
  ])('refuse %s', async (_, text) => {
    const { status, body } = await add(admin, text);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ errors: { text: expect.any(String) as string } }),
    ]);
    expect(await read()).toEqual([]);
  });

  it('belong to an order that was placed, also to a deleted one’s history', async () => {
    expect((await add(admin, 'x', 'f'.repeat(24))).status).toBe(404);
    expect((await add(admin, 'x', (await shopper.cart())._id)).status).toBe(409);
    await add(admin, 'Doubled by mistake');
    await manager.put(`/v1/orders/${orderId}/delete`, {});
    expect(await read()).toHaveLength(1);
    expect((await add(admin, 'x')).status).toBe(404);
  });

  it('are at most 100, also when the last are written at once', async () => {
    for (let n = 0; n < 98; n += 1) await add(admin, `Note ${n}`);
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await add(admin, 'One more')).status),
    );
    expect(statuses.sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(await read()).toHaveLength(100);
  });

  it('go with the account of their customer', async () => {
    await add(admin, 'Lives beside the pagoda');
    await manager.put(`/v1/orders/${orderId}/updateStatus`, { status: 'completed' });
    expect((await manager.put(`/v1/customers/${shopper.id}/delete`, {})).status).toBe(204);
    expect(await read()).toEqual([]);
    expect((await add(admin, 'Back again')).status).toBe(404);
  });
});
