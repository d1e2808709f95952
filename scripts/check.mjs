// Runs every check that CI runs, in the order in which a mistake is cheapest to find, and stops at none:
// all that is wrong is told at once.
import { spawnSync } from 'node:child_process';

const checks = [
  'check:format',
  'check:lint',
  'check:types',
  'check:boundaries',
  'check:docs',
  'check:patterns',
  'check:dead-code',
  'check:drift',
  'check:first-load',
  'test',
];

const results = checks.map((name) => {
  console.log(`\n▸ npm run ${name}`);
  const started = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', name], { stdio: 'inherit' });
  return { name, ok: status === 0, seconds: Math.round((performance.now() - started) / 1000) };
});

console.log();
for (const { name, ok, seconds } of results) console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
process.exit(results.every(({ ok }) => ok) ? 0 : 1);
