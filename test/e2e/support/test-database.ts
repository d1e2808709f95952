import { createConnection } from 'mysql2/promise';
import { randomBytes } from 'node:crypto';

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

/** The address of a database on the server under test. */
export function testDatabaseUrl(name: string): string {
  return new URL(`/${name}`, TEST_DATABASE_URL).href;
}

async function execute(statement: string): Promise<void> {
  const connection = await createConnection({ uri: TEST_DATABASE_URL });
  try {
    await connection.query(statement);
  } finally {
    await connection.end();
  }
}
