/**
 * Fails when generated files are outdated: openapi/openapi.json (from controllers and DTOs) and web/src/api/generated
 * (from openapi.json). Both are generated into a separate folder and compared; `npm run generate` updates them.
 * test/e2e/platform/schema.spec.ts compares entities with migrations on each database.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from './build.mjs';
import { fail } from './fail.mjs';

const COMMITTED = { document: 'openapi/openapi.json', api: 'web/src/api' };

await build(['server']).catch(fail);
mkdirSync('.cache', { recursive: true });
// Inside the project, since Orval looks for package.json and tsconfig.json above its output.
const folder = mkdtempSync(resolve('.cache', 'drift-'));
let problems;
try {
  problems = compare(generate());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (problems.length > 0) fail(new Error(`${problems.join('\n')}\nRun npm run generate and commit it.`));
console.log('Nothing has drifted.');

/** Generates the document and the client from the current code. */
function generate() {
  const fresh = { document: join(folder, 'openapi.json'), api: join(folder, 'api') };
  mkdirSync(fresh.api);
  // The generated calls import it by a relative path, and it imports its own files from its real folder.
  symlinkSync(resolve(COMMITTED.api, 'http-client.ts'), join(fresh.api, 'http-client.ts'));
  execFileSync(process.execPath, ['dist/server/openapi.js', fresh.document], { stdio: 'inherit' });
  execFileSync('node_modules/.bin/orval', ['--config', 'openapi/orval.config.cjs'], {
    env: { ...process.env, OPENAPI: fresh.document, API_FOLDER: fresh.api },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return fresh;
}

function compare(fresh) {
  const problems = [];
  if (textOf(fresh.document) !== textOf(COMMITTED.document)) problems.push(COMMITTED.document);
  const [before, after] = [COMMITTED.api, fresh.api].map((api) => join(api, 'generated'));
  const files = new Set([before, after].flatMap((api) => readdirSync(api, { recursive: true })));
  for (const file of files) {
    if (textOf(join(before, file)) !== textOf(join(after, file))) problems.push(join(before, file));
  }
  return problems.map((file) => `${file} is out of date.`);
}

/** A file's content; null for a missing file or a folder. */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
