import { loadSqliteDriver } from '../../src/database/sqlite/sqlite-driver';

/** On Node 20 the driver is compiled at its first use: do it before the tests, which would time out. */
export default async function setUp(): Promise<void> {
  await loadSqliteDriver();
}
