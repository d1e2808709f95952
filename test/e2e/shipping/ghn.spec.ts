import { newId } from '../../../src/common/new-id';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { ShipmentDto } from '../../../src/modules/orders/shipments/dto/shipment.dto';
import { PaymentRefund } from '../../../src/modules/payments/payment-refund.entity';
import { CarrierEventsService } from '../../../src/modules/shipping/carrier-events.service';
import type { ShipmentLabelDto } from '../../../src/modules/shipping/dto/shipment-label.dto';
import { CARRIER_KEYS } from '../support/provider-keys';
import { aStaffMember } from '../support/people';
import { CarrierShop } from './carrier-shop';

jest.setTimeout(120_000);

let world: CarrierShop;
beforeAll(async () => {
  world = await CarrierShop.open();
});
afterAll(() => world.close());
afterEach(() => jest.restoreAllMocks());
beforeEach(() => (world.isLost = false));

const states = async (id: string) =>
  (await world.read(id)).shipments.map(({ events }) => events.map(({ state }) => state));

/** A parcel that GHN has taken on. */
async function ordered() {
  const id = await world.order();
  const { status, body } = await world.send<ShipmentDto>(id, 'ghn');
  if (status !== 201) throw new Error(`Not ordered: ${JSON.stringify(body)}`);
  return { id, shipment: body, number: body.trackingNumber! };
}

/** Orders a parcel from GHN, whose answer is lost. */
async function sendUnheard(id: string): Promise<void> {
  const handle = world.ghn.handle.bind(world.ghn);
  jest.spyOn(world.ghn, 'handle').mockImplementation(async (...call) => {
    const answer = await handle(...call);
    return call[1].endsWith('/create') ? { ...answer, body: 'no JSON' } : answer;
  });
  expect(await world.send<ErrorDto>(id, 'ghn')).toMatchObject({
    ...{ status: 503, body: { code: 'carrier.no-answer' } },
  });
  expect(await world.read(id)).toMatchObject({ status: 'pending', shipments: [] });
  jest.restoreAllMocks();
}

/** Records money of an order. */
async function receive(id: string, amount: number): Promise<void> {
  const url = `/v1/orders/${id}/payments/received`;
  expect(await world.admin.post(url, { amount, note: 'Seen' })).toMatchObject({ status: 201 });
}

describe('a parcel that is ordered from GHN (rules J7 and J8)', () => {
  it('has its number and day, the receiver’s ward in GHN’s words, and what is to be collected', async () => {
    const { id, shipment, number } = await ordered();
    expect(shipment).toMatchObject({
      ...{ carrier: 'ghn', state: 'created', isOrdered: true, isOver: false },
      carrierName: { vi: 'GHN (Giao Hàng Nhanh)' },
      trackingUrl: `https://donhang.ghn.vn/?order_code=${number}`,
    });
    expect(shipment.expectedAt).not.toBeNull();
    const order = await world.read(id);
    expect(order).toMatchObject({ status: 'delivering', shipments: [shipment] });
    expect(world.ghn.parcels.get(number)).toMatchObject({
      ...{ code: `${id}-1-${order.total}`, cod: order.total, weight: 780 },
    });
    const [row] = await world.shop.dataSource.query<object[]>(
      'SELECT fee, clientCode FROM shipments WHERE id = ?',
      [shipment._id],
    );
    expect(row).toEqual({ fee: 27_000, clientCode: `${id}-1-${order.total}` });
  });

  it('is one, however often it is asked for at once', async () => {
    const id = await world.order();
    const before = world.ghn.parcels.size;
    const answers = await Promise.all([1, 2, 3].map(() => world.send<ShipmentDto>(id, 'ghn')));
    answers.push(await world.send<ShipmentDto>(id, 'ghn'));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(world.ghn.parcels.size).toBe(before + 1);
  });

  it('is the same when GHN’s answer was lost', async () => {
    const id = await world.order();
    const before = world.ghn.parcels.size;
    await sendUnheard(id);
    const { total } = await world.read(id);
    const { body } = await world.send<ShipmentDto>(id, 'ghn');
    expect(world.ghn.parcels.size).toBe(before + 1);
    expect(world.ghn.parcels.get(body.trackingNumber!)?.code).toBe(`${id}-1-${total}`);
  });

  it('is another when its order was paid since GHN’s answer was lost: nothing is collected again', async () => {
    const id = await world.order();
    await sendUnheard(id);
    await receive(id, (await world.read(id)).total);
    const { body } = await world.send<ShipmentDto>(id, 'ghn');
    expect(world.ghn.parcels.get(body.trackingNumber!)).toMatchObject({ code: `${id}-1-0`, cod: 0 });
  });

  it('collects what is on its way back as well', async () => {
    const id = await world.order();
    const total = (await world.read(id)).total;
    await receive(id, 300_000);
    await world.shop.dataSource.getRepository(PaymentRefund).insert({
      ...{ id: newId(), orderId: id, amount: 100_000, reason: 'Returned', reference: 'DH00000000A' },
      ...{ provider: 'momo', receivedId: null, kind: 'return', state: 'pending', nextQueryAt: null },
      ...{ createdById: world.admin.id, createdAt: new Date(), queries: 0, note: null, doneAt: null },
    });
    const { body } = await world.send<ShipmentDto>(id, 'ghn');
    expect(world.ghn.parcels.get(body.trackingNumber!)).toMatchObject({ cod: total - 200_000 });
  });

  it('costs nothing where it was paid beforehand', async () => {
    const id = await world.order({ payment: 'credit' });
    expect(await world.send(id, 'ghn')).toMatchObject({ status: 409, body: { code: 'order.not-paid' } });
    const before = world.ghn.parcels.size;
    const { body } = await world.send<ShipmentDto>(id, 'ghn', { sendUnpaid: true });
    expect(world.ghn.parcels.size).toBe(before + 1);
    expect(world.ghn.parcels.get(body.trackingNumber!)).toMatchObject({ cod: 0 });
  });

  it.each([
    ['carrier.address-unknown', { address: '1 Lê Lợi, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh' }],
    ['carrier.address-unknown', { address: '1 Rue de Rivoli, Paris, Pháp' }],
  ])('is refused as %s for %j', async (code, given) => {
    const id = await world.order(given);
    expect(await world.send(id, 'ghn')).toMatchObject({ status: 409, body: { code } });
    expect(await world.read(id)).toMatchObject({ status: 'pending', shipments: [] });
  });

  it('is refused without a weight, and when it is too heavy', async () => {
    const unweighed = await world.order({ productId: await world.addProduct({ weight: null }) });
    expect(await world.send(unweighed, 'ghn')).toMatchObject({
      ...{ status: 409, body: { code: 'carrier.no-weight' } },
    });
    const heavy = await world.order({ productId: await world.addProduct({ weight: 20_000 }), quantity: 3 });
    expect(await world.send(heavy, 'ghn')).toMatchObject({
      status: 409,
      body: { code: 'carrier.too-heavy' },
    });
  });

  it('is refused in GHN’s words', async () => {
    const id = await world.order();
    await world.shop.dataSource.query("UPDATE orders SET phone = '0281234' WHERE id = ?", [id]);
    expect(await world.send<ErrorDto>(id, 'ghn')).toMatchObject({
      status: 409,
      body: {
        code: 'carrier.refused',
        message: expect.stringContaining('Số điện thoại không hợp lệ') as string,
      },
    });
  });

  it('goes on being entered by hand with its number', async () => {
    const id = await world.order();
    const before = world.ghn.parcels.size;
    const { body } = await world.send<ShipmentDto>(id, 'ghn', { trackingNumber: 'LBYHAND' });
    expect(body).toMatchObject({ trackingNumber: 'LBYHAND', isOrdered: false });
    expect(world.ghn.parcels.size).toBe(before);
    const path = `/v1/orders/${id}/shipments/${body._id}`;
    expect(await world.admin.get(`${path}/label`)).toMatchObject({
      ...{ status: 409, body: { code: 'shipment.not-ordered' } },
    });
  });

  it('has a label to print', async () => {
    const { id, shipment, number } = await ordered();
    const label = await world.admin.get<ShipmentLabelDto>(`/v1/orders/${id}/shipments/${shipment._id}/label`);
    expect(label).toMatchObject({ status: 200, body: { pdf: null } });
    expect(await (await fetch(label.body.url!)).text()).toContain(number);
  });

  it('is canceled at GHN, until its courier has it', async () => {
    const { id, shipment, number } = await ordered();
    const path = `/v1/orders/${id}/shipments/${shipment._id}/cancel`;
    expect(await world.admin.post(path)).toMatchObject({ status: 201, body: { state: 'canceled' } });
    expect(world.ghn.parcels.get(number)).toMatchObject({ status: 'cancel' });
    expect(await world.admin.post(path)).toMatchObject({ status: 409, body: { code: 'shipment.over' } });
    const next = (await world.send<ShipmentDto>(id, 'ghn')).body;
    expect(world.ghn.parcels.get(next.trackingNumber!)?.code).toBe(`${id}-2-${(await world.read(id)).total}`);
    await world.ghn.move(next.trackingNumber!, 'picked');
    expect(await world.admin.post(`/v1/orders/${id}/shipments/${next._id}/cancel`)).toMatchObject({
      ...{ status: 409, body: { code: 'carrier.refused' } },
    });
    expect((await world.read(id)).shipments[1]).toMatchObject({ state: 'picked-up' });
  });
});

describe('what GHN reports (rules J9 and J10)', () => {
  it('moves the parcel, and its arrival completes the order', async () => {
    const { id, number } = await ordered();
    for (const status of ['ready_to_pick', 'picked', 'sorting', 'transporting', 'delivering', 'delivered'])
      await world.ghn.move(number, status);
    expect(await states(id)).toEqual([
      ['created', 'picked-up', 'in-transit', 'out-for-delivery', 'delivered'],
    ]);
    const order = await world.read(id);
    expect(order).toMatchObject({ status: 'completed', paymentState: 'unpaid' });
    expect(order.shipments).toMatchObject([{ state: 'delivered', isOver: true }]);
  });

  it('counts once, in whatever order it comes', async () => {
    const { id, number } = await ordered();
    world.isLost = true;
    const messages = [];
    for (const status of ['picked', 'transporting', 'delivery_fail', 'delivering'])
      messages.push(await world.ghn.move(number, status, status === 'delivery_fail' ? 'Khách hẹn lại' : ''));
    world.isLost = false;
    for (const message of [...messages.toReversed(), ...messages])
      expect(await world.deliver(message)).toEqual({ status: 200, body: '{"success":true}' });
    const [shipment] = (await world.read(id)).shipments;
    expect(shipment!.state).toBe('out-for-delivery');
    expect(shipment!.events.map(({ state, text }) => [state, text])).toEqual([
      ['created', null],
      ['picked-up', null],
      ['in-transit', null],
      ['delivery-failed', 'Khách hẹn lại'],
      ['out-for-delivery', null],
    ]);
  });

  it('is shown as it is where the shop does not know it, until the next that it knows', async () => {
    const { id, number } = await ordered();
    await world.ghn.move(number, 'held_at_customs', 'Chờ giấy tờ');
    expect((await world.read(id)).shipments[0]).toMatchObject({
      state: 'needs-person',
      events: [{ state: 'created' }, { state: 'needs-person', text: 'held_at_customs: Chờ giấy tờ' }],
    });
    await world.ghn.move(number, 'transporting');
    expect((await world.read(id)).shipments[0]).toMatchObject({ state: 'in-transit' });
  });

  it('is taken from GHN’s own address alone', async () => {
    const { id, number } = await ordered();
    const message = await world.ghn.move(number, 'picked');
    const forged = { ...message, body: message.body!.replace('picked', 'delivered') };
    for (const url of ['http://shop/v1/carriers/ghn/wrong', `${message.url}0`])
      expect(await world.deliver({ ...forged, url })).toMatchObject({ status: 404 });
    expect((await world.read(id)).shipments[0]).toMatchObject({ state: 'picked-up' });
  });

  it('ends as GHN itself answers, whoever sends the message', async () => {
    const { id, number } = await ordered();
    const message = await world.ghn.move(number, 'picked');
    for (const status of ['delivered', 'returned', 'lost', 'cancel']) {
      const forged = { ...message, body: message.body!.replace('picked', status) };
      expect(await world.deliver(forged)).toMatchObject({ status: 200 });
    }
    expect(await world.read(id)).toMatchObject({
      status: 'delivering',
      shipments: [{ state: 'picked-up', isOver: false }],
    });
  });

  it('ends a little later when GHN does not answer at that moment', async () => {
    const { id, number } = await ordered();
    const silence = jest.spyOn(world.ghn, 'handle').mockRejectedValue(new Error('down'));
    await world.ghn.move(number, 'delivered');
    expect(await world.read(id)).toMatchObject({ status: 'delivering' });
    silence.mockRestore();
    await world.shop.app.get(CarrierEventsService).sweep();
    expect(await world.read(id)).toMatchObject({ status: 'completed' });
  });

  it.each([
    ['{}', 400],
    ['no JSON', 400],
    ['{"Type":"switch_status","OrderCode":"LX","Status":"delivered","Time":"yesterday"}', 400],
    ['{"Type":"update_fee","OrderCode":"LX","TotalFee":1}', 200],
    ['{"Type":"switch_status","OrderCode":"OTHERS","Status":"delivered","Time":"2026-11-21T02:00:00Z"}', 200],
  ])('%s is answered with %i', async (body, status) => {
    const url = `http://shop/v1/carriers/ghn/${CARRIER_KEYS.GHN_WEBHOOK_SECRET}`;
    const headers = { 'content-type': 'application/json' };
    expect(await world.deliver({ method: 'POST', url, headers, body })).toMatchObject({ status });
  });

  it('is asked for when no message came for half a day', async () => {
    const { id, number } = await ordered();
    world.isLost = true;
    await world.ghn.move(number, 'delivered');
    const events = world.shop.app.get(CarrierEventsService);
    await events.sweep(new Date(Date.now() + 3_600_000));
    expect(await world.read(id)).toMatchObject({ status: 'delivering' });
    await events.sweep(new Date(Date.now() + 13 * 3_600_000));
    expect(await world.read(id)).toMatchObject({ status: 'completed' });
    const [row] = await world.shop.dataSource.query<{ askAt: unknown }[]>(
      'SELECT askAt FROM shipments WHERE trackingNumber = ?',
      [number],
    );
    expect(row?.askAt).toBeNull();
  });

  it('leaves no text about an erased customer', async () => {
    const { id, number } = await ordered();
    const rows = () =>
      world.shop.dataSource.query<{ body: string | null; text: string | null }[]>(
        `SELECT e.body, e.text FROM shipment_events e JOIN shipments s ON s.id = e.shipmentId
         WHERE s.trackingNumber = ? AND e.createdById IS NULL`,
        [number],
      );
    await world.ghn.move(number, 'delivery_fail', 'Khách vắng');
    expect(await rows()).toMatchObject([
      { text: 'Khách vắng', body: expect.stringContaining(number) as string },
    ]);
    const manager = await aStaffMember(world.shop, 'manager');
    const { customerId } = await world.read(id);
    const erased = await manager.put(`/v1/customers/${customerId}/delete`, undefined);
    expect(erased.status).toBe(204);
    expect(await rows()).toEqual([{ text: null, body: null }]);
  });
});
