import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DataSource, QueryRunner } from 'typeorm';
import { loadConfig } from '../../../src/config/load-config';
import { createDataSourceOptions, createMigratingDataSource } from '../../../src/database/data-source';
import { migrations } from '../../../src/database/migrations';
import { ExactTexts1700000042000 } from '../../../src/database/migrations/1700000042000-exact-texts';
import { buildServer, ServerProcess } from '../support/server-process';
import { createSecondApp } from '../support/test-app';
import {
  createTestDatabase,
  TEST_DATABASE_URL,
  testDatabaseUrl,
  type TestDatabase,
} from '../support/test-database';

/** What each statement of these once was: rows as the shop's first version wrote them. */
const ROWS = [
  `INSERT INTO products (id, name, searchName, type, brand, slug, price, highLight, description, adImage, navbarImage,
     stock, importAt, quantitySold, version, revision) VALUES ('p', 'Shoe', 'shoe', 'running', 'nike', 'shoe', 5, '',
     '', '', '', 7, '2024-01-01', 3, 1, 4)`,
  `INSERT INTO product_colors (id, productId, position, color, colorKey, colorHex, imageDetail)
     VALUES ('c', 'p', 0, 'black', 'black', '#000000', '[]')`,
  `INSERT INTO product_sizes (id, colorId, size, quantity) VALUES ('s', 'c', '42', 7)`,
  `INSERT INTO customers (id, lastName, firstName, searchName, email, phone, address, dob, country, role, passwordHash,
     createdAt) VALUES ('k', 'A', 'B', 'a b', 'a@b.test', '0901', '', '2000-01-01', 'VN', 'client', '', '2024-01-01')`,
  ...['pending', 'completed', 'cart'].map(
    (
      status,
      at,
    ) => `INSERT INTO orders (id, customerId, status, name, phone, address, revision, createdAt, placedAt)
     VALUES ('o${at}', 'k', '${status}', 'A', '0901', '', ${at}, '2024-01-01',
       ${status === 'cart' ? 'NULL' : "'2024-01-02'"})`,
  ),
  `INSERT INTO order_items (id, orderId, position, productId, color, size, name, price, image, quantity)
     VALUES ('i', 'o1', 0, 'p', 'black', '42', 'Shoe', 5, '', 2)`,
];

class Killed extends Error {}

/** Ends, as a kill does, before a certain statement that writes. */
async function attempt(dataSource: DataSource, at: number, statements: number): Promise<boolean> {
  const runner = dataSource.createQueryRunner();
  const query = runner.query.bind(runner);
  let left = statements;
  await runner.startTransaction();
  runner.query = (async (...given: Parameters<QueryRunner['query']>) => {
    if (!/^\s*SELECT/i.test(given[0]) && (left -= 1) < 0) throw new Killed();
    return query(...given);
  }) as QueryRunner['query'];
  try {
    await new migrations[at]!().up(runner);
    runner.query = query;
    await runner.commitTransaction();
    return true;
  } catch (error) {
    runner.query = query;
    await runner.rollbackTransaction();
    if (!(error instanceof Killed)) throw error;
    return false;
  } finally {
    await runner.release();
  }
}

describe('migrations', () => {
  let dataDir: string;
  let database: TestDatabase;
  let environment: Record<string, string>;
  const running: ServerProcess[] = [];

  beforeAll(buildServer, 300_000);
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'shop-migrations-'));
    database = await createTestDatabase();
    environment = { DATA_DIR: dataDir, ...(database.url ? { DATABASE_URL: database.url } : {}) };
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.kill('SIGKILL')));
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  function start(more: Record<string, string> = {}): ServerProcess {
    const server = new ServerProcess({ ...environment, ...more });
    running.push(server);
    return server;
  }

  const migrateAlone = (): Promise<{ stdout: string; stderr: string }> =>
    promisify(execFile)(process.execPath, ['dist/server/main.js', 'shop', 'migrate'], {
      env: { PATH: process.env.PATH, ...environment },
    });

  async function expectRightSchema(): Promise<void> {
    const config = loadConfig({ ...environment, NODE_ENV: 'test' });
    const { dataSource, close } = await createSecondApp({ config } as never);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    await close();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  }

  it('let three first starts at once all open one shop, with one demo', async () => {
    const servers = [1, 2, 3].map(() => start({ DEMO: 'true' }));
    const ports = await Promise.all(servers.map((server) => server.port()));
    for (const port of ports) {
      const answer = await fetch(`http://127.0.0.1:${port}/v1/products/`);
      expect(await answer.json()).toMatchObject({ total: 66 });
    }
  });

  it('can be killed at any moment: a later start goes on', async () => {
    for (let i = 0; i < 5; i += 1) {
      const server = start();
      await Promise.race([sleep(300 + Math.random() * 600), server.ending]);
      await server.kill('SIGKILL');
    }
    await start().port();
    await expectRightSchema();
  });

  it('run alone with `npm run migrate`, which says where and how many', async () => {
    const name = database.url
      ? `${new URL(database.url).pathname.slice(1)} at ${new URL(testDatabaseUrl('')).host}`
      : join(dataDir, 'shop.sqlite');
    expect(await migrateAlone()).toEqual({
      stdout: `The database ${name} is migrated: ${migrations.length} migrations ran.\n`,
      stderr: '',
    });
    expect(await migrateAlone()).toEqual({ stdout: `The database ${name} is up to date.\n`, stderr: '' });
  });

  it('warn when a later release has migrated the database', async () => {
    await migrateAlone();
    const config = loadConfig({ ...environment, NODE_ENV: 'test' });
    const dataSource = await createMigratingDataSource(await createDataSourceOptions(config)).initialize();
    await dataSource.query(
      "INSERT INTO migrations (timestamp, name) VALUES (1900000000000, 'Later1900000000000')",
    );
    await dataSource.destroy();
    const warning = 'A later release has migrated the database: this one does not know Later1900000000000.';
    expect((await migrateAlone()).stderr).toBe(`${warning}\n`);
    const server = start({ LOG_LEVEL: 'warn' });
    await server.port();
    expect((await server.kill('SIGKILL')).stdout).toContain(warning);
  });

  // SQLite undoes what a killed process has not committed.
  if (TEST_DATABASE_URL) {
    /** The ledger opens when it is migrated, and what changed last then says that moment. */
    function hideMoments(row: Record<string, unknown>, openings: Set<number>): void {
      for (const [name, value] of Object.entries(row))
        if (value instanceof Date && openings.has(value.getTime())) row[name] = 'as the ledger opened';
    }

    /** All rows, after migrations that were cut off before each statement in turn, or before none. */
    async function rowsAfter(isCutOff: boolean): Promise<unknown> {
      const own = await createTestDatabase();
      const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: own.url });
      const dataSource = await createMigratingDataSource(await createDataSourceOptions(config)).initialize();
      try {
        for (let at = 0; at < migrations.length; at += 1) {
          let statements = isCutOff ? 0 : Infinity;
          while (!(await attempt(dataSource, at, statements))) statements += 1;
          if (at === 1) for (const row of ROWS) await dataSource.query(row);
        }
        const tables = await dataSource.query<Record<string, string>[]>('SHOW TABLES');
        const names = tables.map((row) => Object.values(row)[0]!);
        const lines = await dataSource.query<{ createdAt: Date }[]>('SELECT createdAt FROM stock_movements');
        const openings = new Set(lines.map(({ createdAt }) => createdAt.getTime()));
        const all = names.map(async (name): Promise<[string, object]> => {
          const rows = await dataSource.query<Record<string, unknown>[]>(
            `SELECT * FROM ${name} ORDER BY 1, 2`,
          );
          const shape = await dataSource.query<Record<string, string>[]>(`SHOW CREATE TABLE ${name}`);
          for (const row of rows) hideMoments(row, openings);
          return [name, { rows, shape: shape[0]!['Create Table'] }];
        });
        return Object.fromEntries(await Promise.all(all));
      } finally {
        await dataSource.destroy();
        await own.drop();
      }
    }

    it('let texts be compared byte by byte, and give back every foreign key', async () => {
      const own = await createTestDatabase();
      const config = loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: own.url });
      const dataSource = await createMigratingDataSource(await createDataSourceOptions(config)).initialize();
      const keys = (): Promise<object[]> =>
        dataSource.query(
          `SELECT CONSTRAINT_NAME, TABLE_NAME, REFERENCED_TABLE_NAME, DELETE_RULE, UPDATE_RULE
           FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = DATABASE() ORDER BY 1`,
        );
      const at = migrations.indexOf(ExactTexts1700000042000);
      const oldShop = 'ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci';
      try {
        await dataSource.query(oldShop);
        for (let i = 0; i < at; i += 1) {
          await attempt(dataSource, i, Infinity);
          if (i === 1) for (const row of ROWS) await dataSource.query(row);
        }
        const before = await keys();
        const found = (id: string): Promise<object[]> =>
          dataSource.query('SELECT id FROM order_items WHERE id = ?', [id]);
        expect(before.length).toBeGreaterThan(10);
        expect(await found('I ')).toHaveLength(1);
        // Killed between a key's end and its return, while the previous release deletes an order.
        await attempt(dataSource, at, 3 + before.length);
        expect(await keys()).toEqual([]);
        await dataSource.query("DELETE FROM orders WHERE id = 'o0'");
        await attempt(dataSource, at, Infinity);
        expect(await keys()).toEqual(before);
        expect(await Promise.all(['I', 'i ', 'í', 'i'].map(found))).toEqual([[], [], [], [{ id: 'i' }]]);
        expect(await dataSource.query("SELECT orderId FROM order_history WHERE orderId = 'o0'")).toEqual([]);
        await dataSource.query("DELETE FROM orders WHERE id = 'o1'");
        expect(await found('i')).toEqual([]);
      } finally {
        await dataSource.destroy();
        await own.drop();
      }
    });

    it('go on in the collation that a dump has brought into a new database', async () => {
      await migrateAlone();
      const config = loadConfig({ ...environment, NODE_ENV: 'test' });
      const dataSource = await createMigratingDataSource(await createDataSourceOptions(config)).initialize();
      const byDefault = (): Promise<{ collation: string }[]> =>
        dataSource.query(
          `SELECT DEFAULT_COLLATION_NAME AS collation FROM information_schema.SCHEMATA
           WHERE SCHEMA_NAME = DATABASE()`,
        );
      const before = await byDefault();
      expect(before[0]!.collation).toMatch(/_bin$/);
      await dataSource.query('ALTER DATABASE COLLATE utf8mb4_general_ci');
      await migrateAlone();
      expect(await byDefault()).toEqual(before);
      await dataSource.destroy();
    });

    it('bear every statement of theirs twice: the same rows, columns and indexes come of it', async () => {
      const expected = await rowsAfter(false);
      expect(expected).toMatchObject({
        order_history: { rows: [{}, {}, {}] },
        product_states: { rows: [{ updatedAt: 'as the ledger opened' }] },
      });
      expect(await rowsAfter(true)).toEqual(expected);
    });
  }
});
