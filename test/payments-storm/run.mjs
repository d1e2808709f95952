/**
 * Fifty shoppers and two of the staff press at random whatever they can, at a shop whose providers repeat, shuffle and lose
 * messages; afterwards each dong and each pair must be where the books say.
 *
 *   npm run test:money [-- sqlite mariadb kills]
 *
 * `mariadb` and `kills`, three processes of which two are killed again and again, need TEST_DATABASE_URL. MINUTES is the
 * duration of each, 1 by default; SEED repeats a run as far as concurrency allows.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { build } from '../../scripts/build.mjs';
import { fail } from '../../scripts/fail.mjs';
import { startShop } from '../cluster/support/process.mjs';
import { addShoe } from '../cluster/support/shoppers.mjs';
import { freePort, until } from '../cluster/support/until.mjs';
import { checkBooks, countDue } from './books.mjs';
import { Caller, Random } from './caller.mjs';
import { Clock } from './clock.mjs';
import { serve, shop } from './people.mjs';
import { Providers } from './providers.mjs';

const require = createRequire(import.meta.url);
const { recordCounts } = require('../support/record-counts.cjs');
const MINUTES = Number(process.env.MINUTES ?? 1);
const SEED = Number(process.env.SEED ?? Date.now() % 1e6);
const SHOPPERS = 50;
const PAIRS = 500;
const PAUSE_MS = 1500;
/** How many times as fast as the machine's the shop's clock runs: orders expire in a quarter of a minute. */
const SPEED = 20;
/** Afterwards, until nothing is left to do: providers are asked once more after a day. */
const DRAIN_SPEED = 1500;
const DRAIN_SECONDS = 120;
const KILL_EACH_MS = 12_000;

const VARIANTS = {
  sqlite: { processes: 1 },
  mariadb: { processes: 1, url: process.env.TEST_DATABASE_URL },
  kills: { processes: 3, url: process.env.TEST_DATABASE_URL, areKilled: true },
};
const SETTINGS = {
  ...{ DEMO: 'true', RATE_LIMITS: 'off', PENDING_ORDERS: '1000', PENDING_PAIRS: '1000' },
  ...{ PAY_WITHIN_MINUTES: '5', TRANSFER_WITHIN_HOURS: '1' },
};

/** A database of its own, and how to read it. */
async function openDatabase(url, folder) {
  if (!url) {
    const { loadSqliteDriver } = require('../../dist/server/database/sqlite/sqlite-driver.js');
    const Database = await loadSqliteDriver();
    const query = (sql) => {
      const database = new Database(join(folder, 'shop.sqlite'), { readonly: true });
      try {
        return database.prepare(sql).all();
      } finally {
        database.close();
      }
    };
    return { settings: {}, query, drop: () => {} };
  }
  const name = `shop_storm_${process.pid}_${Date.now()}`;
  const connection = await createConnection({ uri: url, timezone: 'Z' });
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  await connection.query(`USE ${name}`);
  return {
    settings: { DATABASE_URL: `${url}/${name}` },
    query: async (sql) => (await connection.query(sql))[0],
    drop: async () => {
      await connection.query(`DROP DATABASE ${name}`);
      await connection.end();
    },
  };
}

/** The processes of a shop; each keeps its port. */
class Shop {
  #processes = [];
  /** All that were started. */
  #started = [];

  constructor(settings, clock) {
    Object.assign(this, { settings, clock });
  }

  async open(count) {
    this.ports ??= await Promise.all(Array.from({ length: count }, freePort));
    await Promise.all(this.ports.map((_, i) => this.start(i)));
  }

  async start(i) {
    const environment = { ...this.settings, ...this.clock.environment, PORT: String(this.ports[i]) };
    const started = startShop(environment);
    this.#processes[i] = { ...started, isOpen: false };
    this.#started.push(started);
    process.once('exit', started.kill);
    if (!(await started.open)) throw new Error(`A process did not open:\n${started.said()}`);
    this.#processes[i].isOpen = true;
  }

  async kill(i) {
    this.#processes[i].isOpen = false;
    await this.#processes[i].kill();
  }

  stop = () => Promise.all(this.#processes.map((one) => one.stop()));

  /** What the processes logged as errors. */
  get errors() {
    const lines = this.#started.flatMap(({ said }) => said().split('\n'));
    return lines.filter((line) => /"level":[56]0/.test(line));
  }

  origin = (random) =>
    until('a process is open', () => {
      const open = this.ports.filter((_, i) => this.#processes[i].isOpen);
      return open.length > 0 && `http://127.0.0.1:${random.of(open)}`;
    });
}

async function storm({ processes, url, areKilled }) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-storm-'));
  const clock = new Clock(Date.now(), Date.now(), SPEED);
  const random = (number) => new Random(SEED * 1000 + number);
  const database = await openDatabase(url, folder);
  const anywhere = random(1);
  const caller = new Caller(() => house.origin(anywhere));
  const providers = new Providers(clock, random(2), caller);
  const keys = await providers.open();
  const settings = { ...SETTINGS, ...database.settings, ...keys, DATA_DIR: folder };
  const house = new Shop(settings, clock);
  const under = [];
  const run = {
    ...{ isOver: false, orders: new Map(), byHand: new Map(), touched: [], refunds: new Map() },
    pressed: (press) => void under.push(press),
  };
  try {
    await house.open(processes);
    const doing = { do: async (...call) => (await caller.call(...call)).json };
    const shoes = [];
    for (let i = 0; i < 3; i += 1) shoes.push(await addShoe(doing, PAIRS));
    const shared = { caller, providers, run, shoes, pause: PAUSE_MS };
    const numbers = Array.from({ length: SHOPPERS }, (_, i) => i + 10);
    const shoppers = await Promise.all(numbers.map((number) => caller.signUp(SEED * 100 + number)));
    const staff = [await caller.staff('manager'), await caller.staff('admin')];
    const people = [
      ...shoppers.map((person, i) => shop({ ...shared, random: random(100 + i) }, person)),
      ...staff.map((person, i) => serve({ ...shared, random: random(200 + i) }, person)),
    ];
    const end = Date.now() + MINUTES * 60_000;
    const happen = async () => {
      for (let kills = 0; Date.now() < end; kills += 1) {
        await sleep(Math.min(KILL_EACH_MS, Math.max(0, end - Date.now())));
        if (!areKilled || Date.now() >= end) continue;
        await house.kill(kills % 2);
        await house.start(kills % 2);
      }
    };
    // People end by themselves only by an error.
    await Promise.race([happen(), Promise.all(people)]);
    run.isOver = true;
    await Promise.all(people);
    await Promise.all(under);
    await until('every message has come', () => providers.isQuiet, DRAIN_SECONDS);
    await house.stop();
    clock.run(DRAIN_SPEED);
    await house.open(processes);
    await until(
      'nothing is left to do',
      async () => (await countDue(database.query)) === 0,
      DRAIN_SECONDS,
    ).catch((error) => console.error(error.message));
    await house.stop();
    // As slow as the machine's: a sign-in of a quarter of an hour lasts for the list.
    clock.run(1);
    await house.open(processes);
    const shown = await listOrders(caller, staff[0]);
    await house.stop();
    return await checkBooks({
      ...{ query: database.query, fakes: providers.fakes, now: new Date(clock.now()) },
      ...{ shown, run, shoes, pairs: PAIRS, caller, errors: house.errors },
    });
  } finally {
    run.isOver = true;
    await Promise.allSettled([house.stop(), providers.close()]);
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function listOrders(caller, person) {
  const all = [];
  for (let page = 1; ; page += 1) {
    const { json } = await caller.call('GET', `/v1/orders?page=${page}&limit=100`, { person });
    all.push(...json.orders);
    if (all.length >= json.total || json.orders.length === 0) return all;
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
process.setMaxListeners(0);
await build(['server']).catch(fail);
const counts = { passed: 0, failures: [] };
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(VARIANTS);
for (const name of wanted) {
  if (name !== 'sqlite' && !process.env.TEST_DATABASE_URL) fail(`${name} needs TEST_DATABASE_URL.`);
  console.log(`\n${name}: ${SHOPPERS} shoppers for ${MINUTES} min, SEED=${SEED}`);
  const results = await storm(VARIANTS[name]).catch((error) => [['runs', '', [error.stack]]]);
  for (const [what, figures, broken] of results) {
    console.log(`${broken.length === 0 ? '✓' : '✗'} ${what}: ${figures}`);
    for (const one of broken.slice(0, 5)) console.log(`    ${one}`);
    if (broken.length > 5) console.log(`    and ${broken.length - 5} more`);
    if (broken.length === 0) counts.passed += 1;
    else counts.failures.push(`${name}: ${what}`);
  }
}
recordCounts({ suite: 'Money', ...counts, skipped: 0 });
process.exit(counts.failures.length === 0 ? 0 : 1);
