/** Builds another commit of the shop, to measure it next to this one. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/**
 * Checks the commit out into a temporary folder, installs its packages and builds it, unless an earlier run
 * has.
 * @param {string} commit any git revision
 * @returns {string} its `bench` folder, whose `shop.mjs` fills and starts that shop
 */
export function buildCommit(commit) {
  const hash = git(ROOT, 'rev-parse', '--verify', `${commit}^{commit}`).trim();
  const folder = join(tmpdir(), `shop-${hash}`);
  if (!existsSync(join(folder, 'dist', 'server', 'app.js'))) {
    console.log(`Building ${hash} in ${folder} …`);
    if (!existsSync(folder)) git(ROOT, 'clone', '--quiet', '--shared', '--no-checkout', ROOT, folder);
    git(folder, 'checkout', '--quiet', hash);
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
    execFileSync('node', ['scripts/build.mjs', 'server', 'web'], { cwd: folder, stdio: 'ignore' });
  }
  return join(folder, 'bench');
}

function git(cwd, ...args) {
  return execFileSync('git', args, { cwd, encoding: 'utf8' });
}
