/**
 * Fails when a package has a known vulnerability of severity high or critical, according to npm's registry:
 * first the packages that production installs, then all. Without a network, or if the registry does not
 * support audits, it prints a note and passes.
 */
import { spawnSync } from 'node:child_process';
import { fail } from './fail.mjs';

const BAD = ['high', 'critical'];
const ARGUMENTS = ['audit', '--json', '--audit-level=high', '--fetch-retries=0', '--fetch-timeout=20000'];
const SETS = { 'any package of production': ['--omit=dev'], 'any package': [] };

const failures = Object.entries(SETS).filter(([name, options]) => hasFault(name, options));
if (failures.length > 0) fail(new Error('Packages have known faults: update or replace them.'));

function hasFault(name, options) {
  const { stdout, stderr } = spawnSync('npm', [...ARGUMENTS, ...options], { encoding: 'utf8' });
  const report = read(stdout);
  if (!report?.vulnerabilities) {
    const why = report?.message ?? stderr.trim().split('\n')[0];
    console.log(`The registry says nothing of known faults, so that none was looked for in ${name}: ${why}`);
    return false;
  }
  const faults = Object.values(report.vulnerabilities).filter(({ severity }) => BAD.includes(severity));
  for (const fault of faults) console.log(inWords(fault));
  if (faults.length === 0) console.log(`The registry knows no fault of the level high in ${name}.`);
  return faults.length > 0;
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function inWords({ name, range, severity, via }) {
  const titles = via.map((cause) =>
    typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url}`,
  );
  return `${name} ${range}, ${severity}: ${titles.join('; ')}`;
}
