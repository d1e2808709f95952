/** Shoppers order while processes and nodes fail, one after the other. */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkBooks } from './support/books.mjs';
import { addShoe, Caller, order } from './support/shoppers.mjs';

const MINUTES = Number(process.env.MINUTES ?? 5);
const SHOPPERS = 24;
const PAIRS = 1_000_000;
const HELD_MS = 10_000;
const WITHOUT_QUORUM_MS = 20_000;

/** What happens to the cluster; each leaves it whole. */
const FAULTS = {
  'no fault': () => sleep(HELD_MS),
  'a process is killed': async (cluster) => {
    await cluster.killProcess(0);
    await cluster.startProcess(0);
  },
  'all processes are rolled': async (cluster) => {
    for (const i of [0, 1, 2]) await cluster.rollProcess(i);
  },
  'the node in use is killed': async (cluster) => {
    const node = await cluster.writer();
    await node.kill();
    await sleep(HELD_MS);
    node.start();
    await cluster.galera.whole();
  },
  'the node in use is frozen': async (cluster) => {
    const node = await cluster.writer();
    node.freeze();
    await sleep(HELD_MS);
    node.thaw();
    await cluster.galera.whole();
  },
  'the node in use is cut off': async (cluster) => {
    const node = await cluster.writer();
    node.host.cutOff();
    await sleep(HELD_MS);
    node.host.rejoin();
    await cluster.galera.whole();
  },
  'no node has a majority for 20 s': async ({ nodes, galera }) => {
    for (const { host } of nodes) host.cutOff();
    await sleep(WITHOUT_QUORUM_MS);
    for (const { host } of nodes) host.rejoin();
    await galera.whole();
  },
};

const seconds = (ms) => Math.round(ms / 100) / 10;

/** The longest time between two of these moments, in milliseconds. */
function longestGap(moments) {
  const sorted = [...moments].sort((a, b) => a - b);
  return Math.max(0, ...sorted.slice(1).map((at, i) => at - sorted[i]));
}

/** How long no order was acknowledged, and how long one shopper waited at most, from one moment until another. */
function describe(fault, run, caller, from, to) {
  const isIn = (at) => at >= from && at <= to;
  const acknowledged = run.acknowledged.map(({ at }) => at).filter(isIn);
  const waits = caller.waits.filter(([begun, ended]) => ended >= from && begun <= to);
  return {
    fault,
    'duration (s)': seconds(to - from),
    orders: acknowledged.length,
    'no order for (s)': seconds(longestGap([from, ...acknowledged, to])),
    'longest wait (s)': seconds(Math.max(0, ...waits.map(([begun, ended]) => ended - begun))),
  };
}

/**
 * @param isSpread whether the shop's connections go to all nodes
 * @param names which of the faults, each at least once
 */
export function underFaults(cluster, isSpread, names = Object.keys(FAULTS), minutes = MINUTES) {
  return cluster.withShop(isSpread, () => shopUnderFaults(cluster, names, minutes));
}

async function shopUnderFaults(cluster, names, minutes) {
  const caller = new Caller(cluster.origin);
  const shoe = await addShoe(caller, PAIRS);
  const run = { isOver: false, acknowledged: [], stale: [] };
  const until = Date.now() + minutes * 60_000;
  const shoppers = Promise.all(Array.from({ length: SHOPPERS }, () => order(caller, shoe, run)));
  const table = [];
  const happen = async () => {
    do {
      for (const name of names) {
        const from = Date.now();
        await FAULTS[name](cluster);
        // Until shoppers have noticed that it is over.
        await sleep(3000);
        table.push([name, from, Date.now()]);
      }
    } while (Date.now() < until);
  };
  try {
    // Shoppers end by themselves only when one was refused.
    await Promise.race([happen(), shoppers]);
  } finally {
    run.isOver = true;
  }
  await shoppers;
  console.table(table.map(([name, from, to]) => describe(name, run, caller, from, to)));
  console.log(`Orders: ${run.acknowledged.length}. Answers by status: ${JSON.stringify(caller.statuses)}`);
  await cluster.close();
  assert.deepEqual(caller.wrong.slice(0, 5), [], 'no answer was a 500');
  assert.deepEqual(run.stale.slice(0, 5), [], 'what was acknowledged is shown at once');
  await checkBooks(
    cluster,
    shoe,
    PAIRS,
    run.acknowledged.map(({ id }) => id),
  );
}
