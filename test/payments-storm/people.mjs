/** Shoppers and staff, who press whatever they can at random. */
import { setTimeout as sleep } from 'node:timers/promises';

const METHODS = { COD: 1, QR: 3, eWallet: 3, credit: 3 };
const FITTING = { QR: ['bank'], eWallet: ['momo', 'zalopay'], credit: ['vnpay'], COD: ['bank', 'momo'] };
const BUTTONS = { pay: 8, twice: 1, other: 2, fail: 2, expire: 1, lose: 2 };

/** Fills the cart, sometimes pays for it already, and places it. */
async function placeOrder({ caller, random, shoes, providers, run }, shopper) {
  const { json: cart } = await caller.call('POST', '/v1/orders', { person: shopper });
  const path = `/v1/orders/${cart._id}`;
  const put = (end, body) => caller.call('PUT', path + end, { person: shopper, body });
  let filled = cart;
  if (cart.items.length === 0 || random.chance(0.2)) {
    const line = { ...random.of(shoes).line, quantity: 1 + random.upTo(2) };
    const { status, json } = await put('/add-product', line);
    if (status !== 200) return;
    filled = json;
  }
  const payment = random.weighted(METHODS);
  await put('/add-information', { name: 'Trần Anh', phone: shopper.phone, address: '12 Nguyễn Huệ' });
  if ((await put('', { total: filled.total, payment })).status !== 200) return;
  if (payment === 'QR' && random.chance(0.3)) {
    const { status, json } = await caller.call('GET', `${path}/transfer`, { person: shopper });
    if (status === 200)
      run.pressed(providers.press({ provider: 'bank', transfer: json }, random.weighted(BUTTONS)));
  }
  const place = () =>
    caller.call('PUT', `/v1/customers/${shopper._id}/update-order`, {
      person: shopper,
      body: { orderId: cart._id },
    });
  const answers = await Promise.all(random.chance(0.2) ? [place(), place()] : [place()]);
  if (!answers.some(({ status }) => status === 200)) return;
  run.orders.set(cart._id, { _id: cart._id, payment, total: answers[0].json.total });
  shopper.orders.push({ _id: cart._id, payment });
}

const SHOPPER_DOES = {
  order: placeOrder,

  start: async ({ caller, random }, shopper, order) => {
    const provider = random.chance(0.9)
      ? random.of(FITTING[order.payment])
      : random.of(['bank', 'momo', 'vnpay']);
    const start = () =>
      caller.call('POST', `/v1/orders/${order._id}/payments`, { person: shopper, body: { provider } });
    const answers = await Promise.all(random.chance(0.2) ? [start(), start()] : [start()]);
    for (const { status, json } of answers) if (status === 201) shopper.attempts.push(json);
  },

  press: async ({ random, providers, run }, shopper) => {
    const attempt = random.of(shopper.attempts);
    if (!attempt) return;
    const button = random.weighted(BUTTONS);
    run.touched.push(attempt.orderId);
    const late = random.chance(0.15) ? random.upTo(15_000) : 0;
    run.pressed(sleep(late).then(() => providers.press(attempt, button)));
  },

  look: ({ caller }, shopper, order) =>
    caller.call('GET', `/v1/orders/${order._id}/payments`, { person: shopper }),

  cancel: ({ caller }, shopper, order) =>
    caller.call('PUT', `/v1/customers/${shopper._id}/update-order`, {
      person: shopper,
      body: { orderId: order._id, status: 'canceled' },
    }),

  change: ({ caller, random }, shopper, order) =>
    caller.call('PUT', `/v1/orders/${order._id}/payment`, {
      person: shopper,
      body: { payment: random.weighted(METHODS) },
    }),

  /** A transfer that names no order, or two. */
  stray: async ({ random, providers, run }, shopper) => {
    const memos = shopper.attempts.filter(({ transfer }) => transfer).map(({ transfer }) => transfer.memo);
    const words = [...new Set(memos)].slice(0, 2).join(' ');
    const memo = memos.length > 1 && random.chance(0.5) ? words : `tien giay ${random.upTo(1e6)}`;
    run.pressed(providers.fakes.bank.transfer(memo, 1000 * (1 + random.upTo(5000))));
  },
};
const SHOPPER_LIKES = { order: 4, start: 5, press: 7, look: 2, cancel: 1, change: 1, stray: 0.3 };

/** Presses at random until the run is over. */
export async function shop(storm, shopper) {
  Object.assign(shopper, { orders: [], attempts: [] });
  while (!storm.run.isOver) {
    const order = storm.random.of(shopper.orders);
    const wish = order ? storm.random.weighted(SHOPPER_LIKES) : 'order';
    await SHOPPER_DOES[wish](storm, shopper, order);
    await sleep(storm.random.upTo(storm.pause));
  }
}

const STATUSES = { delivering: 3, completed: 3, canceled: 2, pending: 1 };

const STAFF_DOES = {
  status: ({ caller, random }, person, { _id }) =>
    caller.call('PUT', `/v1/orders/${_id}/updateStatus`, {
      ...{ person, body: { status: random.weighted(STATUSES), sendUnpaid: random.chance(0.5) } },
    }),

  /** Money without an order is matched to one or settled, any other settled. */
  money: async ({ caller, random }, person, order) => {
    const { json } = await caller.call('GET', '/v1/payments?state=open&page=1&limit=20', { person });
    const money = random.of(json.payments ?? []);
    if (!money) return;
    const path = `/v1/payments/${money._id}`;
    if (random.chance(0.5)) {
      const orderId = money.suggestions?.[0]?.orderId ?? order._id;
      await caller.call('POST', `${path}/match`, { person, body: { orderId } });
    } else
      await caller.call('POST', `${path}/settle`, {
        person,
        body: { note: 'Seen', isKept: random.chance(0.5) },
      });
  },

  received: async ({ caller, random, run }, person, { _id, total }) => {
    const amount = random.chance(0.8) ? total : 1 + random.upTo(total);
    const body = { amount, note: 'Cash' };
    const { status, json } = await caller.call('POST', `/v1/orders/${_id}/payments/received`, {
      person,
      body,
    });
    if (status === 201) run.byHand.set(json._id, amount);
  },

  /** Of an order that has been paid, all or some, once or twice at the same time. */
  refund: async ({ caller, random, run }, person) => {
    const list = '/v1/payments?state=counted&limit=100&page=';
    const { json: first } = await caller.call('GET', `${list}1`, { person });
    // The money of the demo's past orders comes first: all of it was recorded by staff.
    const last = Math.max(1, Math.ceil((first.total ?? 0) / 100));
    const { json: page } = await caller.call('GET', list + last, { person });
    const money = random.of(page.payments ?? []);
    if (!money) return;
    const path = `/v1/orders/${money.orderId}`;
    const { json: order } = await caller.call('GET', path, { person });
    const kept = order.paidAmount - order.refundedAmount;
    const amount = random.chance(0.6) && kept > 0 ? kept : 1 + random.upTo(order.total);
    const body = { amount, reason: 'Sent back' };
    const ask = () => caller.call('POST', `${path}/refunds`, { person, body });
    const answers = await Promise.all(random.chance(0.3) ? [ask(), ask()] : [ask()]);
    for (const { status, json } of answers) if (status === 201) run.refunds.set(json._id, amount);
  },

  remove: ({ caller }, person, { _id }) => caller.call('PUT', `/v1/orders/${_id}/delete`, { person }),
};
const STAFF_LIKES = { status: 6, money: 4, received: 2, refund: 5, remove: 0.5 };

/** Presses at random until the run is over. */
export async function serve(storm, person) {
  while (!storm.run.isOver) {
    const { orders, touched } = storm.run;
    const isTouched = touched.length > 0 && storm.random.chance(0.8);
    const order = isTouched ? orders.get(storm.random.of(touched)) : storm.random.of([...orders.values()]);
    if (order) await STAFF_DOES[storm.random.weighted(STAFF_LIKES)](storm, person, order);
    await sleep(storm.random.upTo(storm.pause / 5));
  }
}
