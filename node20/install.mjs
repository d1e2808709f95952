// Installs what package.json names; of several processes that want it at once, one does it and the rest wait.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fail, lock } from '../scripts/build.mjs';
import { isInstalled } from './is-installed.cjs';

await install().catch(fail);

async function install() {
  const unlock = await lock();
  try {
    if (isInstalled()) return;
    console.log('Installing better-sqlite3 for Node 20, once: up to two minutes where it must be compiled …');
    // Whoever installs it may not be who runs the shop, which keeps its own files from other users.
    process.umask(0o022);
    execFileSync('npm', ['ci', '--ignore-scripts=false', '--no-audit', '--no-fund'], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  } finally {
    unlock();
  }
}
