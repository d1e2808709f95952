import type { Message } from '../../../src/demo/payments/fake-provider';
import type { ShipmentDto } from '../../../src/modules/orders/shipments/dto/shipment.dto';
import { CarrierShop } from './carrier-shop';

jest.setTimeout(300_000);

const CARRIERS = [
  {
    code: 'ghn',
    number: /"OrderCode":"\w+"/,
    others: '"OrderCode":"OTHERS"',
    courses: [
      ['ready_to_pick', 'picking', 'picked', 'storing', 'transporting', 'sorting', 'delivering', 'delivered'],
      [
        ...['picked', 'transporting', 'delivering', 'delivery_fail'],
        ...['storing', 'delivering', 'delivery_fail', 'delivered'],
      ],
      ['picked', 'delivering', 'delivery_fail', 'waiting_to_return', 'return', 'returning', 'returned'],
      ['picked', 'a_new_status', 'storing', 'exception', 'transporting', 'delivering'],
      ['ready_to_pick', 'picking', 'cancel'],
      ['picked', 'transporting', 'lost'],
    ],
  },
  {
    code: 'ghtk',
    number: /label_id=[\w.]+/,
    others: 'label_id=OTHERS',
    courses: [
      ['2', '12', '123', '3', '4', '45', '5'],
      ['3', '4', '10', '4', '9', '4', '49', '5'],
      ['3', '4', '9', '20', '21'],
      ['3', '777', '4', '410', '7', '4'],
      ['1', '8', '128', '-1'],
      ['3', '4', '13'],
    ],
  },
] as const;
const EACH = 3;
const REPEATS = 3;

let world: CarrierShop;
beforeAll(async () => {
  world = await CarrierShop.open();
});
afterAll(() => world.close());

/** An order with a parcel of each course, and all that the carrier says of it, none of which reached the shop. */
async function parcels({ code, courses }: (typeof CARRIERS)[number]) {
  world.isLost = true;
  const all: { id: string; messages: Message[] }[] = [];
  for (const course of courses) {
    const id = await world.order();
    const { body } = await world.send<ShipmentDto>(id, code);
    const messages: Message[] = [];
    for (const status of course) messages.push(await world.carriers[code].move(body.trackingNumber!, status));
    all.push({ id, messages });
  }
  world.isLost = false;
  return all;
}

const seen = async (id: string) => {
  const { status, shipments } = await world.read(id);
  return [
    status,
    ...shipments.map(({ state, events }) => [state, ...events.map((one) => [one.state, one.text])]),
  ];
};

/** The same shuffle in each run. */
function shuffled<One>(all: One[]): One[] {
  let seed = 20_261_130;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  return all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

it.each(CARRIERS)(
  'ends in the same states of $code as in order, when messages come shuffled, repeated and beside those of others (rule J10)',
  async (carrier) => {
    const calm = await parcels(carrier);
    for (const { messages } of calm) for (const message of messages) await world.deliver(message);
    const expected = await Promise.all(calm.map(({ id }) => seen(id)));
    expect(expected.map(([status]) => status)).toEqual([
      ...['completed', 'completed', 'delivering', 'delivering', 'delivering', 'delivering'],
    ]);

    const stormy = [];
    for (let count = 0; count < EACH; count += 1) stormy.push(...(await parcels(carrier)));
    const others = stormy
      .flatMap(({ messages }) => messages.slice(0, 1))
      .map((message) => ({
        ...message,
        body: message.body!.replace(carrier.number, carrier.others),
      }));
    const storm = shuffled(
      [...others, ...stormy.flatMap(({ messages }) => messages)].flatMap((one) =>
        Array<Message>(REPEATS).fill(one),
      ),
    );
    const answers = [];
    for (let at = 0; at < storm.length; at += 8)
      answers.push(...(await Promise.all(storm.slice(at, at + 8).map((message) => world.deliver(message)))));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await Promise.all(stormy.map(({ id }) => seen(id)))).toEqual(
      stormy.map((_, at) => expected[at % carrier.courses.length]),
    );
    const [row] = await world.shop.dataSource.query<{ count: number | string }[]>(
      `SELECT COUNT(*) AS count FROM shipment_events e JOIN shipments s ON s.id = e.shipmentId
     WHERE e.createdById IS NULL AND s.carrier = ?`,
      [carrier.code],
    );
    const told = carrier.courses.flat().length * (EACH + 1);
    expect(Number(row?.count)).toBe(told);
  },
);
