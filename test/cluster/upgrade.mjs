/** The previous release serves while the new one migrates; then its processes are replaced, and one goes back. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { checkBooks } from './support/books.mjs';
import { buildPreviousRelease } from './support/previous-release.mjs';
import { addShoe, Caller, order } from './support/shoppers.mjs';

const SHOPPERS = 12;
const PAIRS = 100_000;
const SERVED_MS = 5000;

export function duringUpgrade(cluster) {
  const previous = buildPreviousRelease();
  return cluster.withShop(false, () => upgrade(cluster, previous), previous);
}

async function upgrade(cluster, previous) {
  const caller = new Caller(cluster.origin);
  const shoe = await addShoe(caller, PAIRS);
  const run = { isOver: false, acknowledged: [], stale: [] };
  const shoppers = Promise.all(Array.from({ length: SHOPPERS }, () => order(caller, shoe, run)));
  const replace = async () => {
    await sleep(SERVED_MS);
    const env = { PATH: process.env.PATH, ...cluster.environment };
    await promisify(execFile)(process.execPath, ['dist/server/main.js', 'shop', 'migrate'], { env });
    await sleep(SERVED_MS);
    for (const i of [0, 1, 2]) await cluster.rollProcess(i);
    // One goes back, and then forward again.
    await cluster.rollProcess(0, previous);
    await sleep(SERVED_MS);
    await cluster.rollProcess(0);
  };
  try {
    await Promise.race([replace(), shoppers]);
  } finally {
    run.isOver = true;
  }
  await shoppers;
  console.log(`  Orders: ${run.acknowledged.length}. Answers by status: ${JSON.stringify(caller.statuses)}`);
  const failed = Object.keys(caller.statuses).filter((status) => !(Number(status) < 500));
  assert.deepEqual(failed, [], 'every call was answered');
  await cluster.close();
  await checkBooks(
    cluster,
    shoe,
    PAIRS,
    run.acknowledged.map(({ id }) => id),
  );
}
