// Runs every check of CI without stopping at a failure, so that one run reports all of them. Most checks use
// one core, so they run in parallel; the tests, which use all cores, run last. `--without-tests` leaves those out.
import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';

const { recordCounts } = createRequire(import.meta.url)('../test/support/record-counts.cjs');

/** Slowest first, which shortens the total time. */
const CHECKS = [
  'lint',
  'check:types',
  'check:format',
  'check:drift',
  'check:api',
  'check:patterns',
  'check:dead-code',
  'check:boundaries',
  'check:docs',
  'check:messages',
  'check:audit',
  'check:first-load',
  'check:sbom',
];

/** Prints each check's output as one block. */
function start(name) {
  const from = performance.now();
  const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      console.log(`\n▸ npm run ${name}`);
      process.stdout.write(Buffer.concat(output));
      resolve(resultOf(name, code, from));
    });
  });
}

function resultOf(name, code, from) {
  return { name, ok: code === 0, seconds: Math.round((performance.now() - from) / 1000) };
}

const results = [];
const waiting = [...CHECKS];
const lane = async () => {
  for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await start(name));
};
await Promise.all(Array.from({ length: availableParallelism() }, lane));
const failures = results.filter(({ ok }) => !ok).map(({ name }) => name);
recordCounts({ suite: 'checks', passed: results.length - failures.length, failures, skipped: 0 });

if (!process.argv.includes('--without-tests')) {
  console.log('\n▸ npm run test:all');
  const from = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', 'test:all'], { stdio: 'inherit' });
  results.push(resultOf('test:all', status, from));
}

console.log();
for (const { name, ok, seconds } of results) console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
