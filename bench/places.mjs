/** The directories and databases of measured shops, and their access tokens. */
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'mysql2/promise';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SECRET = randomBytes(32).toString('hex');

/** SQLite, and the server of DATABASE_URL (`mysql://user:password@host:3306/any`) if it is set. */
export const databases = process.env.DATABASE_URL ? [undefined, process.env.DATABASE_URL] : [undefined];

/**
 * Passes a shop's environment variables to `use`: a folder and, on a server, a new database. Both are removed
 * afterwards.
 * @param {string | undefined} url the server; undefined is SQLite
 */
export async function withPlace(url, use) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const name = `shop_bench_${randomBytes(4).toString('hex')}`;
  const environment = { DATA_DIR: dataDir, JWT_SECRET: SECRET };
  if (url) environment.DATABASE_URL = new URL(`/${name}`, url).href;
  try {
    if (url) await execute(url, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
    await use(environment);
  } finally {
    if (url) await execute(url, `DROP DATABASE IF EXISTS ${name}`);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function execute(url, statement) {
  const connection = await createConnection({ uri: new URL('/', url).href });
  await connection.query(statement);
  await connection.end();
}

/** An access token like a sign-in's, valid for two hours. */
export function accessToken(claims) {
  const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, iat: now, exp: now + 7200 })}`;
  return `${text}.${createHmac('sha256', SECRET).update(text).digest('base64url')}`;
}
