const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const read = (...path) => JSON.parse(readFileSync(join(__dirname, ...path), 'utf8'));

/** Is the version that package.json names in place? npm writes its own record last, after the package is built. */
function isInstalled() {
  const record = ['node_modules', '.package-lock.json'];
  if (!existsSync(join(__dirname, ...record))) return false;
  const installed = read(...record).packages['node_modules/better-sqlite3'];
  return installed?.version === read('package.json').dependencies['better-sqlite3'];
}

module.exports = { isInstalled };
