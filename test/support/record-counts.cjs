const { appendFileSync } = require('node:fs');

/**
 * Appends one line of JSON to the file that TEST_COUNTS names (nothing without it), for the summary at the
 * end of a CI run.
 * @param {{ suite: string, passed: number, failed: number, skipped: number }} counts
 */
function recordCounts(counts) {
  if (process.env.TEST_COUNTS) appendFileSync(process.env.TEST_COUNTS, `${JSON.stringify(counts)}\n`);
}

module.exports = { recordCounts };
