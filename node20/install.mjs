// Installs what package.json names; of several processes that want it at once, one does it and the rest wait.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { lock } from '../scripts/build.mjs';
import { isInstalled } from './is-installed.cjs';

const unlock = await lock();
try {
  if (!isInstalled()) {
    console.log('Installing better-sqlite3 for Node 20, once: up to two minutes where it must be compiled …');
    execFileSync('npm', ['ci', '--ignore-scripts=false', '--no-audit', '--no-fund'], {
      cwd: fileURLToPath(new URL('.', import.meta.url)),
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  }
} finally {
  unlock();
}
