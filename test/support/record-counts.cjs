const { appendFileSync } = require('node:fs');

/**
 * Appends one line of JSON to the file in TEST_COUNTS (nothing without it), for the summary of a CI run.
 * @param {{ suite: string, passed: number, failures: string[], skipped: number }} counts `failures`: one name for each
 */
function recordCounts(counts) {
  if (process.env.TEST_COUNTS) appendFileSync(process.env.TEST_COUNTS, `${JSON.stringify(counts)}\n`);
}

module.exports = { recordCounts };
