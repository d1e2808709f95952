import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dumpServer } from '../../src/backup/server-dump';
import { readOtherDatabase } from '../../src/config/load-config';
import { createDataSourceOptions } from '../../src/database/data-source';
import { migrate } from '../../src/database/migrate';
import { loadSqliteDriver } from '../../src/database/sqlite/sqlite-driver';
import { createTestDatabase, MIGRATED_SQL } from '../e2e/support/test-database';

/** What all test files share: the compiled driver of SQLite, or the SQL of a migrated database on the server under test. */
export default async function setUp(): Promise<void> {
  // On Node 20 the driver is compiled at its first use: do it before the tests, which would time out.
  await loadSqliteDriver();
  const { url, drop } = await createTestDatabase();
  if (!url) return;
  try {
    const database = readOtherDatabase(url);
    if (database.kind === 'sqlite') return;
    const { unlock } = await migrate(await createDataSourceOptions({ database }));
    await unlock();
    const file = join(mkdtempSync(join(tmpdir(), 'shop-migrated-')), 'migrated.sql');
    await dumpServer(database, file);
    process.env[MIGRATED_SQL] = file;
  } finally {
    await drop();
  }
}
