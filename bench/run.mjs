/**
 * The shop's costs: the CPU time of each kind of call in units of a bare Fastify route that sends the same
 * bytes. The ratio holds on any machine and under other load; rates and times hold only for this machine.
 * Also memory, and the startup time compared with a bare Nest app.
 *
 * npm run build && npm run bench -- [1000 10000 100000] [--against <commit>]
 *
 * With `--against`, the shop of another commit is built, filled with the same rows and called alternately.
 * Its costs are in units of this one's: 1.50 means 50 % more.
 *
 * On SQLite, and also on the server of DATABASE_URL (`mysql://user:password@host:3306/any`) if it is set, in
 * a new database, which is dropped at the end.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ask, CONNECTIONS, run, start } from './load.mjs';
import { buildCommit } from './other-build.mjs';
import { databases, withPlace } from './places.mjs';
import { planCalls } from './plans.mjs';

const WARM_UP = 10_000;
const ROUNDS = 4;
const STARTS = 7;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [1000, 10_000, 100_000];
const otherFolder = values.against && buildCommit(values.against);

for (const url of databases) {
  for (const size of sizes) await measureShops(size, url);
}

async function measureShops(count, url) {
  await withPlace(url, async (environment) => {
    const seconds = await fill(count, environment);
    const database = environment.DATABASE_URL ? 'server of DATABASE_URL' : 'SQLite';
    console.log(`\n${database}, ${count} products (filled in ${seconds} s), ${CONNECTIONS} connections`);
    await measureStart(environment);
    if (!otherFolder) return measureCalls(count, environment);
    await withPlace(url, async (otherEnvironment) => {
      await fill(count, otherEnvironment, otherFolder);
      await measureCalls(count, environment, otherEnvironment);
    });
  });
}

/** @returns the duration in seconds */
async function fill(count, environment, folder) {
  const from = performance.now();
  await run('shop.mjs', { ...environment, BENCH_FILL: count }, folder);
  return ((performance.now() - from) / 1000).toFixed(0);
}

async function measureCalls(count, environment, otherEnvironment) {
  const plans = await planCalls(count, environment);
  const bodies = join(environment.DATA_DIR, 'bodies');
  writeFileSync(bodies, plans.flatMap(({ samples }) => samples).join('\n'));
  const servers = {
    bare: await start('bare.mjs', { BENCH_BODIES: bodies }),
    shop: await start('shop.mjs', environment),
    other: otherEnvironment && (await start('shop.mjs', otherEnvironment, otherFolder)),
  };
  const { shop, other } = servers;
  if (other) {
    console.log(
      `from spawn to listening, this process: ${shop.readyCpu.toFixed(0)} ms of processor, ` +
        `other ${other.readyCpu.toFixed(0)}`,
    );
  }
  console.log(
    `${' '.repeat(26)}processor    rate   ms a call (bare)      p50    p99   KiB${other ? '   other: processor    p50' : ''}`,
  );
  let offset = 0;
  for (const plan of plans) {
    for (const one of other ? [shop, other] : [shop]) {
      if (plan.warmUp.length > 0) await ask(one, plan.warmUp);
    }
    await compare(plan, servers, offset);
    offset += plan.samples.length;
  }
  for (const [name, one] of Object.entries({ shop, other })) {
    if (one)
      console.log(`memory afterwards, ${name}: ${((await one.costs()).memory / 2 ** 20).toFixed(0)} MiB`);
  }
  for (const one of Object.values(servers)) await one?.stop();
}

/** Calls the shops and the bare route alternately, so that other load on the machine affects all of them. */
async function compare({ name, calls, samples }, { bare, ...shops }, offset) {
  const bareCalls = calls.map((call, index) => ({
    ...call,
    method: call.method === 'PUT' ? 'POST' : 'GET',
    path: `/${offset + (index % samples.length)}`,
  }));
  await ask(bare, bareCalls.slice(0, WARM_UP));
  const rounds = { shop: [], other: [], bare: [] };
  const length = Math.ceil(calls.length / ROUNDS);
  for (let at = 0; at < calls.length; at += length) {
    rounds.bare.push(await ask(bare, bareCalls.slice(at, at + length)));
    for (const [which, one] of Object.entries(shops)) {
      if (one) rounds[which].push(await ask(one, calls.slice(at, at + length)));
    }
  }
  const [ours, theirs] = [summary(rounds.shop), summary(rounds.bare)];
  const share = (100 * theirs.cpu) / ours.cpu;
  const rate = (100 * ours.rate) / theirs.rate;
  console.log(
    `${name.padEnd(26)}${share.toFixed(1).padStart(6)} %${rate.toFixed(1).padStart(7)} %` +
      `${ours.cpu.toFixed(3).padStart(9)} (${theirs.cpu.toFixed(3)}) ` +
      `${ours.p50.toFixed(1).padStart(10)}${ours.p99.toFixed(1).padStart(7)}${(ours.bytes / 1024).toFixed(0).padStart(6)}` +
      (shops.other ? besides(ours, summary(rounds.other)) : ''),
  );
}

/** The other shop's costs in units of this one's. */
function besides(ours, other) {
  return `${(other.cpu / ours.cpu).toFixed(2).padStart(19)}${(other.p50 / ours.p50).toFixed(2).padStart(7)}`;
}

function summary(rounds) {
  const mean = (field) => rounds.reduce((sum, round) => sum + round[field], 0) / rounds.length;
  const times = rounds.flatMap((round) => round.times).sort((a, b) => a - b);
  const at = (share) => times[Math.floor(share * (times.length - 1))];
  return { cpu: mean('cpu'), rate: mean('rate'), bytes: mean('bytes'), p50: at(0.5), p99: at(0.99) };
}

/** Starts both alternately, so that other load on the machine affects both. */
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
