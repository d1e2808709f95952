// Reads all imports with dependency-cruiser, in the project's own configuration.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cruiser = fileURLToPath(new URL('../node_modules/.bin/depcruise', import.meta.url));
const NOT_THE_PRODUCT = /\/(api\/generated|testing)\/|\.(spec|test|stories)\.tsx?$/;

/** Whether a file is hand-written product code: no test, no story, nothing generated. */
export function isProduct(file) {
  return !NOT_THE_PRODUCT.test(file);
}

/** The folder of a file of `src` or `web/src`, such as `src/modules/orders`; undefined for other files. */
export function folderOf(file) {
  const [folder] = /^(src\/modules\/[^/]+|src|web\/src)(?=\/)/.exec(file) ?? [];
  if (folder === undefined || folder.startsWith('src/modules/')) return folder;
  const [name, ...below] = file.slice(folder.length + 1).split('/');
  return below.length > 0 ? `${folder}/${name}` : folder;
}

/**
 * Every import between files of `src` and `web/src`.
 *
 * @returns {{ from: string, to: string, isType: boolean }[]} `isType`: types only
 */
export function readImports() {
  const output = execFileSync(
    process.execPath,
    [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src', 'web/src'],
    { maxBuffer: 2 ** 28, encoding: 'utf8' },
  );
  return JSON.parse(output).modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => folderOf(source) && folderOf(resolved))
      .map(({ resolved, dependencyTypes }) => ({
        from: source,
        to: resolved,
        isType: dependencyTypes.includes('type-only'),
      })),
  );
}
