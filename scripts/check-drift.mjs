/**
 * Fails when what is generated has drifted apart: openapi/openapi.json from what the controllers and DTOs say, and
 * web/src/api/generated from openapi.json. Both are written into a folder of their own and compared; `npm run
 * generate` brings them up to date. That the entities are what the migrations make is a test's business
 * (test/server/platform/schema.spec.ts), on each database.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, fail } from './build.mjs';

const COMMITTED = { document: 'openapi/openapi.json', api: 'web/src/api' };

await build(['server']).catch(fail);
mkdirSync('.cache', { recursive: true });
// Inside the project, whose package.json and tsconfig.json Orval looks for above the files that it writes.
const folder = mkdtempSync(resolve('.cache', 'drift-'));
let problems;
try {
  problems = compare(generate());
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (problems.length > 0) fail(new Error(`${problems.join('\n')}\nRun npm run generate and commit it.`));
console.log('Nothing has drifted.');

/** Writes document and client as the code has them now. */
function generate() {
  const fresh = { document: join(folder, 'openapi.json'), api: join(folder, 'api') };
  mkdirSync(fresh.api);
  // The generated calls name it by its place beside them; what it imports lies where it really is.
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

/** What a file holds; null where there is none, or a folder. */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
