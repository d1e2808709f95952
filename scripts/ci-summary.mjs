// Prints the number of tests by suite, and fails when a step failed, a suite is missing or a test was skipped.
import { readFileSync } from 'node:fs';

const [file, stepFailed] = process.argv.slice(2);
const expected = [
  'server on SQLite',
  'server on MariaDB',
  'web',
  'stories',
  'browser',
  'Node 22',
  'Node 24',
  'Node 26',
  'Cluster',
];

const counts = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const total = (key) => counts.reduce((sum, suite) => sum + suite[key], 0);
const missing = expected.filter((name) => !counts.some(({ suite, passed }) => suite === name && passed > 0));

console.log(counts.map(({ suite, passed }) => `${suite}: ${passed}`).join(' · '));
if (missing.length) console.log(`No test ran: ${missing.join(', ')}`);
if (total('skipped')) console.log('Nothing may be skipped.');
if (stepFailed !== '0') console.log('A step failed: see ✗ above.');
const failures = total('failed') + missing.length + (stepFailed !== '0' && !total('failed') ? 1 : 0);
console.log(`${total('passed')} passed, ${failures} failed, ${total('skipped')} skipped`);
process.exit(failures || total('skipped') ? 1 : 0);
