// Runs every check that CI runs and stops at none: all that is wrong is told at once. Most checks keep one core
// busy, so as many run side by side as there are cores; the tests, which use them all, come last and alone.
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The slow ones first: none of them is then waited for alone. */
const CHECKS = [
  'check:lint',
  'check:types',
  'check:format',
  'check:drift',
  'check:patterns',
  'check:dead-code',
  'check:boundaries',
  'check:docs',
  'check:first-load',
];

/** What one check prints stays together. */
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

console.log('\n▸ npm run test');
const from = performance.now();
const { status } = spawnSync('npm', ['run', '--silent', 'test'], { stdio: 'inherit' });
results.push(resultOf('test', status, from));

console.log();
for (const { name, ok, seconds } of results) console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
