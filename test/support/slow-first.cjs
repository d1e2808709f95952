const Sequencer = require('@jest/test-sequencer').default;

/** Test files that take ten seconds of a core and more. */
const SLOW = [
  'concurrency/last-pair',
  'contract/fuzz',
  'products/picture-sweep-on-s3',
  'platform/process',
  'platform/shop-commands',
  'mail/processes',
  'platform/backup-command',
  'platform/verify-backup',
  'platform/published-password',
  'chat/adversarial',
  'products/uploads-on-s3',
  'contract/permissions',
  'contract/conformance',
];
const isSlow = ({ path }) => SLOW.some((name) => path.endsWith(`test/e2e/${name}.spec.ts`));

/**
 * Begins with the slowest files, so that no core waits for one at the end. Jest knows them from the run before; a new
 * clone has none, and would go by the size of the files.
 */
module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
};
