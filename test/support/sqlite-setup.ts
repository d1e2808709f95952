import { loadSqliteDriver } from '../../src/database/sqlite/sqlite-driver';

/** On Node 20 the driver is installed by its first user: before the tests, which would run out of time. */
export default async function setUp(): Promise<void> {
  await loadSqliteDriver();
}
