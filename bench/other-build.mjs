/** The shop as another commit has it, built and ready to be measured beside this one. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/**
 * Checks the commit out in the folder for temporary files, installs its packages and builds its server, unless an earlier run has.
 * @param {string} commit as git names it
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
    execFileSync('node', ['scripts/build.mjs', 'server'], { cwd: folder, stdio: 'ignore' });
  }
  return join(folder, 'bench');
}

function git(cwd, ...args) {
  return execFileSync('git', args, { cwd, encoding: 'utf8' });
}
