const Sequencer = require('@jest/test-sequencer').default;

const isSlow = ({ context }) => context.config.displayName?.name === 'slow';

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
