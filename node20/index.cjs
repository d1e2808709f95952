/**
 * better-sqlite3 for Node 20: version 13 needs Node 22, and 12 aborts on Node 24. It is installed here by
 * whichever start or test first wants it.
 */
const { execFileSync } = require('node:child_process');
const { join } = require('node:path');
const { isInstalled } = require('./is-installed.cjs');

if (!isInstalled()) {
  // Its messages go to the standard error: the standard output may be data for another program.
  execFileSync(process.execPath, [join(__dirname, 'install.mjs')], { stdio: ['ignore', 2, 2] });
}
module.exports = require('better-sqlite3');
