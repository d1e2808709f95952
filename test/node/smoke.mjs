/**
 * Runs the built shop on other versions of Node, each from the registry's package of that runtime: a first start,
 * mixed load with forced garbage collection, a kill, a start on the same data, a clean end.
 *
 *   npm run test:node [-- 20 22 26]
 *
 * Without arguments: all but the one it runs on itself. They run at the same time. SMOKE_SECONDS is the duration of the
 * load, 45 by default.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from '../../scripts/build.mjs';
import { fail } from '../../scripts/fail.mjs';
import { installNode, OTHER_VERSIONS } from './install.mjs';
import { Caller, place, signIn, signUp, visit } from './visitors.mjs';

const { recordCounts } = createRequire(import.meta.url)('../support/record-counts.cjs');
const root = fileURLToPath(new URL('../..', import.meta.url));
const versions = process.argv.length > 2 ? process.argv.slice(2) : OTHER_VERSIONS;
const SECONDS = Number(process.env.SMOKE_SECONDS ?? 45);
const VISITORS = 5;
const START_LIMIT_MS = 90_000;

/** The steps of a run, in order; each needs those before it. */
const STEPS = {
  'opens on an empty folder': async (run) => {
    run.server = await start(run);
  },
  'answers everything under load': async ({ server }) => {
    const until = Date.now() + SECONDS * 1000;
    await Promise.all(Array.from({ length: VISITORS }, () => visit(server.shop, until)));
  },
  'dies when it is killed': async (run) => {
    run.person = await signUp(run.server.shop);
    const token = await signIn(run.server.shop, run.person);
    run.order = await place(run.server.shop, { ...run.person, token });
    await end(run.server, 'SIGKILL', 'SIGKILL');
  },
  'opens again with the order placed last': async (run) => {
    run.server = await start(run);
    const token = await signIn(run.server.shop, run.person);
    const { status } = await run.server.shop.get(`/v1/orders/${run.order._id}`, token);
    if (status !== 'pending') throw new Error(`The order is ${status}.`);
  },
  'stops with exit code 0': ({ server }) => end(server, 'SIGTERM', 0),
};

await build().catch(fail);
const outcomes = await Promise.all(
  versions.map(async (version) => ({ version, binary: await prepare(version) })),
);
const allPassed = await Promise.all(outcomes.map(smoke));
process.exit(allPassed.every(Boolean) ? 0 : 1);

/** @returns the binary, of Node 20 with its driver, which may have to be compiled */
async function prepare(version) {
  const binary = await installNode(version);
  if (version === '20')
    await promisify(execFile)(binary, ['node20/install.mjs'], { cwd: root, env: environmentOf(binary) });
  return binary;
}

/** The environment in which `npm`, too, runs on this Node. */
function environmentOf(binary) {
  return { ...process.env, PATH: dirname(binary) + delimiter + process.env.PATH };
}

/** Runs all steps and records how many passed. @returns whether all did */
async function smoke({ version, binary }) {
  const run = { binary, dataDir: mkdtempSync(join(tmpdir(), `shop-node-${version}-`)) };
  const release = execFileSync(binary, ['--version']).toString().trim();
  const from = Date.now();
  let passed = 0;
  try {
    for (const [name, step] of Object.entries(STEPS)) {
      await step(run);
      passed += 1;
      console.log(`✓ Node ${release} ${name} (${run.server.shop.calls} calls, ${secondsSince(from)} s)`);
    }
  } catch (error) {
    console.log(`✗ Node ${release} ${Object.keys(STEPS)[passed]}: ${error.message}`);
    console.log(run.server?.output.join('') ?? '');
  } finally {
    run.server?.child.kill('SIGKILL');
    rmSync(run.dataDir, { recursive: true, force: true });
  }
  const failures = Object.keys(STEPS).slice(passed);
  recordCounts({ suite: `Node ${version}`, passed, failures, skipped: 0 });
  return !failures.length;
}

function secondsSince(from) {
  return Math.round((Date.now() - from) / 1000);
}

/** Starts the shop like `npm start`, with a small heap and forced garbage collection. */
async function start({ binary, dataDir }) {
  const flags = ['--expose-gc', '--max-old-space-size=256', '--import', './test/node/collect-garbage.mjs'];
  const child = spawn(binary, [...flags, 'scripts/start.mjs'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO: 'true',
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = [];
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  const port = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output.push(chunk.toString());
        const [, found] = /Shop\s+http:\/\/127\.0\.0\.1:(\d+)/.exec(output.join('')) ?? [];
        if (found) resolve(found);
      });
    }
  });
  const server = { child, output, ended };
  const stopped = ended.then((how) => failWith(`It ended with ${how}:\n${output.join('')}`));
  // Other code that waits for the server reports this failure.
  stopped.catch(() => undefined);
  const late = new Promise((_, reject) =>
    setTimeout(reject, START_LIMIT_MS, new Error('It did not open.')).unref(),
  );
  server.shop = new Caller(await Promise.race([port, stopped, late]));
  return server;
}

/** Sends a signal and waits for the end. @throws unless it ends as expected */
async function end({ child, ended }, signal, expected) {
  child.kill(signal);
  const how = await ended;
  if (how !== expected) failWith(`It ended with ${how}, not ${expected}.`);
}

function failWith(message) {
  throw new Error(message);
}
