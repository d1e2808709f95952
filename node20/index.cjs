/**
 * better-sqlite3 for Node 20: version 13 needs Node 22, and 12 aborts on Node 24. It is installed here by
 * whichever start or test first wants it.
 */
const { execFileSync } = require('node:child_process');
const { join } = require('node:path');
const { isInstalled } = require('./is-installed.cjs');

const installer = join(__dirname, 'install.mjs');

try {
  if (!isInstalled()) {
    // Its messages go to the standard error: the standard output may be data for another program.
    execFileSync(process.execPath, [installer], { stdio: ['ignore', 2, 2] });
  }
} catch (error) {
  throw Object.assign(new Error(describe(error)), { code: 'NODE20_DRIVER' });
}
module.exports = require('better-sqlite3');

function describe({ code }) {
  const driver = 'The SQLite driver for Node 20';
  if (code === 'EACCES') {
    const directory = join(__dirname, 'node_modules');
    return `${driver} cannot be read by this user: its owner lets others read it with chmod -R a+rX ${directory}.`;
  }
  return `${driver} cannot be installed: the messages above say why. Then node ${installer} tries again.`;
}
