/**
 * The shop on several processes and several database nodes.
 *
 *   TEST_DATABASE_URL=mysql://root@127.0.0.1:3306 npm run test:cluster [-- migrations galera]
 *
 * `migrations` uses that server. `galera` starts three nodes, HAProxy and three processes on hosts of their own: it needs
 * root, and the packages galera-4, haproxy, rsync and iproute2. MINUTES says how long faults happen at least, 5 by default. ONLY is
 * a part of the steps' names.
 */
import { createRequire } from 'node:module';
import { build } from '../../scripts/build.mjs';
import { fail } from '../../scripts/fail.mjs';
import { Cluster } from './support/cluster.mjs';
import { inCrowds } from './crowd.mjs';
import { underFaults } from './faults.mjs';
import { migrationSteps } from './migrations.mjs';
import { duringUpgrade } from './upgrade.mjs';

const { recordCounts } = createRequire(import.meta.url)('../support/record-counts.cjs');
const counts = { passed: 0, failures: [] };

async function runSteps(steps) {
  const chosen = Object.entries(steps).filter(([name]) => name.includes(process.env.ONLY ?? ''));
  for (const [name, step] of chosen) {
    const begun = Date.now();
    const error = await step().then(
      () => null,
      (reason) => reason,
    );
    if (error) counts.failures.push(name);
    else counts.passed += 1;
    console.log(`${error ? '✗' : '✓'} ${name} (${Math.round((Date.now() - begun) / 1000)} s)`);
    if (error) console.error(error);
  }
}

/** Those of nodes; processes fail the same way in both. */
const SPREAD_FAULTS = ['the node in use is killed', 'the node in use is cut off'];

const GROUPS = {
  migrations: () => migrationSteps(runSteps),
  galera: () =>
    Cluster.with((cluster) =>
      runSteps({
        '200 shoppers want one pair and one shoe, one node in use': () => inCrowds(cluster, false),
        '200 shoppers want one pair and one shoe, all nodes in use': () => inCrowds(cluster, true),
        'The previous release serves while this one migrates': () => duringUpgrade(cluster),
        'Shoppers under faults, one node in use': () => underFaults(cluster, false),
        'Shoppers under faults, all nodes in use': () => underFaults(cluster, true, SPREAD_FAULTS, 0),
      }),
    ),
};

await build(['server']).catch(fail);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(GROUPS);
for (const name of wanted) {
  try {
    await GROUPS[name]();
  } catch (error) {
    counts.failures.push(name);
    console.error(`✗ ${name}`, error);
  }
}
recordCounts({ suite: 'Cluster', ...counts, skipped: 0 });
process.exit(counts.failures.length);
