const Sequencer = require('@jest/test-sequencer').default;

/** Test files that take half a minute and more. */
const SLOW = [
  'contract/fuzz',
  'platform/process',
  'contract/conformance',
  'chat/model',
  'contract/permissions',
];
const isSlow = ({ path }) => SLOW.some((name) => path.endsWith(`test/server/${name}.spec.ts`));

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
