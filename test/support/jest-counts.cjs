const { recordCounts } = require('./record-counts.cjs');

const database = () => (process.env.TEST_DATABASE_URL ? 'MariaDB' : 'SQLite');

/** The suite's name in the summary; jest-playwright puts the browser before a project's name. */
const suiteOf = (project = '') =>
  project === 'server' ? `server on ${database()}` : project.replace(/^browser: \w+ /, '');

/** A Jest reporter that records how many tests of each project passed, failed and were skipped. */
module.exports = class JestCounts {
  onRunComplete(_contexts, { testResults }) {
    for (const project of new Set(testResults.map(({ displayName }) => displayName?.name))) {
      const files = testResults.filter(({ displayName }) => displayName?.name === project);
      const sum = (key) => files.reduce((total, file) => total + file[key], 0);
      recordCounts({
        suite: suiteOf(project),
        passed: sum('numPassingTests'),
        failed: sum('numFailingTests') + files.filter(({ testExecError }) => testExecError).length,
        skipped: sum('numPendingTests') + sum('numTodoTests'),
      });
    }
  }
};
