const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const read = (...path) => JSON.parse(readFileSync(join(__dirname, ...path), 'utf8'));

/**
 * Is the version that package.json names in place? npm writes its own record last, after the package is built.
 * Throws where this user may not look.
 */
function isInstalled() {
  return (
    readRecord()['node_modules/better-sqlite3']?.version ===
    read('package.json').dependencies['better-sqlite3']
  );
}

function readRecord() {
  try {
    return read('node_modules', '.package-lock.json').packages;
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

module.exports = { isInstalled };
