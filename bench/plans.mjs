/** The calls to a measured shop, by kind, and sample responses. */
import { BUYERS, idOf } from './catalogue.mjs';
import { send, start } from './load.mjs';
import { accessToken } from './places.mjs';
import { linesOf } from './rows.mjs';
import { addresses, differentFacets, KIND_NAMES, pageOf, worstFilters } from './queries.mjs';

const CALLS = 2000;
const WARM_UP = 10_000;
const FIRST_TIME_WARM_UP = 1000;
const SAMPLES = 150;
const PURCHASES = 400;

/**
 * The kinds of calls, each `{ name, calls, warmUp, samples }`; `samples` are the responses to the first
 * calls. They come from another process, so that the measured one has not cached them.
 */
export async function planCalls(count, environment) {
  const teacher = await start('shop.mjs', environment);
  const plans = KIND_NAMES.map((name) => ({
    name,
    calls: addresses(name, count, CALLS).map((path) => ({ path })),
    // Other calls of the kind, since a real shop has been running for a while.
    warmUp: addresses(name, count, WARM_UP, 2).map((path) => ({ path })),
  }));
  plans.push(pagePlan());
  const facets = differentFacets(FIRST_TIME_WARM_UP + CALLS).map((path) => ({ path }));
  plans.splice(1, 0, await worstFilterPlan(teacher));
  plans.push({ name: 'facets, first time', ...firstTime(facets) });
  for (const plan of plans) {
    plan.samples = [];
    for (const call of plan.calls.slice(0, SAMPLES)) {
      const { text } = await send(teacher.port, call, undefined, true);
      // A sample is one line of a file.
      plan.samples.push(text.replaceAll('\n', ' '));
    }
  }
  plans.push(await checkoutPlan(teacher), purchasePlan(count));
  await teacher.stop();
  return plans;
}

/** A few pages of the built shop, rendered once and cached. */
function pagePlan() {
  const headers = { accept: 'text/html' };
  const paths = ['/', '/vans', '/product', '/product?brand=nike', '/about'];
  const calls = Array.from({ length: CALLS }, (_, index) => ({ path: paths[index % paths.length], headers }));
  return { name: 'pages', calls, warmUp: calls };
}

/** The last page of each of the most expensive filters that have results; the first thousand warm up. */
async function worstFilterPlan({ port }) {
  const calls = [];
  for (const filter of worstFilters()) {
    const { text } = await send(port, { path: pageOf(filter, 1) }, undefined, true);
    const pages = Math.ceil(JSON.parse(text).total / 24);
    if (pages > 0) calls.push({ path: pageOf(filter, pages) });
    if (calls.length === FIRST_TIME_WARM_UP + CALLS) break;
  }
  return { name: 'worst filter, first time', ...firstTime(calls) };
}

/**
 * Calls that are made only once, after different calls of the same kind: cached responses would not warm up
 * the code that creates new ones.
 */
function firstTime(calls) {
  return { calls: calls.slice(FIRST_TIME_WARM_UP), warmUp: calls.slice(0, FIRST_TIME_WARM_UP) };
}

/** Each buyer's cart can be placed once, so the sample is the last buyer's. */
async function checkoutPlan({ port }) {
  const calls = Array.from({ length: BUYERS }, (_, buyer) => placing(buyer, idOf('order', buyer)));
  const { text } = await send(port, calls.pop(), undefined, true);
  return {
    name: 'checkout of two lines',
    calls: calls.slice(0, CALLS),
    warmUp: calls.slice(CALLS),
    samples: [text],
  };
}

/**
 * Seven calls from an empty cart to the placed order, by buyers whose first cart is already placed. The bare
 * route is called once for each purchase.
 */
function purchasePlan(count) {
  const calls = Array.from({ length: 2 * PURCHASES }, (_, buyer) => purchase(buyer, count));
  return {
    name: 'whole purchase, 7 calls',
    calls: calls.slice(PURCHASES),
    warmUp: calls.slice(0, PURCHASES),
    samples: ['{}'],
  };
}

function purchase(buyer, count) {
  const lines = linesOf(BUYERS + buyer, count);
  return async (sendOne) => {
    const ask = async (method, path, body) => {
      const call = signed(buyer, { method, path, body: JSON.stringify(body) });
      return JSON.parse((await sendOne(call, true)).text);
    };
    const { _id: orderId } = await ask('POST', '/v1/orders', {});
    const order = `/v1/orders/${orderId}`;
    for (const { productId, color, size } of lines) {
      await ask('PUT', `${order}/add-product`, { productId, color, size, quantity: 1 });
    }
    const customer = `/v1/customers/${idOf('customer', buyer)}`;
    await ask('PUT', `${customer}/add-order`, { orderId });
    const { total } = await ask('GET', order);
    await ask('PUT', order, { total, payment: 'COD' });
    await ask('PUT', `${customer}/update-order`, { orderId });
  };
}

function placing(buyer, orderId) {
  const path = `/v1/customers/${idOf('customer', buyer)}/update-order`;
  return signed(buyer, { path, method: 'PUT', body: JSON.stringify({ orderId }) });
}

function signed(buyer, call) {
  const claims = { userId: idOf('customer', buyer), role: 'client', sessionId: idOf('session', buyer) };
  return { ...call, token: accessToken(claims) };
}
