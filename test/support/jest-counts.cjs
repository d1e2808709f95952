const { relative } = require('node:path');
const { failureOf, recordCounts } = require('./record-counts.cjs');

const database = () => (process.env.TEST_DATABASE_URL ? 'MariaDB' : 'SQLite');

/** The suite's name in the summary; jest-playwright puts the browser before a project's name. */
const suiteOf = (project = '') =>
  ['server', 'slow'].includes(project)
    ? `${project} on ${database()}`
    : project.replace(/^browser: \w+ /, '');

/** @returns a file's failed tests, and the file itself where it did not run */
function failuresOf({ testFilePath, testResults, testExecError }) {
  const file = relative(process.cwd(), testFilePath);
  const failed = testResults.filter(({ status }) => status === 'failed');
  return [
    ...failed.map(({ fullName, failureMessages }) => failureOf(`${file} › ${fullName}`, failureMessages[0])),
    ...(testExecError ? [failureOf(`${file} did not run`, testExecError.message)] : []),
  ];
}

/** A Jest reporter that records which tests of each project failed, and how many passed and were skipped. */
module.exports = class JestCounts {
  onRunComplete(_contexts, { testResults }) {
    for (const project of new Set(testResults.map(({ displayName }) => displayName?.name))) {
      const files = testResults.filter(({ displayName }) => displayName?.name === project);
      const sum = (key) => files.reduce((total, file) => total + file[key], 0);
      recordCounts({
        suite: suiteOf(project),
        passed: sum('numPassingTests'),
        failures: files.flatMap(failuresOf),
        skipped: sum('numPendingTests') + sum('numTodoTests'),
      });
    }
  }
};
