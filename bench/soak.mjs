/**
 * Whether the shop stays as fast and as small after an hour of mixed visits at a steady rate. Starts the
 * built shop in production mode with the demo on SQLite and all limits on, and lets visitors browse, search,
 * chat, buy, sign in and manage. Each minute it prints memory, event-loop lag and times by kind of call, at
 * the end the trend.
 *
 * npm run build && node bench/soak.mjs [--minutes 60] [--rate 40] [--dist dist] [--out soak.json]
 *
 * A copy of `dist` beside a link to `node_modules` is not disturbed by a later build. With
 * NODE_OPTIONS=--heapsnapshot-signal=SIGUSR2, `kill -USR2` on the printed process writes a heap snapshot.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openVisits } from './soak-visits.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '40' },
    dist: { type: 'string', default: 'dist' },
    out: { type: 'string', default: 'soak.json' },
  },
});
const [MINUTES, RATE] = [Number(values.minutes), Number(values.rate)];
/** Excluded from the trend: code is still being compiled and caches are filling. */
const WARM_UP_MINUTES = Math.min(10, MINUTES / 3);
const CUSTOMERS = 80;
const VISITORS = 60;
const METRICS = {
  heapUsedMb: ['nodejs_heap_size_used_bytes', 2 ** 20],
  oldSpaceMb: ['nodejs_heap_space_size_used_bytes{space="old"}', 2 ** 20],
  externalMb: ['nodejs_external_memory_bytes', 2 ** 20],
  lagP99Ms: ['nodejs_eventloop_lag_p99_seconds', 1 / 1000],
  processorSeconds: ['process_cpu_seconds_total', 1],
  openFiles: ['process_open_fds', 1],
};

/** Call times by kind in the last minute, and all failures since the start. */
const times = new Map();
const mistakes = new Map();
let nextTurn = performance.now();

const dataDir = mkdtempSync(join(tmpdir(), 'soak-'));
const shop = await startShop();
try {
  const visit = await openVisits(call, CUSTOMERS);
  times.clear();
  let isOver = false;
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (!isOver) await visit().catch((error) => count(`a visit: ${error.message}`));
  });
  const minutes = await watch();
  isOver = true;
  await Promise.all(visitors);
  report(minutes);
} finally {
  shop.child.kill('SIGTERM');
  if (shop.child.exitCode === null) await once(shop.child, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}

async function startShop() {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [resolve(values.dist, 'server', 'main.js')], {
    env: {
      ...{ PATH: process.env.PATH, NODE_OPTIONS: process.env.NODE_OPTIONS ?? '' },
      ...{ NODE_ENV: 'production', DEMO: 'true', JWT_SECRET: randomBytes(32).toString('base64') },
      ...{ DATA_DIR: dataDir, PORT: String(port), METRICS_PORT: String(metricsPort), PUBLIC_URL: url },
      // Each visitor has a separate address, so that the limits count as in production.
      ...{ TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' },
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.once('exit', (code) => code && process.exit(1));
  while (!(await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) await sleep(100);
  console.log(`The shop is process ${child.pid}; ${RATE} requests a second for ${MINUTES} minutes.`);
  return { child, url, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/** Makes a call in its turn: one every 1/RATE seconds over all visitors. */
async function call(kind, path, { address = '10.9.0.1', token, json, form, method } = {}) {
  nextTurn = Math.max(nextTurn, performance.now()) + 1000 / RATE;
  await sleep(nextTurn - performance.now());
  const from = performance.now();
  const answer = await fetch(shop.url + path, {
    method: method ?? (json ? 'POST' : 'GET'),
    headers: {
      'x-forwarded-for': address,
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: json ? JSON.stringify(json) : form,
  });
  const text = await answer.text();
  times.set(kind, [...(times.get(kind) ?? []), performance.now() - from]);
  if (answer.status >= 400) count(`${kind}: ${answer.status}`);
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, body: isJson ? JSON.parse(text) : undefined };
}

function count(mistake) {
  mistakes.set(mistake, (mistakes.get(mistake) ?? 0) + 1);
}

/** Reads the figures of each minute. */
async function watch() {
  const minutes = [];
  console.log(
    'minute    RSS   heap    old  external   lag p99   cpu   requests   p50    p99   files   MB, ms',
  );
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await sleep(60_000);
    const of = await figures();
    const all = [...times.values()].flat();
    const kinds = Object.fromEntries([...times].map(([kind, list]) => [kind, summary(list)]));
    times.clear();
    const { processorSeconds: spent } = minutes.at(-1) ?? { processorSeconds: of.processorSeconds };
    minutes.push({ minute, ...of, all: summary(all), kinds });
    const { requests, p50, p99 } = minutes.at(-1).all;
    const cpu = `${((100 * (of.processorSeconds - spent)) / 60).toFixed(0)} %`;
    console.log(
      row(
        [minute, 6],
        [of.rssMb, 7],
        [of.heapUsedMb, 7],
        [of.oldSpaceMb, 7],
        [of.externalMb, 10],
        [of.lagP99Ms, 10],
      ) + `${cpu.padStart(6)}${row([requests, 11])}${row([p50, 6, 1], [p99, 7, 1], [of.openFiles, 8])}`,
    );
    write(minutes);
  }
  return minutes;
}

async function figures() {
  const text = await (await fetch(shop.metricsUrl)).text();
  const read = ([name, unit]) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')
        .at(-1),
    ) / unit;
  const status = readFileSync(`/proc/${shop.child.pid}/status`, 'utf8');
  const rssMb = Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
  return {
    rssMb,
    ...Object.fromEntries(Object.entries(METRICS).map(([name, metric]) => [name, read(metric)])),
  };
}

function summary(list) {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.floor(share * (sorted.length - 1))];
  return { requests: sorted.length, p50: at(0.5), p99: at(0.99) };
}

function row(...cells) {
  return cells.map(([figure, width, digits = 0]) => figure.toFixed(digits).padStart(width)).join('');
}

function report(minutes) {
  const steady = minutes.filter(({ minute }) => minute > WARM_UP_MINUTES);
  console.log(
    '\nkind            requests    p50    p99   ms, the middle minute\u2019s p50, the worst minute\u2019s p99',
  );
  for (const kind of [...new Set(minutes.flatMap(({ kinds }) => Object.keys(kinds)))].sort()) {
    const each = minutes.flatMap(({ kinds }) => kinds[kind] ?? []);
    const sum = each.reduce((total, { requests }) => total + requests, 0);
    const middle = each.map(({ p50 }) => p50).toSorted((a, b) => a - b)[Math.floor(each.length / 2)];
    const worst = Math.max(...each.map(({ p99 }) => p99));
    console.log(`${kind.padEnd(15)}${row([sum, 9], [middle, 7, 1], [worst, 7, 1])}`);
  }
  console.log(`\nGrowth after ${WARM_UP_MINUTES} minutes, MB an hour, by least squares:`);
  for (const name of ['rssMb', 'heapUsedMb', 'oldSpaceMb', 'externalMb']) {
    console.log(`${name.padEnd(15)}${row([60 * slope(steady.map((one) => [one.minute, one[name]])), 9, 1])}`);
  }
  console.log(`\nRefused or failed:`, Object.fromEntries(mistakes));
}

/** The slope of y over x, by least squares. */
function slope(points) {
  const mean = (at) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const top = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return top / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}

function write(minutes) {
  writeFileSync(
    values.out,
    JSON.stringify({ rate: RATE, minutes, mistakes: Object.fromEntries(mistakes) }, null, 2),
  );
}
