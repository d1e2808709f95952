import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection, type Connection } from 'mysql2/promise';
import type { DataSource } from 'typeorm';
import { readConfig } from '../../../src/config/load-config';
import { lockCluster } from '../../../src/database/cluster-lock';
import { createDataSourceOptions, createMigratingDataSource } from '../../../src/database/data-source';
import { DatabaseProxy } from '../support/database-proxy';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

/** One server stands for a cluster here: the lock is a row, which it treats as a cluster does. */
describe('the lock of a cluster', () => {
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let migrating: DataSource;
  let direct: Connection;

  beforeEach(async () => {
    database = await createTestDatabase();
    proxy = new DatabaseProxy();
    const name = new URL(database.url!).pathname.slice(1);
    const { database: server } = readConfig({ DATABASE_URL: await proxy.urlOf(name) });
    migrating = await createMigratingDataSource(
      await createDataSourceOptions({ database: server }),
    ).initialize();
    direct = await createConnection({ uri: database.url! });
  });
  afterEach(async () => {
    await migrating.destroy();
    await direct.end();
    await proxy.close();
    await database.drop();
  });

  async function read(): Promise<{ holder: string; beat: number }> {
    const [rows] = await direct.query('SELECT holder, beat FROM migration_lock');
    return (rows as { holder: string; beat: number }[])[0]!;
  }

  async function untilCountedUp(): Promise<void> {
    const { beat } = await read();
    while ((await read()).beat === beat) await sleep(50);
  }

  it('is still counted up after a lost connection, and given back', async () => {
    const unlock = await lockCluster(migrating);
    await untilCountedUp();
    proxy.become('down');
    proxy.become('open');
    await untilCountedUp();
    await unlock();
    expect((await read()).holder).toBe('');
  });

  it('keeps a second process out until it is given back', async () => {
    const unlock = await lockCluster(migrating);
    const { holder } = await read();
    const second = lockCluster(migrating);
    await untilCountedUp();
    expect((await read()).holder).toBe(holder);
    await unlock();
    const unlockSecond = await second;
    expect((await read()).holder).not.toBe(holder);
    await unlockSecond();
  });
});
