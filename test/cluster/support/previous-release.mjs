/** The shop as it was before the newest migration, built. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

function git(...words) {
  return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 30 }).trim();
}

/** The parent of the newest commit that added a migration. @throws in a shallow clone, which may lack it */
function previousCommit() {
  if (git('rev-parse', '--is-shallow-repository') === 'true') {
    throw new Error('The previous release needs the history: git fetch --unshallow');
  }
  const newest = git('log', '-1', '--format=%H', '--diff-filter=A', '--', 'src/database/migrations');
  return git('rev-parse', `${newest}^`);
}

/** Whether every package that the shop of that commit runs with is here in the same version. */
function hasItsPackages(commit) {
  const { packages: here } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const { packages: there } = JSON.parse(git('show', `${commit}:package-lock.json`));
  return Object.entries(there).every(
    ([name, { version, dev }]) => name === '' || dev || here[name]?.version === version,
  );
}

/** Builds it once for each commit, in a temporary folder. @returns that folder */
export function buildPreviousRelease() {
  const commit = previousCommit();
  const folder = join(tmpdir(), `shop-release-${commit}`);
  if (existsSync(join(folder, 'node_modules', 'typeorm'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  const draft = `${folder}-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', draft], { input: archive });
  if (hasItsPackages(commit)) {
    symlinkSync(join(ROOT, 'node_modules'), join(draft, 'node_modules'));
  } else {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: draft, stdio: 'ignore' });
  }
  execFileSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: draft, stdio: 'inherit' });
  renameSync(draft, folder);
  return folder;
}
