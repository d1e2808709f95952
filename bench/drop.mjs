/**
 * A drop: within a minute, thousands want one shoe with fifty pairs in stock. Measures the cost of each call
 * of a purchase, simulates the queue in front of one process with one database writer, and compares the
 * simulation with a real drop of a tenth of the size.
 *
 * npm run build && node bench/drop.mjs [--buyers 10000] [--pairs 50] [--seconds 10]
 *
 * All buyers are signed in beforehand and arrive evenly within these seconds. On SQLite, and on the server of
 * DATABASE_URL (`mysql://user:password@host:3306/any`) if it is set, in a new database, which is dropped at
 * the end.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { addShoe, Caller, signUp } from '../test/cluster/support/shoppers.mjs';
import { start } from './load.mjs';
import { databases, withPlace } from './places.mjs';

const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: '10000' },
    pairs: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
  },
});
const [BUYERS, PAIRS, SECONDS] = [Number(values.buyers), Number(values.pairs), Number(values.seconds)];
const SIGN_UPS_AT_ONCE = 10;
/** Number of buyers per measured kind of call; the fastest of three rounds counts. */
const SAMPLE = 100;
const ROUNDS = 3;

/** The calls of a purchase; each receives the buyer and the previous call's response. */
const CALLS = {
  'see the shoe': (shop, { shoe }) => shop.do('GET', `/v1/products/${shoe._id}`),
  'open the cart': (shop, buyer) => buyer.keep(shop.do('POST', '/v1/orders', { token: buyer.token })),
  'add the pair': (shop, buyer) => buyer.change(shop, '/add-product', buyer.shoe.line),
  'say where to': (shop, buyer) =>
    buyer.change(shop, '/add-information', {
      name: 'Trần Anh',
      phone: buyer.phone,
      address: '12 Nguyễn Huệ',
    }),
  'confirm the total': (shop, buyer) => buyer.change(shop, '', { total: buyer.cart.total, payment: 'COD' }),
  place: (shop, buyer) => {
    const path = `/v1/customers/${buyer._id}/update-order`;
    return shop.once('PUT', path, { token: buyer.token, body: { orderId: buyer.cart._id } });
  },
};
const KINDS = Object.keys(CALLS);

class Buyer {
  constructor(account, shoe) {
    Object.assign(this, account, { shoe });
  }
  /** Not every answer is a cart. */
  async keep(answer) {
    const json = await answer;
    if (json._id) this.cart = json;
  }
  change(shop, path, body) {
    return this.keep(shop.do('PUT', `/v1/orders/${this.cart._id}${path}`, { token: this.token, body }));
  }
}

for (const url of databases) {
  await withPlace(url, async (environment) => {
    const server = await start('built-shop.mjs', {
      ...environment,
      ...{ PORT: '0', DEMO: 'true', LOG_LEVEL: 'error', RATE_LIMITS: 'off' },
      ...{ PENDING_ORDERS: '1000000', PENDING_PAIRS: '1000000' },
    });
    try {
      console.log(`\n${environment.DATABASE_URL ? 'Server of DATABASE_URL' : 'SQLite'}`);
      await drop(new Caller(`http://127.0.0.1:${server.port}`));
    } finally {
      await server.stop();
    }
  });
}

async function drop(shop) {
  const accounts = await signUpAll(shop, Math.max(BUYERS / 10, SAMPLE));
  const costs = await measureCosts(shop, accounts);
  console.table(
    Object.fromEntries(Object.entries(costs).map(([kind, ms]) => [kind, { 'ms a call': round(ms) }])),
  );
  const tenth = { buyers: BUYERS / 10, pairs: PAIRS, seconds: SECONDS / 10 };
  console.table({
    'a tenth, measured': await measureDrop(shop, accounts, tenth),
    'a tenth, simulated': simulate(costs, tenth),
    'the whole, simulated': simulate(costs, { buyers: BUYERS, pairs: PAIRS, seconds: SECONDS }),
  });
}

async function signUpAll(shop, count) {
  const accounts = [];
  const worker = async () => {
    while (accounts.length < count) accounts.push(await signUp(shop));
  };
  await Promise.all(Array.from({ length: SIGN_UPS_AT_ONCE }, worker));
  return accounts.slice(0, count);
}

/** Milliseconds that the process is busy per call of each kind, under many concurrent calls. */
async function measureCosts(shop, accounts) {
  const costs = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    const shoe = await addShoe(shop, SAMPLE / 2);
    const buyers = accounts.slice(0, SAMPLE).map((account) => new Buyer(account, shoe));
    for (const kind of KINDS.slice(0, -1)) {
      keepLowest(costs, kind, await timeAll(buyers, (buyer) => CALLS[kind](shop, buyer)));
    }
    // Half of the buyers find a pair.
    const [lucky, late] = [buyers.slice(0, SAMPLE / 2), buyers.slice(SAMPLE / 2)];
    keepLowest(costs, 'place', await timeAll(lucky, (buyer) => CALLS.place(shop, buyer)));
    keepLowest(costs, 'be told that it is gone', await timeAll(late, (buyer) => CALLS.place(shop, buyer)));
    await Promise.all(late.map((buyer) => buyer.change(shop, '/remove-product', lineOf(buyer))));
  }
  return costs;
}

function lineOf({ shoe }) {
  const { productId, color, size } = shoe.line;
  return { productId, color, size };
}

function keepLowest(costs, kind, ms) {
  costs[kind] = Math.min(costs[kind] ?? Infinity, ms);
}

async function timeAll(buyers, call) {
  const from = performance.now();
  await Promise.all(buyers.map(call));
  return (performance.now() - from) / buyers.length;
}

async function measureDrop(shop, accounts, { buyers: count, pairs, seconds }) {
  const shoe = await addShoe(shop, pairs);
  shop.statuses = {};
  const begun = performance.now();
  const outcomes = await Promise.all(
    accounts.slice(0, count).map(async (account, i) => {
      const buyer = new Buyer(account, shoe);
      const arrived = (i / count) * seconds * 1000;
      await sleep(arrived);
      const isLucky = await buy(shop, buyer);
      const ended = performance.now() - begun;
      return { isLucky, ended, waited: ended - arrived };
    }),
  );
  console.log(`Answers by status: ${JSON.stringify(shop.statuses)}`);
  return summary(outcomes);
}

/** @returns whether the buyer got a pair; buyers leave as soon as they learn that it is sold out */
async function buy(shop, buyer) {
  try {
    for (const kind of KINDS) {
      const answer = await CALLS[kind](shop, buyer);
      if (answer?.status === 409) return false;
    }
    return true;
  } catch (error) {
    if (!/: 409 /.test(error.message)) throw error;
    return false;
  }
}

/**
 * Serves calls one after another, in order of arrival; a buyer's next call arrives when the previous one is
 * answered. Arrivals and returning buyers are each ordered by time, so two queues suffice.
 */
function simulate(costs, { buyers: count, pairs, seconds }) {
  const arrivals = Array.from({ length: count }, (_, i) => ({ at: (i / count) * seconds * 1000, step: 0 }));
  for (const buyer of arrivals) buyer.arrived = buyer.at;
  const returning = [];
  const outcomes = [];
  let [now, left, a, r] = [0, pairs, 0, 0];
  while (outcomes.length < count) {
    const isArrival = r >= returning.length || (a < count && arrivals[a].at <= returning[r].at);
    const buyer = isArrival ? arrivals[a++] : returning[r++];
    const kind = KINDS[buyer.step];
    const isGone = left === 0 && (kind === 'add the pair' || kind === 'place');
    now = Math.max(now, buyer.at) + costs[isGone ? 'be told that it is gone' : kind];
    if (kind === 'place' || isGone) {
      if (!isGone) left -= 1;
      outcomes.push({ isLucky: !isGone, ended: now, waited: now - buyer.arrived });
    } else {
      returning.push(Object.assign(buyer, { at: now, step: buyer.step + 1 }));
    }
  }
  return summary(outcomes);
}

function summary(outcomes) {
  const waits = outcomes.map(({ waited }) => waited).sort((x, y) => x - y);
  const share = (of) => round(waits[Math.min(waits.length - 1, Math.floor(waits.length * of))] / 1000);
  const lucky = outcomes.filter(({ isLucky }) => isLucky);
  return {
    buyers: outcomes.length,
    'have a pair': lucky.length,
    'last pair sold (s)': round(Math.max(...lucky.map(({ ended }) => ended)) / 1000),
    'purchase, p50 (s)': share(0.5),
    'purchase, p95 (s)': share(0.95),
    'all answered (s)': round(Math.max(...outcomes.map(({ ended }) => ended)) / 1000),
  };
}

function round(number) {
  return Math.round(number * 100) / 100;
}
