import type { OrderDto, OrderHistoryDto, OrderListDto } from '../../../src/modules/orders/dto/order.dto';
import type { ShipmentDto } from '../../../src/modules/orders/shipments/dto/shipment.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { aColor, aProduct } from '../support/factories/product';
import { aShopper, aStaffMember, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

describe('the packing of an order (rule O19)', () => {
  let shop: TestApp;
  let admin: Shopper;
  let shopper: Shopper;
  let id: string;

  beforeAll(async () => {
    shop = await createTestApp();
    admin = await aStaffMember(shop, 'admin');
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shopper = await aShopper(shop);
    const colors = [aColor('black', { '42': 5 })];
    const { _id } = await shop.app.get(ProductEditingService).createProduct(aProduct({ colors }));
    const order = await shopper.prepare([{ productId: _id, color: 'black', size: '42', quantity: 2 }]);
    id = order._id;
  });

  const place = () => shopper.request(id);
  const pack = (packed: unknown, who = admin) => who.put<OrderDto>(`/v1/orders/${id}/packed`, { packed });
  const read = async () => (await admin.get<OrderDto>(`/v1/orders/${id}`)).body;
  const history = async () => (await admin.get<OrderHistoryDto>(`/v1/orders/${id}/history`)).body.history;
  const setStatus = (status: string) => admin.put(`/v1/orders/${id}/updateStatus`, { status });

  it('is a step of its history and no status; saying it twice changes nothing', async () => {
    await place();
    const first = await pack(true);
    expect(first).toMatchObject({ status: 200, body: { status: 'pending' } });
    expect(first.body.packedAt).not.toBeNull();
    expect((await pack(true)).body).toEqual(first.body);
    expect((await read()).packedAt).toBe(first.body.packedAt);
    const listed = await admin.get<OrderListDto>('/v1/orders');
    expect(listed.body.orders.find(({ _id }) => _id === id)).toMatchObject({ packedAt: first.body.packedAt });

    expect((await pack(false)).body.packedAt).toBeNull();
    expect((await pack(false)).body.packedAt).toBeNull();
    const [, ...steps] = await history();
    const step = { from: 'pending', to: 'pending', by: 'staff', actorId: admin.id };
    expect(steps).toEqual([
      { ...step, reason: 'packed', createdAt: first.body.packedAt },
      { ...step, reason: 'not-packed', createdAt: expect.any(String) as string },
    ]);
  });

  it('stays while the order is sent, and can be taken back until its parcel is on its way', async () => {
    await place();
    await pack(true);
    await setStatus('delivering');
    expect((await read()).packedAt).not.toBeNull();
    const url = `/v1/orders/${id}/shipments`;
    const { body: parcel } = await admin.post<ShipmentDto>(url, { carrier: 'self' });
    expect((await pack(false)).status).toBe(200);
    expect((await pack(true)).status).toBe(200);
    await admin.post(`${url}/${parcel._id}/events`, { state: 'picked-up' });
    expect(await pack(false)).toMatchObject({
      status: 409,
      body: { message: 'This order was handed over already. Its packing can no longer be changed.' },
    });
    expect((await pack(true)).status).toBe(200);
  });

  it.each([
    ['canceled', 'There is nothing to pack of an order that is canceled.'],
    ['completed', 'There is nothing to pack of an order that is completed.'],
  ])('is refused for one that is %s, in words', async (status, message) => {
    await place();
    await setStatus(status);
    expect(await pack(true)).toMatchObject({ status: 409, body: { message } });
    expect((await read()).packedAt).toBeNull();
  });

  it('ends when the order is canceled, by its customer or by staff', async () => {
    await place();
    await pack(true);
    await shopper.request(id, 'canceled');
    expect((await read()).packedAt).toBeNull();
    await setStatus('pending');
    await pack(true);
    await setStatus('canceled');
    expect((await read()).packedAt).toBeNull();
  });

  it('is told by staff alone, of an order that was placed, and by yes or no', async () => {
    expect(await pack(true)).toMatchObject({ status: 409 });
    await place();
    expect((await pack(true, shopper)).status).toBe(403);
    expect((await pack('yes')).status).toBe(400);
    id = 'f'.repeat(24);
    expect((await pack(true)).status).toBe(404);
  });
});
