// Prints the number of tests by suite and the name of each failed test. Fails when a step or a test failed, a
// suite is missing or a test was skipped. The arguments after the file are the failed steps.
import { readFileSync } from 'node:fs';
import { OTHER_VERSIONS } from '../test/node/install.mjs';

const [file, ...failedSteps] = process.argv.slice(2);
const expected = [
  'server on SQLite',
  'slow on SQLite',
  'server on MariaDB',
  'slow on MariaDB',
  'web',
  'stories',
  'browser',
  ...OTHER_VERSIONS.map((version) => `Node ${version}`),
  'Cluster',
  'Money',
];

const counts = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
const total = (key) => counts.reduce((sum, suite) => sum + suite[key], 0);
const failedTests = counts.flatMap(({ suite, failures }) => failures.map((name) => `${suite}: ${name}`));
const missing = expected.filter((name) => !counts.some(({ suite, passed }) => suite === name && passed > 0));

console.log(counts.map(({ suite, passed }) => `${suite}: ${passed}`).join(' · '));
for (const name of [...failedTests, ...failedSteps]) console.log(`✗ ${name}`);
if (missing.length) console.log(`No test ran: ${missing.join(', ')}`);
if (total('skipped')) console.log('Nothing may be skipped.');
// A step fails with its tests; a step without a failed test counts itself.
const failures = missing.length + (failedTests.length || failedSteps.length);
console.log(`${total('passed')} passed, ${failures} failed, ${total('skipped')} skipped`);
process.exit(failures || total('skipped') ? 1 : 0);
