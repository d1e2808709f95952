import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface TestDatabase {
  /** The value of DATABASE_URL; undefined for the embedded database. */
  readonly url: string | undefined;
  drop(): Promise<void>;
}

/** The server under test, `mysql://user:password@host:3306`; unset, the tests run on SQLite. */
export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL;

/** A new database for one test file; nothing for SQLite, whose file is in a temporary DATA_DIR. */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (!TEST_DATABASE_URL) return { url: undefined, drop: async () => undefined };
  const name = `shop_test_${randomBytes(6).toString('hex')}`;
  await execute(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  return {
    url: testDatabaseUrl(name),
    drop: () => execute(`DROP DATABASE IF EXISTS ${name}`),
  };
}

/** The SQL of a migrated database: `test/support/database-setup.ts` writes it once for all test files. */
export const MIGRATED_SQL = 'TEST_MIGRATED_SQL';

/** As `createTestDatabase`, already migrated: on a server some forty migrations would take a second of each test file. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const sql = process.env[MIGRATED_SQL];
  if (database.url && sql) await execute(readFileSync(sql, 'utf8'), database.url);
  return database;
}

/** The address of a database on the server under test. */
export function testDatabaseUrl(name: string): string {
  return new URL(`/${name}`, TEST_DATABASE_URL).href;
}

async function execute(statements: string, uri = TEST_DATABASE_URL): Promise<void> {
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection({ uri, multipleStatements: true });
  try {
    await connection.query(statements);
  } finally {
    await connection.end();
  }
}
