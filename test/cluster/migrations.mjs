/**
 * First starts on a database server: migrations that are killed again and again, and three processes at once.
 *
 * KILLS and ROUNDS say how many; 14 and 3 by default.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { startShop } from './support/process.mjs';

const server = process.env.TEST_DATABASE_URL ?? 'mysql://root@127.0.0.1:3306';
const KILLS = Number(process.env.KILLS ?? 14);
const ROUNDS = Number(process.env.ROUNDS ?? 3);

let admin;
let dataDir;

function start(database, environment = {}) {
  const DATABASE_URL = new URL(`/${database}`, server).href;
  return startShop({ DATA_DIR: dataDir, DATABASE_URL, ...environment });
}

async function create(name) {
  await admin.query(`DROP DATABASE IF EXISTS ${name}`);
  await admin.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
}

/** Runs a step on a database of its own. */
async function withDatabase(name, step) {
  await create(name);
  try {
    return await step(name);
  } finally {
    await admin.query(`DROP DATABASE ${name}`);
  }
}

/** What the database is: each table as the server would make it, without its counter of rows. */
async function shapeOf(database) {
  const [tables] = await admin.query(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ?',
    [database],
  );
  const shape = {};
  for (const { name } of tables) {
    const [[row]] = await admin.query(`SHOW CREATE TABLE ${database}.${name}`);
    shape[name] = row['Create Table'].replace(/ AUTO_INCREMENT=\d+/, '');
  }
  return shape;
}

const STEPS = {
  [`${KILLS} kills during migrations, then a start`]: () =>
    withDatabase('shop_cluster_whole', async (whole) => {
      const first = start(whole, { DEMO: 'false' });
      const begun = Date.now();
      assert.ok(await first.open, 'an undisturbed first start opens');
      const longest = Date.now() - begun;
      await first.kill();
      await withDatabase('shop_cluster_killed', async (killed) => {
        for (let i = 0; i < KILLS; i += 1) {
          const victim = start(killed, { DEMO: 'false' });
          await sleep(Math.random() * longest);
          await victim.kill();
          // Anew after some, so that the early migrations are hit as often as the late ones.
          if (i % 7 === 6) await create(killed);
        }
        const last = start(killed, { DEMO: 'false' });
        const port = await last.open;
        await last.kill();
        assert.ok(port, 'the start after the kills opens');
        assert.deepEqual(await shapeOf(killed), await shapeOf(whole));
      });
    }),

  [`${ROUNDS} times three first starts at once`]: async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await withDatabase('shop_cluster_three', async (database) => {
        const three = [1, 2, 3].map(() => start(database, { DEMO: 'true' }));
        try {
          for (const port of await Promise.all(three.map(({ open }) => open))) {
            assert.ok(port, 'each of the three opens');
            const answer = await fetch(`http://127.0.0.1:${port}/v1/products/`);
            assert.equal((await answer.json()).total, 66);
          }
          const [[{ count }]] = await admin.query(`SELECT COUNT(*) AS count FROM ${database}.migrations`);
          const [[{ kinds }]] = await admin.query(
            `SELECT COUNT(DISTINCT name) AS kinds FROM ${database}.migrations`,
          );
          assert.equal(count, kinds, 'no migration is written down twice');
        } finally {
          await Promise.all(three.map(({ kill }) => kill()));
        }
      });
    }
  },
};

/** Runs all steps on the server. */
export async function migrationSteps(runSteps) {
  dataDir = mkdtempSync(join(tmpdir(), 'shop-cluster-'));
  admin = await createConnection({ uri: server });
  try {
    await runSteps(STEPS);
  } finally {
    await admin.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
