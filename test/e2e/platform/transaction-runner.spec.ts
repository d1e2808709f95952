import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import { DatabaseProxy } from '../support/database-proxy';
import { createTestApp, type TestApp } from '../support/test-app';
import { createTestDatabase, TEST_DATABASE_URL, type TestDatabase } from '../support/test-database';

describe('the transaction runner', () => {
  let shop: TestApp;
  let transactions: TransactionRunner;

  beforeAll(async () => {
    shop = await createTestApp();
    transactions = shop.app.get(TransactionRunner);
    await shop.dataSource.query(
      'CREATE TABLE counters (name varchar(20) PRIMARY KEY, amount integer NOT NULL)',
    );
  });
  beforeEach(async () => {
    await shop.dataSource.query('DELETE FROM counters');
    await shop.dataSource.query("INSERT INTO counters VALUES ('left', 10), ('right', 10)");
  });
  afterAll(() => shop.close());

  const add = (manager: Pick<EntityManager, 'query'>, name: string, amount: number): Promise<unknown> =>
    manager.query('UPDATE counters SET amount = amount + ? WHERE name = ?', [amount, name]);

  const amounts = async (): Promise<number[]> => {
    const rows: { amount: number }[] = await shop.dataSource.query(
      'SELECT amount FROM counters ORDER BY name',
    );
    return rows.map(({ amount }) => amount);
  };

  it('keeps all of the work and gives its result', async () => {
    const result = await transactions.run(async (manager) => {
      await add(manager, 'left', -3);
      await add(manager, 'right', 3);
      return 'moved';
    });
    expect(result).toBe('moved');
    expect(await amounts()).toEqual([7, 13]);
  });

  it('keeps nothing when the work throws, and passes the very error on', async () => {
    const reason = new Error('changed my mind');
    const work = transactions.run(async (manager) => {
      await add(manager, 'left', -3);
      throw reason;
    });
    await expect(work).rejects.toBe(reason);
    expect(await amounts()).toEqual([10, 10]);
  });

  it('refuses a query that goes past the transaction’s manager, and undoes the work', async () => {
    const work = transactions.run(async (manager) => {
      await add(manager, 'left', -3);
      await add(shop.dataSource, 'right', 3);
    });
    await expect(work).rejects.toThrow('outside its manager');
    expect(await amounts()).toEqual([10, 10]);
  });

  it('refuses to nest', async () => {
    const work = transactions.run(async (manager) => {
      await add(manager, 'left', -3);
      await transactions.run((inner) => add(inner, 'right', 3));
    });
    await expect(work).rejects.toThrow('do not nest');
    expect(await amounts()).toEqual([10, 10]);
  });

  it('lets work that outlives its transaction use the database again', async () => {
    let later: Promise<unknown> | undefined;
    await transactions.run(async (manager) => {
      await add(manager, 'left', 1);
      later = sleep(30).then(() => add(shop.dataSource, 'right', 1));
    });
    await later;
    expect(await amounts()).toEqual([11, 11]);
  });

  it('loses no unit among many transactions at once', async () => {
    await Promise.all(
      Array.from({ length: 25 }, () =>
        transactions.run(async (manager) => {
          await add(manager, 'left', -1);
          await add(manager, 'right', 1);
        }),
      ),
    );
    expect(await amounts()).toEqual([-15, 35]);
  });

  // SQLite has a single writer and cannot deadlock.
  if (TEST_DATABASE_URL) {
    it('tries a deadlocked transaction again until both are through', async () => {
      let attempts = 0;
      let meet = (): void => undefined;
      const met = new Promise<void>((resolve) => (meet = resolve));
      const move = (first: string, second: string): Promise<unknown> =>
        transactions.run(async (manager) => {
          await add(manager, first, -1);
          // Both lock their first row before either wants its second.
          attempts += 1;
          if (attempts === 2) meet();
          await met;
          await add(manager, second, 1);
        });
      await Promise.all([move('left', 'right'), move('right', 'left')]);
      expect(attempts).toBeGreaterThan(2);
      expect(await amounts()).toEqual([10, 10]);
    });

    it('shows a transaction what others have committed since it began, on every connection', async () => {
      const look = async (manager: EntityManager): Promise<unknown> => {
        const [row] = await manager.query<{ amount: number }[]>(
          "SELECT amount FROM counters WHERE name = 'left'",
        );
        return row?.amount;
      };
      const begun = Array.from({ length: 5 }, () => {
        let begin = (): void => undefined;
        const has = new Promise<void>((resolve) => (begin = resolve));
        return { begin, has };
      });
      let goOn = (): void => undefined;
      const isChanged = new Promise<void>((resolve) => (goOn = resolve));
      const readers = begun.map(({ begin }) =>
        transactions.run(async (manager) => {
          const before = await look(manager);
          begin();
          await isChanged;
          return [before, await look(manager)];
        }),
      );
      await Promise.all(begun.map(({ has }) => has));
      await add(shop.dataSource, 'left', 5);
      goOn();
      expect(await Promise.all(readers)).toEqual(begun.map(() => [10, 15]));
    });

    it('gives up on an error that trying again cannot mend', async () => {
      let attempts = 0;
      const work = transactions.run(async (manager) => {
        attempts += 1;
        await manager.query('SELECT nothing FROM nowhere');
      });
      await expect(work).rejects.toThrow(/nowhere/);
      expect(attempts).toBe(1);
    });
  }
});

// SQLite has one connection, and undoes a transaction itself when it cannot go on.
if (TEST_DATABASE_URL) {
  const NOT_PRIMARY = { errno: 1047, message: 'WSREP has not yet prepared node for application use' };

  describe('a transaction that cannot be undone', () => {
    let shop: TestApp;
    let database: TestDatabase;
    let transactions: TransactionRunner;
    const proxy = new DatabaseProxy();

    beforeAll(async () => {
      database = await createTestDatabase();
      const url = await proxy.urlOf(new URL(database.url!).pathname.slice(1));
      shop = await createTestApp({ DATABASE_URL: url });
      transactions = shop.app.get(TransactionRunner);
      await shop.dataSource.query(
        'CREATE TABLE shelf (name varchar(20) PRIMARY KEY, pairs integer NOT NULL)',
      );
    });
    beforeEach(() => shop.dataSource.query("REPLACE INTO shelf VALUES ('left', 10), ('right', 10)"));
    afterEach(() => {
      proxy.refused = undefined;
      proxy.become('open');
    });
    afterAll(async () => {
      await shop.close();
      await proxy.close();
      await database.drop();
    });

    const take = (manager: EntityManager, name: string): Promise<unknown> =>
      manager.query('UPDATE shelf SET pairs = pairs - 1 WHERE name = ?', [name]);

    /** Uses every connection of the pool once, each for a transaction that is kept. */
    const useWholePool = (): Promise<unknown> =>
      Promise.all(Array.from({ length: 20 }, () => transactions.run((manager) => take(manager, 'right'))));

    const left = async (): Promise<number> => {
      const [row] = await shop.dataSource.query<{ pairs: number }[]>(
        "SELECT pairs FROM shelf WHERE name = 'left'",
      );
      return row!.pairs;
    };

    it.each(['ROLLBACK', 'COMMIT'])('is not committed by the next one when %s fails', async (statement) => {
      const work = transactions.run(async (manager) => {
        await take(manager, 'left');
        proxy.refused = { statements: /COMMIT|ROLLBACK/, ...NOT_PRIMARY };
        if (statement === 'ROLLBACK') throw new Error('out of stock');
      });
      await expect(work).rejects.toThrow();
      proxy.refused = undefined;
      await useWholePool();
      expect(await left()).toBe(10);
    });

    it('is not committed when its connection is lost, and the pool goes on', async () => {
      const work = transactions.run(async (manager) => {
        await take(manager, 'left');
        proxy.become('down');
        await take(manager, 'left');
      });
      await expect(work).rejects.toThrow();
      proxy.become('open');
      await useWholePool();
      expect(await left()).toBe(10);
    });
  });
}
