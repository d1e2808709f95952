/**
 * Installs a version of Node from the registry into `.cache/node`, and prints where it is: node test/node/install.mjs 24
 */
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

const [present] = process.versions.node.split('.');
/** The versions that people use, but for the one that this process runs on. */
export const OTHER_VERSIONS = ['20', '22', '24', '26'].filter((version) => version !== present);

/** Installs a runtime without running its scripts. @returns its binary */
export async function installNode(version) {
  const folder = join(root, '.cache', 'node', version);
  mkdirSync(folder, { recursive: true });
  const system = process.platform === 'win32' ? 'win' : process.platform;
  // The package `node` only contains a script that installs the platform's package.
  const name = `node-${system}-${process.arch}`;
  const options = ['--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  await promisify(execFile)('npm', ['install', ...options, `${name}@${version}`]);
  return join(folder, 'node_modules', name, 'bin', 'node');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await installNode(process.argv[2]));
