import { newId } from '../../../src/common/new-id';
import type { Message } from '../../../src/demo/payments/fake-provider';
import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { ShipmentDto } from '../../../src/modules/orders/shipments/dto/shipment.dto';
import { PaymentRefund } from '../../../src/modules/payments/payment-refund.entity';
import { CarrierEventsService } from '../../../src/modules/shipping/carrier-events.service';
import type { ShipmentLabelDto } from '../../../src/modules/shipping/dto/shipment-label.dto';
import { aStaffMember } from '../support/people';
import type { FakeCarrier } from '../../../src/demo/carriers/fake-carrier';
import { CarrierShop, messageUrl } from './carrier-shop';

jest.setTimeout(120_000);

/** What the carriers call the same things. */
const CARRIERS = [
  {
    code: 'ghn',
    ...{ name: 'GHN (Giao Hàng Nhanh)', page: 'https://donhang.ghn.vn/?order_code=' },
    ...{
      fee: 27_000,
      ordering: '/create',
      taken: 'picked',
      delivering: 'delivering',
      failed: 'delivery_fail',
    },
    ...{ moving: 'storing', delivered: 'delivered', ends: ['delivered', 'returned', 'lost', 'cancel'] },
    course: ['ready_to_pick', 'picked', 'sorting', 'transporting', 'delivering', 'delivered'],
    path: ['created', 'picked-up', 'in-transit', 'out-for-delivery', 'delivered'],
    ...{
      canceled: 'cancel',
      unknown: 'held_at_customs',
      heaviest: 50_000,
      phoneWords: 'Số điện thoại không hợp lệ',
    },
    says: (message: Message, status: string) =>
      message.body!.replace(/"Status":"\w+"/, `"Status":"${status}"`),
    bodies: [
      ['{}', 400],
      ['no JSON', 400],
      ['{"Type":"switch_status","OrderCode":"LX","Status":"delivered","Time":"yesterday"}', 400],
      ['{"Type":"update_fee","OrderCode":"LX","TotalFee":1}', 200],
      [
        '{"Type":"switch_status","OrderCode":"OTHERS","Status":"delivered","Time":"2026-11-21T02:00:00Z"}',
        200,
      ],
    ] as const,
  },
  {
    code: 'ghtk',
    ...{ name: 'GHTK (Giao Hàng Tiết Kiệm)', page: 'https://i.ghtk.vn/' },
    ...{ fee: 27_000, ordering: '?ver=1.5', taken: '3', delivering: '4', failed: '9' },
    ...{ moving: '4', delivered: '5', ends: ['5', '6', '21', '11', '13', '-1'] },
    course: ['2', '12', '123', '3', '4', '45', '5', '6'],
    path: ['created', 'created', 'picked-up', 'out-for-delivery', 'out-for-delivery', 'delivered'],
    ...{ canceled: '-1', unknown: '777', heaviest: 20_000, phoneWords: 'Số điện thoại không hợp lệ' },
    says: (message: Message, status: string) =>
      message.body!.replace(/status_id=-?\w+/, `status_id=${status}`),
    bodies: [
      ['{}', 400],
      ['neither JSON nor a form', 400],
      ['label_id=S1&status_id=5&action_time=yesterday', 400],
      ['{"label_id":"OTHERS","status_id":5,"action_time":"2026-11-21T09:00:00+07:00"}', 200],
      ['label_id=OTHERS&status_id=5&action_time=2026-11-21T09:00:00+07:00', 200],
    ] as const,
  },
] as const;

let world: CarrierShop;
let fake: FakeCarrier;
beforeAll(async () => {
  world = await CarrierShop.open();
});
afterAll(() => world.close());
afterEach(() => jest.restoreAllMocks());
beforeEach(() => (world.isLost = false));

const states = async (id: string) =>
  (await world.read(id)).shipments.map(({ events }) => events.map(({ state }) => state));

/** Records money of an order. */
async function receive(id: string, amount: number): Promise<void> {
  const url = `/v1/orders/${id}/payments/received`;
  expect(await world.admin.post(url, { amount, note: 'Seen' })).toMatchObject({ status: 201 });
}

describe.each(CARRIERS)('$code', (carrier) => {
  beforeEach(() => (fake = world.carriers[carrier.code]));

  /** A parcel that it has taken on. */
  async function ordered() {
    const id = await world.order();
    const { status, body } = await world.send<ShipmentDto>(id, carrier.code);
    if (status !== 201) throw new Error(`Not ordered: ${JSON.stringify(body)}`);
    return { id, shipment: body, number: body.trackingNumber! };
  }

  /** Orders a parcel, and the answer is lost. */
  async function sendUnheard(id: string): Promise<void> {
    const handle = fake.handle.bind(fake);
    jest.spyOn(fake, 'handle').mockImplementation(async (...call) => {
      const answer = await handle(...call);
      return call[1].endsWith(carrier.ordering) ? { ...answer, body: 'no JSON' } : answer;
    });
    expect(await world.send<ErrorDto>(id, carrier.code)).toMatchObject({
      ...{ status: 503, body: { code: 'carrier.no-answer' } },
    });
    expect(await world.read(id)).toMatchObject({ status: 'pending', shipments: [] });
    jest.restoreAllMocks();
  }

  /** Does something after the carrier has taken the next parcel on, before the shop hears of it. */
  function whileOrdering(run: () => Promise<void>): void {
    const handle = fake.handle.bind(fake);
    jest.spyOn(fake, 'handle').mockImplementation(async (...call) => {
      const answer = await handle(...call);
      if (call[1].endsWith(carrier.ordering)) {
        jest.restoreAllMocks();
        await run();
      }
      return answer;
    });
  }

  const parcelsOf = (id: string) => [...fake.parcels.values()].filter(({ code }) => code.startsWith(id));

  describe('a parcel that is ordered (rules J7 and J8)', () => {
    it('has its number and day, the receiver’s ward, and what is to be collected', async () => {
      const { id, shipment, number } = await ordered();
      expect(shipment).toMatchObject({
        ...{ carrier: carrier.code, state: 'created', isOrdered: true, isOver: false },
        carrierName: { vi: carrier.name },
        trackingUrl: `${carrier.page}${number}`,
      });
      expect(shipment.expectedAt).not.toBeNull();
      const order = await world.read(id);
      expect(order).toMatchObject({ status: 'delivering', shipments: [shipment] });
      expect(fake.parcels.get(number)).toMatchObject({
        ...{ code: `${id}-1-${order.total}`, cod: order.total, weight: 780 },
      });
      const costs = await world.admin.get(`/v1/orders/${id}/shipments/costs`);
      expect(costs.body).toEqual({ costs: [{ shipmentId: shipment._id, fee: carrier.fee }] });
      const [row] = await world.shop.dataSource.query<object[]>(
        'SELECT fee, clientCode FROM shipments WHERE id = ?',
        [shipment._id],
      );
      expect(row).toEqual({ fee: carrier.fee, clientCode: `${id}-1-${order.total}` });
    });

    it('is one, however often it is asked for at once', async () => {
      const id = await world.order();
      const before = fake.parcels.size;
      const answers = await Promise.all([1, 2, 3].map(() => world.send<ShipmentDto>(id, carrier.code)));
      answers.push(await world.send<ShipmentDto>(id, carrier.code));
      expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
      expect(fake.parcels.size).toBe(before + 1);
    });

    it('is the same when the carrier’s answer was lost', async () => {
      const id = await world.order();
      const before = fake.parcels.size;
      await sendUnheard(id);
      const { total } = await world.read(id);
      const { body } = await world.send<ShipmentDto>(id, carrier.code);
      expect(fake.parcels.size).toBe(before + 1);
      expect(fake.parcels.get(body.trackingNumber!)?.code).toBe(`${id}-1-${total}`);
    });

    it('is another when its order was paid since the answer was lost: nothing is collected again', async () => {
      const id = await world.order();
      await sendUnheard(id);
      await receive(id, (await world.read(id)).total);
      const { body } = await world.send<ShipmentDto>(id, carrier.code);
      expect(fake.parcels.get(body.trackingNumber!)).toMatchObject({ code: `${id}-1-0`, cod: 0 });
    });

    it('collects what is on its way back as well', async () => {
      const id = await world.order();
      const { total } = await world.read(id);
      await receive(id, 300_000);
      await world.shop.dataSource.getRepository(PaymentRefund).insert({
        ...{ id: newId(), orderId: id, amount: 100_000, reason: 'Returned', reference: id.slice(0, 11) },
        ...{ provider: 'momo', receivedId: null, kind: 'return', state: 'pending', nextQueryAt: null },
        ...{ createdById: world.admin.id, createdAt: new Date(), queries: 0, note: null, doneAt: null },
      });
      const { body } = await world.send<ShipmentDto>(id, carrier.code);
      expect(fake.parcels.get(body.trackingNumber!)).toMatchObject({ cod: total - 200_000 });
    });

    it('is canceled again when its order was paid while the carrier was asked', async () => {
      const id = await world.order();
      const { total } = await world.read(id);
      whileOrdering(() => receive(id, total));
      expect(await world.send<ErrorDto>(id, carrier.code)).toMatchObject({
        ...{ status: 409, body: { code: 'shipment.changed-meanwhile' } },
      });
      expect(parcelsOf(id)).toMatchObject([{ cod: total, status: carrier.canceled }]);
      await world.send(id, carrier.code);
      expect(parcelsOf(id)).toMatchObject([{ cod: total }, { cod: 0, status: carrier.course[0] }]);
    });

    it('collects nothing once the order has arrived: its money is with the courier', async () => {
      const { id, number } = await ordered();
      await fake.move(number, carrier.delivered);
      expect(await world.read(id)).toMatchObject({ status: 'completed', paymentState: 'unpaid' });
      const { body } = await world.send<ShipmentDto>(id, carrier.code);
      expect(fake.parcels.get(body.trackingNumber!)).toMatchObject({ cod: 0 });
    });

    it('costs nothing where it was paid beforehand', async () => {
      const id = await world.order({ payment: 'credit' });
      expect(await world.send(id, carrier.code)).toMatchObject({
        status: 409,
        body: { code: 'order.not-paid' },
      });
      const before = fake.parcels.size;
      const { body } = await world.send<ShipmentDto>(id, carrier.code, { sendUnpaid: true });
      expect(fake.parcels.size).toBe(before + 1);
      expect(fake.parcels.get(body.trackingNumber!)).toMatchObject({ cod: 0 });
    });

    it.each([
      ['carrier.address-unknown', { address: '1 Lê Lợi, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh' }],
      ['carrier.address-unknown', { address: '1 Rue de Rivoli, Paris, Pháp' }],
    ])('is refused as %s for %j', async (code, given) => {
      const id = await world.order(given);
      expect(await world.send(id, carrier.code)).toMatchObject({ status: 409, body: { code } });
      expect(await world.read(id)).toMatchObject({ status: 'pending', shipments: [] });
    });

    it('is refused without a weight, and when it is too heavy', async () => {
      const unweighed = await world.order({ productId: await world.addProduct({ weight: null }) });
      expect(await world.send(unweighed, carrier.code)).toMatchObject({
        ...{ status: 409, body: { code: 'carrier.no-weight' } },
      });
      const heavy = await world.order({
        productId: await world.addProduct({ weight: 20_000 }),
        quantity: Math.floor(carrier.heaviest / 20_000) + 1,
      });
      expect(await world.send(heavy, carrier.code)).toMatchObject({
        status: 409,
        body: { code: 'carrier.too-heavy' },
      });
    });

    it('is refused in the carrier’s words', async () => {
      const id = await world.order();
      await world.shop.dataSource.query("UPDATE orders SET phone = '0281234' WHERE id = ?", [id]);
      expect(await world.send<ErrorDto>(id, carrier.code)).toMatchObject({
        status: 409,
        body: {
          code: 'carrier.refused',
          message: expect.stringContaining(carrier.phoneWords) as string,
        },
      });
    });

    it.each([
      ['a number of 61 characters', { trackingNumber: 'L'.repeat(61) }],
      ['a fee of more than 32 bits', { fee: 2 ** 31 }],
    ])('is canceled again when the carrier answers with %s', async (_, answered) => {
      const id = await world.order();
      jest.spyOn(fake, 'keep').mockImplementationOnce((parcel) => fake.keep({ ...parcel, ...answered }));
      const refused = await world.send<ErrorDto>(id, carrier.code);
      expect(refused).toMatchObject({ status: 409, body: { code: 'carrier.bad-answer' } });
      expect(refused.body.message).toContain(carrier.name);
      expect(await world.read(id)).toMatchObject({ status: 'pending', shipments: [] });
      expect(parcelsOf(id)).toMatchObject([{ status: carrier.canceled }]);
      expect(await world.send(id, carrier.code)).toMatchObject({ status: 201 });
    });

    it('is refused in no more words than people read', async () => {
      const id = await world.order();
      await world.shop.dataSource.query("UPDATE orders SET phone = '0281234' WHERE id = ?", [id]);
      const handle = fake.handle.bind(fake);
      jest.spyOn(fake, 'handle').mockImplementation(async (...call) => {
        const answer = await handle(...call);
        return { ...answer, body: answer.body.replace(carrier.phoneWords, 'Không\u202e được '.repeat(500)) };
      });
      const { status, body } = await world.send<ErrorDto>(id, carrier.code);
      expect(status).toBe(409);
      expect(body.message.length).toBeLessThan(400);
      expect(body.message).not.toContain('\u202e');
    });

    it('goes on being entered by hand with its number', async () => {
      const id = await world.order();
      const before = fake.parcels.size;
      const { body } = await world.send<ShipmentDto>(id, carrier.code, { trackingNumber: 'LBYHAND' });
      expect(body).toMatchObject({ trackingNumber: 'LBYHAND', isOrdered: false });
      expect(fake.parcels.size).toBe(before);
      const path = `/v1/orders/${id}/shipments/${body._id}`;
      expect(await world.admin.get(`${path}/label`)).toMatchObject({
        ...{ status: 409, body: { code: 'shipment.not-ordered' } },
      });
    });

    it('has a label to print', async () => {
      const { id, shipment, number } = await ordered();
      const label = await world.admin.get<ShipmentLabelDto>(
        `/v1/orders/${id}/shipments/${shipment._id}/label`,
      );
      expect(label.status).toBe(200);
      const { url, pdf } = label.body;
      expect([url, pdf]).toContain(null);
      const printed = url === null ? Buffer.from(pdf!, 'base64').toString() : await (await fetch(url)).text();
      expect(printed).toContain(number);
    });

    it('is canceled at the carrier, until its courier has it', async () => {
      const { id, shipment, number } = await ordered();
      const path = `/v1/orders/${id}/shipments/${shipment._id}/cancel`;
      expect(await world.admin.post(path)).toMatchObject({ status: 201, body: { state: 'canceled' } });
      expect(fake.parcels.get(number)).toMatchObject({ status: carrier.canceled });
      expect(await world.admin.post(path)).toMatchObject({ status: 409, body: { code: 'shipment.over' } });
      const next = (await world.send<ShipmentDto>(id, carrier.code)).body;
      expect(fake.parcels.get(next.trackingNumber!)?.code).toBe(`${id}-2-${(await world.read(id)).total}`);
      await fake.move(next.trackingNumber!, carrier.taken);
      expect(await world.admin.post(`/v1/orders/${id}/shipments/${next._id}/cancel`)).toMatchObject({
        ...{ status: 409, body: { code: 'carrier.refused' } },
      });
      expect((await world.read(id)).shipments[1]).toMatchObject({ state: 'picked-up' });
    });
  });

  it('is canceled where the carrier did so before, and its answer was lost', async () => {
    const { id, shipment, number } = await ordered();
    fake.parcels.get(number)!.status = carrier.canceled;
    const path = `/v1/orders/${id}/shipments/${shipment._id}/cancel`;
    expect(await world.admin.post(path)).toMatchObject({ status: 201, body: { state: 'canceled' } });
  });

  describe('what it reports (rules J9 and J10)', () => {
    it('moves the parcel, and its arrival completes the order', async () => {
      const { id, number } = await ordered();
      for (const status of carrier.course) await fake.move(number, status);
      expect(await states(id)).toEqual([carrier.path]);
      const order = await world.read(id);
      expect(order).toMatchObject({ status: 'completed', paymentState: 'unpaid' });
      expect(order.shipments).toMatchObject([{ state: 'delivered', isOver: true }]);
    });

    it('counts once, in whatever order it comes', async () => {
      const { id, number } = await ordered();
      world.isLost = true;
      const messages = [];
      for (const status of [carrier.taken, carrier.failed, carrier.delivering])
        messages.push(await fake.move(number, status, status === carrier.failed ? 'Khách hẹn lại' : ''));
      world.isLost = false;
      for (const message of [...messages.toReversed(), ...messages])
        expect(await world.deliver(message)).toEqual({ status: 200, body: '{"success":true}' });
      const [shipment] = (await world.read(id)).shipments;
      expect(shipment!.state).toBe('out-for-delivery');
      expect(shipment!.events.map(({ state, text }) => [state, text])).toEqual([
        ['created', null],
        ['picked-up', null],
        ['delivery-failed', 'Khách hẹn lại'],
        ['out-for-delivery', null],
      ]);
    });

    it('is shown as it is where the shop does not know it, until the next that it knows', async () => {
      const { id, number } = await ordered();
      await fake.move(number, carrier.unknown, 'Chờ giấy tờ');
      expect((await world.read(id)).shipments[0]).toMatchObject({
        state: 'needs-person',
        events: [{ state: 'created' }, { state: 'needs-person', text: `${carrier.unknown}: Chờ giấy tờ` }],
      });
      await fake.move(number, carrier.delivering);
      expect((await world.read(id)).shipments[0]).toMatchObject({ state: 'out-for-delivery' });
    });

    it('is one line of what people see', async () => {
      const { id, number } = await ordered();
      await fake.move(number, carrier.failed, 'Khách\u202e vắng\r\n\thẹn\u200b lại');
      expect((await world.read(id)).shipments[0]!.events.at(-1)!.text).toBe('Khách vắng hẹn lại');
    });

    it('is bounded before it is kept', async () => {
      const { id, number } = await ordered();
      await fake.move(number, 'x'.repeat(200), 'Khách hẹn lại. '.repeat(500));
      const { code, text } = (
        await world.shop.dataSource.query<{ code: string; text: string }[]>(
          'SELECT code, text FROM shipment_events WHERE code IS NOT NULL AND shipmentId = ?',
          [(await world.read(id)).shipments[0]!._id],
        )
      )[0]!;
      expect([code.length, text.length]).toEqual([40, 300]);
    });

    it('counts as of now when it is of the far future, and once', async () => {
      const { id, number } = await ordered();
      world.isLost = true;
      const message = await fake.move(number, carrier.taken);
      world.isLost = false;
      const future = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 19);
      const body = message.body!.replace(
        /\d{4}-\d\d-\d\dT[^"&]+/,
        carrier.code === 'ghn' ? `${future}Z` : encodeURIComponent(`${future}Z`),
      );
      for (const again of [1, 2])
        expect([again, await world.deliver({ ...message, body })]).toMatchObject([again, { status: 200 }]);
      expect((await world.read(id)).shipments[0]!.events.map(({ state }) => state)).toEqual([
        'created',
        'picked-up',
      ]);
      await fake.move(number, carrier.delivering);
      expect((await world.read(id)).shipments[0]).toMatchObject({ state: 'out-for-delivery' });
    });

    it('is taken from the carrier’s own address alone', async () => {
      const { id, number } = await ordered();
      const message = await fake.move(number, carrier.taken);
      const forged = { ...message, body: carrier.says(message, carrier.delivered) };
      for (const url of [`http://shop/v1/carriers/${carrier.code}/wrong`, `${message.url}0`])
        expect(await world.deliver({ ...forged, url })).toMatchObject({ status: 404 });
      expect((await world.read(id)).shipments[0]).toMatchObject({ state: 'picked-up' });
    });

    it('ends as the carrier itself answers, whoever sends the message', async () => {
      const { id, number } = await ordered();
      const message = await fake.move(number, carrier.taken);
      for (const status of carrier.ends) {
        const forged = { ...message, body: carrier.says(message, status) };
        expect(await world.deliver(forged)).toMatchObject({ status: 200 });
      }
      expect(await world.read(id)).toMatchObject({
        status: 'delivering',
        shipments: [{ state: 'picked-up', isOver: false }],
      });
    });

    it('ends a little later when the carrier does not answer at that moment', async () => {
      const { id, number } = await ordered();
      const silence = jest.spyOn(fake, 'handle').mockRejectedValue(new Error('down'));
      await fake.move(number, carrier.delivered);
      expect(await world.read(id)).toMatchObject({ status: 'delivering' });
      silence.mockRestore();
      await world.shop.app.get(CarrierEventsService).sweep();
      expect(await world.read(id)).toMatchObject({ status: 'completed' });
    });

    it.each(carrier.bodies)('%s is answered with %i', async (body, status) => {
      const url = messageUrl(carrier.code);
      const isForm = carrier.code === 'ghtk' && !body.startsWith('{');
      const headers = { 'content-type': `application/${isForm ? 'x-www-form-urlencoded' : 'json'}` };
      expect(await world.deliver({ method: 'POST', url, headers, body })).toMatchObject({ status });
    });

    it.each(['-000001-01-01T00:00:00Z', '0900-01-01T00:00:00Z', '+010000-01-01T00:00:00Z'])(
      'is none at %s, which no database keeps',
      async (time) => {
        const { id, number } = await ordered();
        const message = await fake.move(number, carrier.taken);
        const body = message.body!.replace(/\d{4}-\d\d-\d\dT[^"&]+/, encodeURIComponent(time));
        const json = message.body!.replace(/\d{4}-\d\d-\d\dT[^"&]+/, time);
        const read = { ...message, body: carrier.code === 'ghn' ? json : body };
        expect(await world.deliver(read)).toMatchObject({ status: 400 });
        await fake.move(number, carrier.delivering);
        expect((await world.read(id)).shipments[0]).toMatchObject({ state: 'out-for-delivery' });
      },
    );

    it('is asked for when no message came for half a day', async () => {
      const { id, number } = await ordered();
      world.isLost = true;
      await fake.move(number, carrier.delivered);
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
      await fake.move(number, carrier.failed, 'Khách vắng');
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
});

describe('an order with both carriers (rule J7)', () => {
  it('is sent with one of them, whose courier collects the cash', async () => {
    const id = await world.order();
    const answers = await Promise.all(['ghn', 'ghtk'].map((code) => world.send<ErrorDto>(id, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.code).toBe('shipment.other-collects');
    const { ghn, ghtk } = world.carriers;
    const parcels = [...ghn.parcels.values(), ...ghtk.parcels.values()];
    const collecting = parcels.filter(
      ({ code, status }) => code.startsWith(id) && !['cancel', '-1'].includes(status),
    );
    expect(collecting).toHaveLength(1);
  });

  it('is sent with the other once the parcel of the first is canceled', async () => {
    const id = await world.order();
    const { total } = await world.read(id);
    const { body } = await world.send<ShipmentDto>(id, 'ghn');
    expect(await world.send<ErrorDto>(id, 'ghtk')).toMatchObject({
      ...{ status: 409, body: { code: 'shipment.other-collects' } },
    });
    await world.admin.post(`/v1/orders/${id}/shipments/${body._id}/cancel`);
    const next = await world.send<ShipmentDto>(id, 'ghtk');
    expect(world.carriers.ghtk.parcels.get(next.body.trackingNumber!)).toMatchObject({ cod: total });
  });
});

describe('what only GHTK does', () => {
  it('gets kilograms, names of places, and the seller’s address', async () => {
    const handle = jest.spyOn(world.carriers.ghtk, 'handle');
    const id = await world.order({ quantity: 2 });
    await world.send(id, 'ghtk');
    const { total } = await world.read(id);
    expect(JSON.parse(handle.mock.calls[0]![3])).toMatchObject({
      products: [{ quantity: 2, weight: 0.78 }],
      order: {
        ...{ id: `${id}-1-${total}`, total_weight: 1.56, is_freeship: '1', pick_money: total },
        ...{ address: '1 Lê Lợi', ward: 'Phường Sài Gòn', province: 'Thành phố Hồ Chí Minh' },
        ...{ pick_address: '128 Nguyễn Thị Minh Khai', pick_ward: 'Phường Xuân Hòa' },
        ...{ pick_province: 'Thành phố Hồ Chí Minh', pick_tel: '02838220106' },
      },
    });
    handle.mockRestore();
  });

  it('takes another id where it has canceled the parcel of the first', async () => {
    const id = await world.order();
    const silence = jest.spyOn(world.carriers.ghtk, 'handle').mockImplementationOnce(async (...call) => {
      const { ghtk } = world.carriers;
      silence.mockRestore();
      await ghtk.handle(...call);
      throw new Error('down');
    });
    expect(await world.send(id, 'ghtk')).toMatchObject({ status: 503 });
    const { ghtk } = world.carriers;
    const lost = [...ghtk.parcels.values()].find(({ code }) => code.startsWith(id))!;
    lost.status = '-1';
    const { body } = await world.send<ShipmentDto>(id, 'ghtk');
    expect(ghtk.parcels.get(body.trackingNumber!)?.code).toBe(`${lost.code}-2`);
  });

  it('says when in Vietnam’s time, with a bare plus in its messages', async () => {
    const id = await world.order();
    const { body } = await world.send<ShipmentDto>(id, 'ghtk');
    const { ghtk } = world.carriers;
    for (const status of ['3', '5']) {
      await ghtk.move(body.trackingNumber!, status);
      const at = Math.floor(ghtk.parcels.get(body.trackingNumber!)!.changedAt / 1000) * 1000;
      expect((await world.read(id)).shipments[0]!.events.at(-1)!.at).toBe(new Date(at).toISOString());
    }
  });
});
