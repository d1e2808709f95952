import { createConnection } from 'mysql2/promise';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { readOtherDatabase } from '../../../src/config/load-config';
import { loadSqliteDriver } from '../../../src/database/sqlite/sqlite-driver';
import { moveDatabase, type Move, type Moved } from '../../../src/operations/move-database/move-database';
import { sameInstant } from '../../../src/operations/move-database/tables';
import { buildServer, ServerProcess } from '../support/server-process';
import { createTestDatabase, TEST_DATABASE_URL } from '../support/test-database';

jest.setTimeout(600_000);

const ROOT = join(__dirname, '..', '..', '..');
const MOMENTS = 20;
/** Of these, those before the first table is done. */
const EARLY = 6;
const PASSWORD = 'Sneaker#2026';
/** What a database could write in another way: quotes, escapes, four-byte characters, blanks, instants without hours. */
const STRANGE = [
  `INSERT INTO audit_events (id, action, details, createdAt)
   VALUES ('strange1', 'account-read', '{"a":"it''s \\n \\\\ 👟 Đế giày ', '2024-01-31')`,
  `INSERT INTO audit_events (id, action, details, createdAt)
   VALUES ('Strange1', 'account-read', ' ', '2024-01-31 12:34:56')`,
  `INSERT INTO audit_events (id, action, subjectId, details, createdAt)
   VALUES ('strange2', 'account-read', '', '', '2024-01-31 12:34:56.789')`,
];

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Moves in a process that loads little, and tells of each table. */
const scriptOf = (move: Move): string =>
  `require('./dist/server/operations/move-database/move-database.js')
    .moveDatabase(${JSON.stringify(move)}, (table) => console.log(table)).then(() => process.exit(0))`;

describe('an instant', () => {
  it.each([
    ['2024-01-31', '2024-01-31 00:00:00.000'],
    ['2024-01-31 12:34', '2024-01-31 12:34:00.000'],
    ['2024-01-31T12:34:56Z', '2024-01-31 12:34:56.000'],
    ['2024-01-31 12:34:56.7', '2024-01-31 12:34:56.700'],
    ['2024-01-31 12:34:56.789000', '2024-01-31 12:34:56.789'],
    [null, null],
  ])('%s is %s on each database', (stored, same) => {
    expect(sameInstant(stored)).toBe(same);
  });
});

describe('moving the database', () => {
  let folder: string;
  /** A demo shop on SQLite. */
  let dataDir: string;
  const drops: (() => Promise<void>)[] = [];
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    await buildServer();
    folder = mkdtempSync(join(tmpdir(), 'shop-move-'));
    dataDir = join(folder, 'shop');
    const server = start({ DATA_DIR: dataDir, DEMO: 'true' });
    await server.port();
    await server.kill('SIGTERM');
    const Sqlite = await loadSqliteDriver();
    const database = new Sqlite(join(dataDir, 'shop.sqlite'));
    for (const sql of STRANGE) database.exec(sql);
    database.close();
  });
  afterAll(async () => {
    for (const server of servers) await server.kill('SIGKILL');
    for (const drop of drops) await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  function start(environment: Record<string, string>): ServerProcess {
    const server = new ServerProcess(environment);
    servers.push(server);
    return server;
  }

  function begin(given: string[], environment: Record<string, string>) {
    return spawn(process.execPath, [join(ROOT, 'dist', 'server', 'main.js'), 'shop', ...given], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  async function shop(given: string[], environment: Record<string, string>): Promise<Run> {
    const child = begin(given, environment);
    const [[code], out, error] = await Promise.all([
      once(child, 'close') as Promise<[number | null]>,
      text(child.stdout),
      text(child.stderr),
    ]);
    return { code, out, error };
  }

  const aFolder = (): string => join(mkdtempSync(join(folder, 'place-')), 'data');

  async function aServer(): Promise<string> {
    const { url, drop } = await createTestDatabase();
    drops.push(drop);
    return url!;
  }

  /** All rows of an SQLite file, read as they are. */
  async function rowsOf(file: string): Promise<Record<string, string[]>> {
    const Sqlite = await loadSqliteDriver();
    const database = new Sqlite(file, { readonly: true });
    const tables = database
      .prepare<[], { name: string }>(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migrations'",
      )
      .all();
    const rows = tables.map(({ name }): [string, string[]] => {
      const all = database.prepare<[], Record<string, unknown>>(`SELECT * FROM ${name}`).all();
      const lines = all.map((row) => JSON.stringify(Object.entries(row).sort()));
      return [name, lines.sort()];
    });
    database.close();
    return Object.fromEntries(rows);
  }

  /** With the instants of `STRANGE` as the shop itself writes them. */
  async function expectedRows(): Promise<Record<string, string[]>> {
    const rows = await rowsOf(join(dataDir, 'shop.sqlite'));
    rows.audit_events = rows
      .audit_events!.map((line) =>
        line.replace('"2024-01-31"', '"2024-01-31 00:00:00.000"').replace('12:34:56"', '12:34:56.000"'),
      )
      .sort();
    return rows;
  }

  const inProcess = (from: string, to: string): Promise<Moved> =>
    moveDatabase({
      source: { kind: 'sqlite', file: join(from, 'shop.sqlite') },
      target: { kind: 'sqlite', file: join(to, 'shop.sqlite') },
      dataDir: to,
    });

  it('takes all rows into another file, and finds what differs at a second run', async () => {
    const place = aFolder();
    const moved = await inProcess(dataDir, place);
    expect(moved).toMatchObject({ foreign: [], wrongStock: 0 });
    expect(await rowsOf(join(place, 'shop.sqlite'))).toEqual(await expectedRows());
    await expect(inProcess(dataDir, place)).rejects.toThrow('is not empty');

    const Sqlite = await loadSqliteDriver();
    const database = new Sqlite(join(place, 'shop.sqlite'));
    // As if it had been killed: a row is missing, another one is there twice, and one is another.
    database.exec(`CREATE TABLE unfinished_move (id INTEGER PRIMARY KEY); DELETE FROM mails;
      DELETE FROM audit_events WHERE id = 'strange2'; UPDATE customers SET firstName = 'X' WHERE role = 'manager'`);
    database.close();
    const server = start({ DATA_DIR: place });
    const { code, stdout, stderr } = await server.ending;
    expect({ code, said: stdout + stderr }).toEqual({
      code: 1,
      said: expect.stringContaining('has only a part of the rows of another database: run'),
    });
    await inProcess(dataDir, place);
    expect(await rowsOf(join(place, 'shop.sqlite'))).toEqual(await expectedRows());
  });

  it('tells of stock that the ledger does not explain, and of tables that are not the shop’s', async () => {
    const [from, to] = [aFolder(), aFolder()];
    await inProcess(dataDir, from);
    const Sqlite = await loadSqliteDriver();
    const database = new Sqlite(join(from, 'shop.sqlite'));
    database.exec(`CREATE TABLE notes (id INTEGER PRIMARY KEY);
      UPDATE product_sizes SET quantity = quantity + 1 WHERE id = (SELECT MIN(id) FROM product_sizes)`);
    database.close();
    expect(await inProcess(from, to)).toMatchObject({ foreign: ['notes'], wrongStock: 1 });
  });

  it.each([
    ['no address', ['move-database'], /^It is used so/],
    [
      'an address that is none',
      ['move-database', 'postgres://a@b/c'],
      /^The address must be an address like/,
    ],
    ['a password in it', ['move-database', 'mysql://a:b@127.0.0.1/c'], /^Leave the password out/],
    ['the shop’s own database', ['move-database', 'sqlite'], /^The shop is in .* already/],
    [
      'no server',
      ['move-database', 'mysql://a@127.0.0.1:1/c'],
      /^The address must lead to a database server/,
    ],
  ])('refuses %s', async (_what, given, sentence) => {
    const { code, error } = await shop(given, { DATA_DIR: dataDir });
    expect({ code, error }).toEqual({ code: 1, error: expect.stringMatching(sentence) });
    expect(error).not.toContain('    at ');
  });

  if (!TEST_DATABASE_URL) return;

  const query = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
    const connection = await createConnection(url);
    const [rows] = await connection.query(sql).finally(() => connection.end());
    return rows as Record<string, unknown>[];
  };
  const tablesOf = async (url: string): Promise<unknown[]> =>
    (await query(url, 'SHOW TABLES')).map((row) => Object.values(row)[0]);

  it('takes the shop to a server and back, and people sign in on each', async () => {
    const url = await aServer();
    const there = await shop(['move-database', url], { DATA_DIR: dataDir });
    expect(there).toMatchObject({ code: 0, error: '', out: expect.stringContaining('and the same, after') });

    const back = aFolder();
    const environment = { DATA_DIR: back, DATABASE_URL: url };
    expect(await shop(['move-database', 'sqlite'], environment)).toMatchObject({ code: 0, error: '' });
    expect(await rowsOf(join(back, 'shop.sqlite'))).toEqual(await expectedRows());

    const settingsOfBoth: Record<string, string>[] = [
      { DATA_DIR: dataDir, DATABASE_URL: url },
      { DATA_DIR: back },
    ];
    for (const settings of settingsOfBoth) {
      const server = start({ ...settings, DEMO: 'true' });
      const answer = await fetch(`http://127.0.0.1:${await server.port()}/v1/customers/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'manager@shop.test', password: PASSWORD }),
      });
      expect(answer.status).toBe(200);
      await server.kill('SIGTERM');
    }
  });

  it('refuses a source on which a server runs, and a target that is not empty', async () => {
    const url = await aServer();
    const running = aFolder();
    const onFile = start({ DATA_DIR: running });
    await onFile.port();
    expect((await shop(['move-database', url], { DATA_DIR: running })).error).toMatch(
      /^A server runs on .*stop it/,
    );
    await onFile.kill('SIGTERM');
    expect(await tablesOf(url)).toEqual([]);

    const environment = { DATA_DIR: running, DATABASE_URL: await aServer() };
    const onServer = start(environment);
    await onServer.port();
    expect((await shop(['move-database', 'sqlite'], environment)).error).toMatch(
      /^A server runs on .*stop it/,
    );
    await onServer.kill('SIGTERM');
    expect((await shop(['move-database', 'sqlite'], environment)).error).toMatch(
      /shop\.sqlite is not empty, it has/,
    );

    await query(url, 'CREATE TABLE notes (id INT)');
    expect((await shop(['move-database', url], { DATA_DIR: dataDir })).error).toMatch(
      /is not empty, it has notes:/,
    );
    await query(url, 'CREATE TABLE unfinished_move (id INT)');
    expect((await shop(['move-database', url], { DATA_DIR: dataDir })).error).toMatch(
      /is not empty, it has notes:/,
    );
    expect(await tablesOf(url)).toEqual(expect.arrayContaining(['notes', 'unfinished_move']));
  });

  it.each(['a server', 'a file'])('can be killed at any moment on its way to %s', async (where) => {
    const before = await expectedRows();
    const source = await aServer();
    await shop(['move-database', source], { DATA_DIR: dataDir });
    const place = aFolder();
    const url = await aServer();
    const isToServer = where === 'a server';
    const environment: Record<string, string> = isToServer
      ? { DATA_DIR: dataDir }
      : { DATA_DIR: place, DATABASE_URL: source };
    const given = ['move-database', isToServer ? url : 'sqlite'];
    const move: Move = isToServer
      ? {
          source: readOtherDatabase('sqlite', { DATA_DIR: dataDir }),
          target: readOtherDatabase(url),
          dataDir,
        }
      : {
          source: readOtherDatabase(source),
          target: readOtherDatabase('sqlite', { DATA_DIR: place }),
          dataDir: place,
        };
    const opened: Record<string, string> = isToServer
      ? { DATA_DIR: dataDir, DATABASE_URL: url }
      : { DATA_DIR: place };
    const reset = async (): Promise<void> => {
      if (!isToServer) return rmSync(place, { recursive: true, force: true });
      const name = new URL(url).pathname.slice(1);
      await query(source, `DROP DATABASE ${name}`);
      await query(source, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
    };
    const tables = async (): Promise<unknown[]> => {
      if (isToServer) return tablesOf(url);
      const file = join(place, 'shop.sqlite');
      if (!existsSync(file)) return [];
      // Looked at in a copy, since a reader tidies up after a killed writer.
      for (const end of ['', '-wal'])
        if (existsSync(file + end)) copyFileSync(file + end, `${place}-copy${end}`);
      const Sqlite = await loadSqliteDriver();
      const database = new Sqlite(`${place}-copy`);
      const names = database.prepare<[], { name: string }>('SELECT name FROM sqlite_schema').all();
      database.close();
      for (const end of ['', '-wal', '-shm']) rmSync(`${place}-copy${end}`, { force: true });
      return names.map(({ name }) => name);
    };

    const isThere = async (): Promise<boolean> =>
      isToServer ? (await tablesOf(url)).length > 0 : existsSync(join(place, 'shop.sqlite'));

    const seen = { empty: 0, unfinished: 0, complete: 0 };
    let refused = 0;
    for (let moment = 1; moment <= MOMENTS; moment += 1) {
      const child = spawn(process.execPath, ['-e', scriptOf(move)], {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(child, 'close');
      if (moment <= EARLY) {
        // Soon after its first write: on its way through the migrations.
        while (child.exitCode === null && !(await isThere())) await sleep(5);
        await sleep(((moment - 1) % EARLY) * 40);
      } else {
        // When so many tables are done.
        let lines = 0;
        for await (const chunk of child.stdout) {
          lines += String(chunk).split('\n').length - 1;
          if (lines >= (moment - EARLY) * 1.6) break;
        }
      }
      child.kill('SIGKILL');
      await ended;
      const there = await tables();
      if (there.length === 0) seen.empty += 1;
      else if (!there.includes('unfinished_move')) {
        seen.complete += 1;
        await reset();
      } else {
        seen.unfinished += 1;
        // Each of the first begins with nothing.
        if (moment < EARLY) await reset();
        if (refused >= 2) continue;
        if (moment < EARLY) continue;
        refused += 1;
        const { code, stdout, stderr } = await start(opened).ending;
        expect({ code, said: stdout + stderr }).toEqual({
          code: 1,
          said: expect.stringContaining('has only a part of the rows of another database'),
        });
      }
    }
    expect(seen.unfinished).toBeGreaterThan(10);
    if ((await tables()).length > 0 && !(await tables()).includes('unfinished_move')) await reset();
    expect(await shop(given, environment)).toMatchObject({ code: 0, error: '' });
    // The other way, so that all rows of either are compared.
    const last = isToServer ? aFolder() : place;
    if (isToServer)
      expect(await shop(['move-database', 'sqlite'], { DATA_DIR: last, DATABASE_URL: url })).toMatchObject({
        code: 0,
      });
    expect(await rowsOf(join(last, 'shop.sqlite'))).toEqual(before);
    expect(await expectedRows()).toEqual(before);
  });
});
