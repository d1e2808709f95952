/**
 * Fails when something generated or declared twice has drifted apart:
 * - openapi/openapi.json from what the controllers and DTOs say,
 * - web/src/api/generated from openapi.json,
 * - the entities from what the migrations make, on SQLite always, and on the MySQL or MariaDB server of
 *   TEST_DATABASE_URL or DATABASE_URL when one of them is set.
 * The working tree is left as it was: `npm run generate` brings the first two up to date.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, fail } from './build.mjs';

const require = createRequire(import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));
const openapi = join(root, 'openapi', 'openapi.json');
const client = join(root, 'web', 'src', 'api', 'generated');
const problems = [];

await build(['server']).catch(fail);
checkGenerated();
await checkSchema('SQLite', undefined);
const server = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
if (server) await checkSchemaOnServer(server);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`Nothing has drifted (schema checked on SQLite${server ? ' and the server' : ''}).`);

/** Regenerates both, compares, and puts back what was there. */
function checkGenerated() {
  const backup = mkdtempSync(join(tmpdir(), 'drift-'));
  const kept = [openapi, client].map((path, index) => ({ path, copy: join(backup, String(index)) }));
  for (const { path, copy } of kept) if (existsSync(path)) cpSync(path, copy, { recursive: true });
  try {
    execFileSync(process.execPath, ['dist/server/openapi.js'], { cwd: root, stdio: 'inherit' });
    const orval = join(root, 'node_modules', '.bin', 'orval');
    execFileSync(orval, ['--config', 'openapi/orval.config.cjs'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (const { path, copy } of kept) compare(copy, path);
  } finally {
    for (const { path, copy } of kept) {
      rmSync(path, { recursive: true, force: true });
      if (existsSync(copy)) cpSync(copy, path, { recursive: true });
    }
    rmSync(backup, { recursive: true, force: true });
  }
}

function compare(before, after) {
  const [old, fresh] = [contents(before), contents(after)];
  const changed = [...new Set([...old.keys(), ...fresh.keys()])].filter(
    (file) => old.get(file) !== fresh.get(file),
  );
  for (const file of changed) {
    problems.push(`${relative(root, join(after, file))} is out of date: run npm run generate and commit it.`);
  }
}

/** Every file's text by its path below `path`, which may be a file itself. */
function contents(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return new Map();
  if (stats.isFile()) return new Map([['', readFileSync(path, 'utf8')]]);
  const entries = readdirSync(path, { recursive: true }).filter((entry) =>
    statSync(join(path, entry)).isFile(),
  );
  return new Map(entries.map((entry) => [entry, readFileSync(join(path, entry), 'utf8')]));
}

async function checkSchemaOnServer(url) {
  const { createConnection } = require('mysql2/promise');
  const name = `shop_drift_${randomBytes(6).toString('hex')}`;
  const connection = await createConnection({ uri: url.replace(/^mariadb:/, 'mysql:') });
  try {
    await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
    await checkSchema('the database server', new URL(`/${name}`, url).href);
  } finally {
    await connection.query(`DROP DATABASE IF EXISTS ${name}`);
    await connection.end();
  }
}

async function checkSchema(where, databaseUrl) {
  const { createApp } = require('../dist/server/app.js');
  const { loadConfig } = require('../dist/server/config/load-config.js');
  const { DataSource } = require('typeorm');
  const dataDir = mkdtempSync(join(tmpdir(), 'drift-'));
  const environment = { NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' };
  try {
    const app = await createApp(loadConfig(environment));
    const { upQueries } = await app.get(DataSource).driver.createSchemaBuilder().log();
    for (const { query } of upQueries) problems.push(`Entities and migrations differ on ${where}: ${query}`);
    await app.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
