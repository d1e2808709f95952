const { appendFileSync } = require('node:fs');
const { stripVTControlCharacters } = require('node:util');

const REASON_LINES = 12;

/**
 * A failed test for the summary: its name and the beginning of what went wrong, one below the other.
 * @param {string} name
 * @param {string | undefined} reason an error's message, colours and all
 */
function failureOf(name, reason = '') {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim());
  return [name, ...lines.slice(0, REASON_LINES).map((line) => `    ${line.slice(0, 200)}`)].join('\n');
}

/**
 * Appends one line of JSON to the file in TEST_COUNTS (nothing without it), for the summary of a CI run.
 * @param {{ suite: string, passed: number, failures: string[], skipped: number }} counts `failures`: one text for each, its name first
 */
function recordCounts(counts) {
  if (process.env.TEST_COUNTS) appendFileSync(process.env.TEST_COUNTS, `${JSON.stringify(counts)}\n`);
}

module.exports = { failureOf, recordCounts };
