// Installs what package.json names; of several processes that want it at once, one does it and the rest wait.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from '../scripts/fail.mjs';
import { withLock } from '../scripts/lock.mjs';
import { isInstalled } from './is-installed.cjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

await withLock(join(folder, '../dist/.build/node20-lock'), install).catch(fail);

function install() {
  if (isInstalled()) return;
  console.log('Installing better-sqlite3 for Node 20, once: up to two minutes where it must be compiled …');
  // Whoever installs it may not be who runs the shop, which keeps its own files from other users.
  process.umask(0o022);
  execFileSync('npm', ['ci', '--ignore-scripts=false', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
