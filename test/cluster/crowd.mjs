/** Many shoppers want one shoe, with one node in use and with all. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkBooks } from './support/books.mjs';
import { addShoe, Caller, fillCart, place, signInManager, signUp } from './support/shoppers.mjs';

const CROWD = 200;
const AT_ONCE = 20;
/** Pairs of the hot shoe: fewer than shoppers. */
const HOT_PAIRS = 120;
const LAGS = 4;
const LAG_MS = 500;
/** How long a process may show what another has changed. */
const STALE_MS = 250;

/** Does it for each, some at once: passwords are slow to hash. */
async function forEach(count, work) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const i = next++;
      results[i] = await work(i);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

/** All place at once. @returns the ids of the orders that were placed */
async function rush(caller, shoppers, carts) {
  const answers = await Promise.all(shoppers.map((shopper, i) => place(caller, shopper, carts[i])));
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status, json } of refused) assert.equal(status, 409, JSON.stringify(json));
  return carts.filter((_, i) => answers[i].status === 200).map(({ _id }) => _id);
}

async function sell(cluster, caller, shoppers, pairs) {
  const shoe = await addShoe(caller, pairs);
  const carts = await forEach(shoppers.length, (i) => fillCart(caller, shoppers[i], shoe.line));
  const begun = Date.now();
  const placed = await rush(caller, shoppers, carts);
  console.log(`  ${placed.length} of ${shoppers.length} bought one of ${pairs} in ${Date.now() - begun} ms`);
  assert.equal(placed.length, Math.min(pairs, shoppers.length));
  await checkBooks(cluster, shoe, pairs, placed);
}

/** A change that one process has made is shown by all, also when their nodes have not caught up. */
async function showsChanges(cluster, caller) {
  const shoe = await addShoe(caller, 10);
  const token = await signInManager(caller);
  for (let i = 1, lagged = 0; lagged < LAGS; i += 1) {
    assert.ok(i < 20 * LAGS, 'not every change is made on the node that lags');
    const price = 3_000_000 + i;
    // A change that asks the node that lags waits for it. Which nodes it asks hangs on the process, and on the connection
    // of its pool that is next.
    const process = new Caller(originsOf(cluster)[Math.floor(i / 3) % 3]);
    for (let n = 0; n < i % 4; n += 1) await process.do('GET', '/v1/customers?limit=1', { token });
    const resume = await cluster.nodes[i % 3].pause();
    const saving = process.do('PUT', `/v1/products/${shoe._id}`, { token, body: { price } });
    const isSaved = await Promise.race([saving.then(() => true), sleep(LAG_MS, false)]);
    const reading = isSaved ? readAll(cluster, shoe._id) : [];
    await Promise.race([reading, sleep(LAG_MS)]);
    await resume();
    await saving;
    const prices = [...(await reading), ...(await readAll(cluster, shoe._id))];
    assert.deepEqual([...new Set(prices)], [price], 'each process shows the change');
    if (isSaved) lagged += 1;
  }
}

function originsOf(cluster) {
  return [1, 2, 3].map((i) => `http://${cluster.addresses[`APP_${i}`]}`);
}

/** The price that each process shows in its list, once it must be the present one. */
async function readAll(cluster, id) {
  await sleep(STALE_MS);
  return Promise.all(
    originsOf(cluster).flatMap((origin) =>
      Array.from({ length: 4 }, async () => {
        const path = '/v1/products/filter?page=1&limit=100&sort=high-low';
        const { products } = await new Caller(origin).do('GET', path);
        return products.find(({ _id }) => _id === id)?.price;
      }),
    ),
  );
}

/** @param isSpread whether the shop's connections go to all nodes */
export function inCrowds(cluster, isSpread) {
  return cluster.withShop(isSpread, async () => {
    const caller = new Caller(cluster.origin);
    const shoppers = await forEach(CROWD, () => signUp(caller));
    await sell(cluster, caller, shoppers, 1);
    await sell(cluster, caller, shoppers, HOT_PAIRS);
    if (isSpread) await showsChanges(cluster, caller);
    console.log(`  Answers by status: ${JSON.stringify(caller.statuses)}`);
    assert.deepEqual(caller.wrong.slice(0, 5), [], 'no answer was a 500');
  });
}
