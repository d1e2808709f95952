import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { OrderDto, OrderHistoryDto } from '../../../src/modules/orders/dto/order.dto';
import type { ShipmentDto } from '../../../src/modules/orders/shipments/dto/shipment.dto';
import type { PersonalDataDto } from '../../../src/modules/personal-data/dto/personal-data.dto';
import { ProductEditingService } from '../../../src/modules/products/editing/product-editing.service';
import { PASSWORD } from '../support/factories/customer';
import { aColor, aProduct } from '../support/factories/product';
import { messagesTo } from '../support/outbox';
import { aShopper, aStaffMember, type Shopper } from '../support/people';
import { PROVIDER_KEYS } from '../support/provider-keys';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(60_000);

const POST = { carrier: 'viettel-post', trackingNumber: 'VTP0123456789' };

let shop: TestApp;
let admin: Shopper;
let shopper: Shopper;
let productId: string;
beforeAll(async () => {
  shop = await createTestApp(PROVIDER_KEYS);
  admin = await aStaffMember(shop, 'admin');
  const colors = [aColor('black', { '42': 1000 })];
  const product = await shop.app.get(ProductEditingService).createProduct(aProduct({ colors }));
  productId = product._id;
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = await aShopper(shop);
});

async function place(payment = 'COD'): Promise<string> {
  const { _id, total } = await shopper.prepare([{ productId, color: 'black', size: '42', quantity: 1 }]);
  await shopper.put(`/v1/orders/${_id}`, { total, payment });
  expect(await shopper.request(_id)).toMatchObject({ status: 200 });
  return _id;
}

const send = <T = ShipmentDto>(id: string, body: object = POST, who = admin) =>
  who.post<T>(`/v1/orders/${id}/shipments`, body);
const tell = <T = ShipmentDto>(id: string, shipmentId: string, body: object) =>
  admin.post<T>(`/v1/orders/${id}/shipments/${shipmentId}/events`, body);
const read = async (id: string, who = shopper) => (await who.get<OrderDto>(`/v1/orders/${id}`)).body;
const changes = async (id: string) =>
  (await admin.get<OrderHistoryDto>(`/v1/orders/${id}/history`)).body.history.map(
    ({ from, to, by }) => `${from} > ${to} by ${by}`,
  );

describe('a parcel that staff send (rules J1 to J4)', () => {
  it('makes a pending order delivering and is in its answers, for its owner and for staff', async () => {
    const id = await place();
    expect((await read(id)).shipments).toEqual([]);
    const sent = await send(id);
    expect(sent).toMatchObject({
      status: 201,
      body: {
        ...POST,
        ...{ state: 'created', expectedAt: null },
        trackingUrl: 'https://viettelpost.vn/thong-tin-don-hang?orderNumber=VTP0123456789',
        events: [{ state: 'created', text: null }],
      },
    });
    expect(await read(id)).toMatchObject({ status: 'delivering', shipments: [sent.body] });
    const list = await admin.get<{ orders: OrderDto[] }>('/v1/orders?limit=1&sort=newest');
    expect(list.body.orders[0]).toMatchObject({ _id: id, shipments: [sent.body] });
    expect(await changes(id)).toEqual(['cart > pending by customer', 'pending > delivering by staff']);
  });

  it('completes the order when it is delivered', async () => {
    const id = await place();
    const { body } = await send(id, { carrier: 'self' });
    expect(body).toMatchObject({ carrier: 'self', trackingNumber: null, trackingUrl: null });
    await tell(id, body._id, { state: 'out-for-delivery', text: '  Anh Nam,  0901 000 111 ' });
    const told = await tell(id, body._id, { state: 'delivered' });
    expect(told).toMatchObject({ status: 201, body: { state: 'delivered' } });
    const order = await read(id);
    expect(order).toMatchObject({ status: 'completed', paymentState: 'unpaid', shipments: [told.body] });
    expect(order.shipments[0]!.events.map(({ state, text }) => [state, text])).toEqual([
      ['created', null],
      ['out-for-delivery', 'Anh Nam, 0901 000 111'],
      ['delivered', null],
    ]);
    expect((await changes(id)).at(-1)).toBe('delivering > completed by staff');
  });

  it('completes the order with the last of several', async () => {
    const id = await place();
    const [one, other] = [await send(id), await send(id, { carrier: 'self' })];
    await tell(id, one.body._id, { state: 'delivered' });
    expect(await read(id)).toMatchObject({ status: 'delivering' });
    await tell(id, other.body._id, { state: 'canceled' });
    expect(await read(id)).toMatchObject({ status: 'completed' });
  });

  it('leaves the status to staff, who may still set any', async () => {
    const id = await place();
    const { body } = await send(id);
    await admin.put(`/v1/orders/${id}/updateStatus`, { status: 'canceled' });
    expect(await tell(id, body._id, { state: 'delivered' })).toMatchObject({ status: 201 });
    expect(await read(id)).toMatchObject({ status: 'canceled' });
    await admin.put(`/v1/orders/${id}/updateStatus`, { status: 'completed' });
    expect(await send(id, { carrier: 'self' })).toMatchObject({ status: 201 });
    expect(await read(id)).toMatchObject({ status: 'completed' });
  });

  it('is sent once, however often it is asked for', async () => {
    const id = await place();
    const answers = await Promise.all([send(id), send(id), send(id)]);
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect((await read(id)).shipments).toHaveLength(1);
    await tell(id, answers[0].body._id, { state: 'canceled' });
    const again = await send(id);
    expect(again.body._id).not.toBe(answers[0].body._id);
    expect((await read(id)).shipments).toHaveLength(2);
  });

  it('stays where it has ended, and a repetition changes nothing', async () => {
    const id = await place();
    const { body } = await send(id);
    const ended = await tell(id, body._id, { state: 'returned', text: 'Refused' });
    expect(await tell(id, body._id, { state: 'returned' })).toMatchObject({ status: 201, body: ended.body });
    expect(await tell(id, body._id, { state: 'in-transit' })).toMatchObject({ status: 409 });
    expect((await read(id)).shipments).toEqual([ended.body]);
    expect(await read(id)).toMatchObject({ status: 'delivering' });
  });

  it.each([
    [{ carrier: 'viettel-post' }, 'tracking number'],
    [{ carrier: 'ghn' }, 'tracking number'],
    [{ carrier: 'a carrier with a very long name' }, 'short name'],
    [{ carrier: 'spx', trackingNumber: 'a?b' }, 'letters, digits'],
    [{ carrier: '' }, 'short name'],
  ])('is refused as %j', async (body, words) => {
    const id = await place();
    const { status, body: error } = await send<ErrorDto>(id, body);
    expect([status, JSON.stringify(error)]).toEqual([400, expect.stringContaining(words)]);
    expect(await read(id)).toMatchObject({ status: 'pending', shipments: [] });
  });

  it('takes a carrier’s name as people write it', async () => {
    expect((await send(await place(), { carrier: 'Ninja Van', trackingNumber: 'NV1' })).body).toMatchObject({
      carrier: 'ninja-van',
      trackingUrl: 'https://www.ninjavan.co/vi-vn/tracking?id=NV1',
    });
  });

  it('is not sent for a canceled order, nor an eleventh', async () => {
    const id = await place();
    for (let count = 1; count <= 10; count += 1) await send(id, { ...POST, trackingNumber: `VTP${count}` });
    expect(await send(id)).toMatchObject({ status: 409, body: { code: 'shipment.too-many' } });
    const canceled = await place();
    await shopper.request(canceled, 'canceled');
    expect(await send(canceled)).toMatchObject({ status: 409, body: { code: 'shipment.order-canceled' } });
  });

  it('is not sent before it is paid, unless staff say so (rule M14)', async () => {
    const id = await place('credit');
    expect(await send(id)).toMatchObject({ status: 409, body: { code: 'order.not-paid' } });
    expect(await read(id)).toMatchObject({ status: 'pending', shipments: [] });
    expect(await send(id, { ...POST, sendUnpaid: true })).toMatchObject({ status: 201 });
    expect(await read(id)).toMatchObject({ status: 'delivering' });
  });

  it('is recorded, and told to nobody else', async () => {
    const id = await place();
    const { body } = await send(id);
    expect(await send<ErrorDto>(id, POST, shopper)).toMatchObject({ status: 403 });
    const stranger = await aShopper(shop);
    expect(await stranger.get(`/v1/orders/${id}`)).toMatchObject({ status: 404 });
    const rows = await shop.dataSource.query<{ action: string; details: string }[]>(
      "SELECT action, details FROM audit_events WHERE subjectId = ? AND action LIKE 'account-shipment%'",
      [shopper.id],
    );
    expect(rows.map(({ action, details }) => [action, JSON.parse(details) as unknown])).toEqual([
      ['account-shipment-added', expect.objectContaining({ orderId: id, shipmentId: body._id })],
    ]);
  });
});

describe('the mail of an order that is sent (rule O15)', () => {
  it('names carrier, number and page', async () => {
    await shopper.confirmEmail();
    const id = await place();
    await send(id);
    const { email } = await shopper.profile();
    const mail = (await messagesTo(shop, email)).at(-1)!;
    expect(mail).toContain('Viettel Post');
    expect(mail).toContain('VTP0123456789');
    expect(mail).toContain('https://viettelpost.vn/thong-tin-don-hang?orderNumber=VTP0123456789');
  });
});

describe('the texts about a parcel', () => {
  it('are in an export, and go with the account; number and states stay', async () => {
    const id = await place();
    const { body } = await send(id);
    await tell(id, body._id, { state: 'delivered', text: 'Handed to Mrs Zyxw' });
    const { body: data } = await shopper.post<PersonalDataDto>(`/v1/customers/${shopper.id}/export`, {
      currentPassword: PASSWORD,
    });
    expect(JSON.stringify(data.orders)).toContain('Handed to Mrs Zyxw');
    const manager = await aStaffMember(shop, 'manager');
    expect(await manager.put(`/v1/customers/${shopper.id}/delete`, {})).toMatchObject({ status: 204 });
    const [kept] = (await read(id, admin)).shipments;
    expect(kept).toMatchObject({ trackingNumber: POST.trackingNumber, state: 'delivered' });
    expect(kept!.events.map(({ text }) => text)).toEqual([null, null]);
    const rows = await shop.dataSource.query<unknown[]>(
      'SELECT id FROM shipment_events WHERE text IS NOT NULL AND shipmentId = ?',
      [body._id],
    );
    expect(rows).toEqual([]);
  });
});
