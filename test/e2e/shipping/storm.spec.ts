import type { Message } from '../../../src/demo/payments/fake-provider';
import type { ShipmentDto } from '../../../src/modules/orders/shipments/dto/shipment.dto';
import { CarrierShop } from './carrier-shop';

jest.setTimeout(300_000);

const COURSES = [
  ['ready_to_pick', 'picking', 'picked', 'storing', 'transporting', 'sorting', 'delivering', 'delivered'],
  [
    'picked',
    'transporting',
    'delivering',
    'delivery_fail',
    'storing',
    'delivering',
    'delivery_fail',
    'delivered',
  ],
  ['picked', 'delivering', 'delivery_fail', 'waiting_to_return', 'return', 'returning', 'returned'],
  ['picked', 'a_new_status', 'storing', 'exception', 'transporting', 'delivering'],
  ['ready_to_pick', 'picking', 'cancel'],
  ['picked', 'transporting', 'lost'],
];
const EACH = 3;
const REPEATS = 3;

let world: CarrierShop;
beforeAll(async () => {
  world = await CarrierShop.open();
});
afterAll(() => world.close());

/** An order with a parcel of each course, and all that GHN says of it, none of which reached the shop. */
async function parcels(): Promise<{ id: string; messages: Message[] }[]> {
  world.isLost = true;
  const all = [];
  for (const course of COURSES) {
    const id = await world.order();
    const { body } = await world.send<ShipmentDto>(id, 'ghn');
    const messages: Message[] = [];
    for (const status of course) messages.push(await world.ghn.move(body.trackingNumber!, status));
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

it('ends in the same states as in order, when messages come shuffled, repeated and beside those of others (rule J10)', async () => {
  const calm = await parcels();
  for (const { messages } of calm) for (const message of messages) await world.deliver(message);
  const expected = await Promise.all(calm.map(({ id }) => seen(id)));
  expect(expected.map(([status]) => status)).toEqual([
    ...['completed', 'completed', 'delivering', 'delivering', 'delivering', 'delivering'],
  ]);

  const stormy = [];
  for (let count = 0; count < EACH; count += 1) stormy.push(...(await parcels()));
  const others = stormy
    .flatMap(({ messages }) => messages.slice(0, 1))
    .map((message) => ({
      ...message,
      body: message.body!.replace(/"OrderCode":"\w+"/, '"OrderCode":"OTHERS"'),
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
    stormy.map((_, at) => expected[at % COURSES.length]),
  );
  const [row] = await world.shop.dataSource.query<{ count: number | string }[]>(
    'SELECT COUNT(*) AS count FROM shipment_events WHERE createdById IS NULL',
  );
  const told = COURSES.flat().length * (EACH + 1);
  expect(Number(row?.count)).toBe(told);
});
