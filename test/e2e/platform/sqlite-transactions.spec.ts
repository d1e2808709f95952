import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { createDataSource } from '../../../src/database/data-source';
import { loadSqliteDriver } from '../../../src/database/sqlite/sqlite-driver';

/** The embedded database, whatever database the other tests use. */
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
    const driver = await loadSqliteDriver();
    dataSource = await create({ type: 'better-sqlite3', driver, database, enableWAL: true }).initialize();
    await dataSource.query('CREATE TABLE rows (name varchar(20) PRIMARY KEY)');
    return dataSource;
  }

  const insert = (target: Pick<DataSource, 'query'>, name: string): Promise<unknown> =>
    target.query('INSERT INTO rows (name) VALUES (?)', [name]);

  const names = async (): Promise<string[]> => {
    const rows: { name: string }[] = await dataSource.query('SELECT name FROM rows ORDER BY name');
    return rows.map(({ name }) => name);
  };

  /** A failing transaction is open while another commits and a plain query writes; both of these succeed. */
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

  describe('that wait for each other', () => {
    /** Starts them all at once, in the order of the names; one named `failing` fails after it has written. */
    const all = (list: string[]): Promise<PromiseSettledResult<unknown>[]> =>
      Promise.allSettled(
        list.map((name) =>
          dataSource.transaction(async (manager) => {
            await insert(manager, name);
            if (name === 'failing') throw new Error('changed my mind');
          }),
        ),
      );

    it('are committed together', async () => {
      await open(createDataSource);
      const spy = jest.spyOn(dataSource.logger, 'logQuery');
      await all(['a', 'b', 'c', 'd']);
      const statements = spy.mock.calls.map(([query]) => query);
      expect(statements.filter((query) => query === 'COMMIT')).toHaveLength(1);
      expect(await names()).toEqual(['a', 'b', 'c', 'd']);
    });

    it('are committed together when they come one by one in one go', async () => {
      await open(createDataSource);
      const spy = jest.spyOn(dataSource.logger, 'logQuery');
      const inserted: Promise<unknown>[] = [];
      for (const name of ['a', 'b', 'c', 'd']) {
        inserted.push(dataSource.transaction((manager) => insert(manager, name)));
        await turn();
      }
      await Promise.all(inserted);
      expect(spy.mock.calls.filter(([query]) => query === 'COMMIT')).toHaveLength(1);
      expect(await names()).toEqual(['a', 'b', 'c', 'd']);
    });

    it('begin all the same while others never cease to come', async () => {
      await open(createDataSource);
      const inserted: Promise<unknown>[] = [];
      let isFirstThere = false;
      const first = dataSource.transaction((manager) => insert(manager, 'first'));
      void first.then(() => (isFirstThere = true));
      while (!isFirstThere && inserted.length < 10_000) {
        const name = `row-${inserted.length}`;
        inserted.push(dataSource.transaction((manager) => insert(manager, name)));
        await turn();
      }
      expect(isFirstThere).toBe(true);
      await Promise.all(inserted);
    });

    it.each([
      ['the first', ['failing', 'a', 'b']],
      ['one between', ['a', 'failing', 'b']],
      ['the last', ['a', 'b', 'failing']],
    ])('lose nothing when %s fails', async (_which, list) => {
      await open(createDataSource);
      const outcomes = await all(list);
      expect(outcomes.map(({ status }) => status)).toEqual(
        list.map((name) => (name === 'failing' ? 'rejected' : 'fulfilled')),
      );
      expect(await names()).toEqual(['a', 'b']);
    });

    it('are all told when what they wrote could not be committed', async () => {
      await open(createDataSource);
      await dataSource.query(
        `CREATE TABLE notes (name varchar(20) REFERENCES rows (name) DEFERRABLE INITIALLY DEFERRED)`,
      );
      const good = dataSource.transaction((manager) => insert(manager, 'good'));
      // Detected only at the commit.
      const bad = dataSource.transaction((manager) => manager.query("INSERT INTO notes VALUES ('nobody')"));
      const outcomes = await Promise.allSettled([good, bad]);
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect(await names()).toEqual([]);
      await insert(dataSource, 'later');
      expect(await names()).toEqual(['later']);
    });

    it('are all told when the database has undone them on its own', async () => {
      await open(createDataSource);
      const good = dataSource.transaction((manager) => insert(manager, 'good'));
      const cutOff = dataSource.transaction((manager) => manager.query('ROLLBACK'));
      const outcomes = await Promise.allSettled([good, cutOff]);
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect((await all(['later'])).map(({ status }) => status)).toEqual(['fulfilled']);
      expect(await names()).toEqual(['later']);
    });

    it('are invisible, and send no message, before the commit', async () => {
      await open(createDataSource);
      const order: string[] = [];
      let start = (): void => undefined;
      const started = new Promise<void>((resolve) => (start = resolve));
      const first = dataSource.transaction((manager) => insert(manager, 'first'));
      const second = dataSource.transaction(async (manager) => {
        await insert(manager, 'second');
        start();
        await sleep(50);
        order.push('second is ready');
      });
      await started;
      const seen = names();
      await Promise.all([
        first.then(() => order.push('first was told')),
        seen.then(() => order.push('a query was answered')),
        second,
      ]);
      expect(order[0]).toBe('second is ready');
      expect(order).toHaveLength(3);
      expect(await seen).toEqual(['first', 'second']);
    });

    it('are not waited for without end', async () => {
      await open(createDataSource);
      let left = 200;
      const oneAfterAnother = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          const name = `row-${left}`;
          await dataSource.transaction((manager) => insert(manager, name));
        }
      };
      const crowd = Promise.all([1, 2, 3].map(oneAfterAnother));
      await insert(dataSource, 'plain');
      await crowd;
      expect(await names()).toHaveLength(201);
    });
  });
});
