import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { createDataSource } from '../../../src/database/data-source';

/** The embedded database, whatever database the other tests run on. */
describe('transactions on SQLite', () => {
  let directory: string;
  let dataSource: DataSource;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'shop-sqlite-'));
  });
  afterEach(async () => {
    await dataSource.destroy();
    rmSync(directory, { recursive: true, force: true });
  });

  async function open(create: (options: DataSourceOptions) => DataSource): Promise<DataSource> {
    const database = join(directory, 'rows.sqlite');
    dataSource = await create({ type: 'better-sqlite3', database, enableWAL: true }).initialize();
    await dataSource.query('CREATE TABLE rows (name varchar(20) PRIMARY KEY)');
    return dataSource;
  }

  const insert = (target: Pick<DataSource, 'query'>, name: string): Promise<unknown> =>
    target.query('INSERT INTO rows (name) VALUES (?)', [name]);

  const names = async (): Promise<string[]> => {
    const rows: { name: string }[] = await dataSource.query('SELECT name FROM rows ORDER BY name');
    return rows.map(({ name }) => name);
  };

  /** A transaction that fails is open while another commits and a plain query writes: both report success. */
  async function interleave(): Promise<void> {
    const failing = dataSource.transaction(async (manager) => {
      await insert(manager, 'failing');
      await sleep(100);
      throw new Error('changed my mind');
    });
    await sleep(20);
    const committed = dataSource.transaction((manager) => insert(manager, 'committed'));
    const plain = insert(dataSource, 'plain');
    await expect(failing).rejects.toThrow('changed my mind');
    await Promise.all([committed, plain]);
  }

  it('loses what others committed with TypeORM’s own query runner: the fault this guards against', async () => {
    await open((options) => new DataSource(options));
    await interleave();
    expect(await names()).toEqual([]);
  });

  it('keeps what others committed, and nothing of what failed', async () => {
    await open(createDataSource);
    await interleave();
    expect(await names()).toEqual(['committed', 'plain']);
  });

  it('runs many at once, each whole or not at all', async () => {
    await open(createDataSource);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        dataSource.transaction(async (manager) => {
          await insert(manager, `first-${index}`);
          await sleep(1);
          if (index % 3 === 0) throw new Error('changed my mind');
          await insert(manager, `second-${index}`);
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await names()).toHaveLength(40);
    expect(await names()).not.toContain('first-0');
  });

  it('undoes a transaction that was released without an end, and lets the next one in', async () => {
    await open(createDataSource);
    const leaking = dataSource.createQueryRunner();
    await leaking.startTransaction();
    await insert(leaking, 'leaked');
    const waiting = insert(dataSource, 'waiting');
    await leaking.release();
    await waiting;
    expect(await names()).toEqual(['waiting']);
  });

  it('goes on after a statement that fails inside a transaction', async () => {
    await open(createDataSource);
    await insert(dataSource, 'taken');
    const repeated = dataSource.transaction(async (manager) => {
      await insert(manager, 'new');
      await insert(manager, 'taken');
    });
    await expect(repeated).rejects.toThrow(/UNIQUE/);
    await insert(dataSource, 'later');
    expect(await names()).toEqual(['later', 'taken']);
  });
});
