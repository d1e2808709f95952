/**
 * What the shop costs: each question as a share of a bare Fastify route that answers the same bytes, in
 * processor time of the process that answers, which holds on any machine and beside other work. Rates and
 * times of calls are for this machine alone. Also memory, and how long a start takes beside a bare Nest app's.
 *
 *   npm run build && npm run bench [-- 1000 10000 100000]
 *
 * On SQLite, and also on the server of DATABASE_URL (`mysql://user:password@host:3306/any`) when it is given:
 * there in a database of its own, which is dropped in the end.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUYERS, idOf } from './catalogue.mjs';
import { ask, CONNECTIONS, run, send, start } from './load.mjs';
import { accessToken, databases, withPlace } from './places.mjs';
import { addresses, KIND_NAMES, pageOf, worstFilters } from './queries.mjs';

const CALLS = 2000;
const WARM_UP = 10_000;
const SAMPLES = 150;
const ROUNDS = 4;
const STARTS = 7;

const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [1000, 10_000, 100_000];
for (const url of databases) {
  for (const size of sizes) await withPlace(url, (environment) => measureShop(size, environment));
}

async function measureShop(count, environment) {
  const from = performance.now();
  await run('shop.mjs', { ...environment, BENCH_FILL: count });
  const seconds = ((performance.now() - from) / 1000).toFixed(0);
  const database = environment.DATABASE_URL ? 'server of DATABASE_URL' : 'SQLite';
  console.log(`\n${database}, ${count} products (filled in ${seconds} s), ${CONNECTIONS} connections`);
  console.log('                          processor    rate   ms a call (bare)      p50    p99   KiB');

  await measureStart(environment);
  const plans = await plan(count, environment);
  const bodies = join(environment.DATA_DIR, 'bodies');
  writeFileSync(bodies, plans.flatMap(({ samples }) => samples).join('\n'));
  const shop = await start('shop.mjs', environment);
  const bare = await start('bare.mjs', { BENCH_BODIES: bodies });
  let offset = 0;
  for (const { name, calls, warmUp, samples } of plans) {
    if (warmUp.length > 0) await ask(shop, warmUp);
    await compare(name, calls, { shop, bare, samples: samples.length, offset });
    offset += samples.length;
  }
  console.log(`memory afterwards: ${((await shop.costs()).memory / 2 ** 20).toFixed(0)} MiB`);
  await bare.stop();
  await shop.stop();
}

/**
 * What will be asked, and some of the answers for the bare route. They are learnt from another process of the
 * shop, so that the one that is measured is asked for the first time.
 */
async function plan(count, environment) {
  const teacher = await start('shop.mjs', environment);
  const asked = KIND_NAMES.map((name) => ({
    name,
    calls: addresses(name, count, CALLS).map((path) => ({ path })),
    // Other questions of the kind: a shop that is measured has been running for a while.
    warmUp: addresses(name, count, WARM_UP, 2).map((path) => ({ path })),
  }));
  const worst = { name: 'worst filter, first time', calls: [], warmUp: [] };
  for (const filter of worstFilters()) {
    const { text } = await send(teacher.port, { path: pageOf(filter, 1) }, undefined, true);
    const pages = Math.ceil(JSON.parse(text).total / 24);
    if (pages > 0) worst.calls.push({ path: pageOf(filter, pages) });
    if (worst.calls.length === CALLS) break;
  }
  const plans = [asked[0], worst, ...asked.slice(1)];
  for (const one of plans) {
    one.samples = [];
    for (const call of one.calls.slice(0, SAMPLES)) {
      one.samples.push((await send(teacher.port, call, undefined, true)).text);
    }
  }
  // Each cart can be placed once: the sample is the last buyer's.
  const checkout = Array.from({ length: BUYERS }, (_, buyer) => placing(buyer));
  const sample = await send(teacher.port, checkout.pop(), undefined, true);
  const [calls, warmUp] = [checkout.slice(0, CALLS), checkout.slice(CALLS)];
  plans.push({ name: 'checkout of two lines', calls, warmUp, samples: [sample.text] });
  await teacher.stop();
  return plans;
}

function placing(buyer) {
  const body = JSON.stringify({ orderId: idOf('order', buyer) });
  const path = `/v1/customers/${idOf('customer', buyer)}/update-order`;
  const claims = { userId: idOf('customer', buyer), role: 'client', sessionId: idOf('session', buyer) };
  return { path, method: 'PUT', body, token: accessToken(claims) };
}

/** Asks the shop and the bare route by turns, so that other work on the machine meets both. */
async function compare(name, calls, { shop, bare, samples, offset }) {
  const method = calls[0].method === 'PUT' ? 'POST' : 'GET';
  const bareCalls = calls.map((call, index) => ({
    ...call,
    method,
    path: `/${offset + (index % samples)}`,
  }));
  await ask(bare, bareCalls.slice(0, WARM_UP));
  const rounds = { shop: [], bare: [] };
  const length = Math.ceil(calls.length / ROUNDS);
  for (let at = 0; at < calls.length; at += length) {
    rounds.bare.push(await ask(bare, bareCalls.slice(at, at + length)));
    rounds.shop.push(await ask(shop, calls.slice(at, at + length)));
  }
  const [ours, theirs] = [summary(rounds.shop), summary(rounds.bare)];
  const share = (100 * theirs.cpu) / ours.cpu;
  const rate = (100 * ours.rate) / theirs.rate;
  console.log(
    `${name.padEnd(26)}${share.toFixed(1).padStart(6)} %${rate.toFixed(1).padStart(7)} %` +
      `${ours.cpu.toFixed(3).padStart(9)} (${theirs.cpu.toFixed(3)}) ` +
      `${ours.p50.toFixed(1).padStart(10)}${ours.p99.toFixed(1).padStart(7)}${(ours.bytes / 1024).toFixed(0).padStart(6)}`,
  );
}

function summary(rounds) {
  const mean = (field) => rounds.reduce((sum, round) => sum + round[field], 0) / rounds.length;
  const times = rounds.flatMap((round) => round.times).sort((a, b) => a - b);
  const at = (share) => times[Math.floor(share * (times.length - 1))];
  return { cpu: mean('cpu'), rate: mean('rate'), bytes: mean('bytes'), p50: at(0.5), p99: at(0.99) };
}

/** Starts both by turns, so that other work on the machine meets both. */
async function measureStart(environment) {
  const built = { ...environment, NODE_ENV: 'production', DEMO: 'false', LOG_LEVEL: 'silent', PORT: '0' };
  const starts = { shop: [], bare: [] };
  for (let round = 0; round < STARTS; round += 1) {
    starts.bare.push(await startOnce('bare-nest.mjs', environment));
    starts.shop.push(await startOnce('built-shop.mjs', built));
  }
  const [shop, bare] = [starts.shop, starts.bare].map(
    (all) => all.sort((a, b) => a.readyCpu - b.readyCpu)[Math.floor(STARTS / 2)],
  );
  console.log(
    `from spawn to ready: ${(shop.readyCpu / bare.readyCpu).toFixed(2)} times the processor time of a bare ` +
      `Nest + TypeORM app (${shop.ready.toFixed(0)} ms, bare ${bare.ready.toFixed(0)} ms)`,
  );
}

async function startOnce(file, environment) {
  const server = await start(file, environment);
  await server.stop();
  return server;
}
