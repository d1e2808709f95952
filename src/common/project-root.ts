import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The directory of package.json, both for sources and for the build. */
export const PROJECT_ROOT = findProjectRoot(__dirname);

function findProjectRoot(directory: string): string {
  if (existsSync(join(directory, 'package.json'))) return directory;
  const parent = dirname(directory);
  if (parent === directory) throw new Error(`No package.json is above ${__dirname}.`);
  return findProjectRoot(parent);
}
