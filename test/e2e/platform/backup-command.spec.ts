import { createConnection } from 'mysql2/promise';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { create, extract } from 'tar';
import { loadSqliteDriver } from '../../../src/database/sqlite/sqlite-driver';
import { buildServer } from '../support/server-process';
import {
  createTestDatabase,
  TEST_DATABASE_URL,
  testDatabaseUrl,
  type TestDatabase,
} from '../support/test-database';

// Each test starts processes, which takes seconds on a busy machine.
jest.setTimeout(120_000);

const ROOT = join(__dirname, '..', '..', '..');
const COMMAND = ['dist/server/main.js', 'shop'];
const A_PRODUCT = `INSERT INTO products (id, name, searchName, type, brand, slug, price, highLight, description, adImage,
  navbarImage, importAt, version) VALUES ('p', 'Shoe', 'shoe', 'running', 'nike', 'shoe', 5, '', '',
  '/uploads/gone-960.webp', '/media/shoe-960.webp', '2024-01-01', 1)`;

type Environment = Record<string, string>;

/** DATA_DIR and, when the tests run on a server, a database. */
interface Place {
  readonly dataDir: string;
  readonly environment: Environment;
  readonly database: TestDatabase;
}

/** What a program has printed, and how it ended. */
interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

describe('the command', () => {
  let folder: string;
  let shop: Place;
  let archive: string;
  const places: Place[] = [];

  beforeAll(async () => {
    await buildServer();
    folder = mkdtempSync(join(tmpdir(), 'shop-command-'));
    shop = await aPlace();
    await run([...COMMAND, 'migrate'], shop.environment);
    archive = join(folder, 'shop.tar.gz');
    expect(await run([...COMMAND, 'backup', archive], shop.environment)).toMatchObject({
      code: 0,
      stderr: '',
    });
  }, 300_000);
  afterAll(async () => {
    await Promise.all(places.map(({ database }) => database.drop()));
    rmSync(folder, { recursive: true, force: true });
  });

  /** Its path has what a shell or a client of a database would take for its own. */
  async function aPlace(): Promise<Place> {
    const dataDir = join(mkdtempSync(join(folder, 'a ;')), "da ta; 'x");
    const database = await createTestDatabase();
    const environment = { DATA_DIR: dataDir, ...(database.url ? { DATABASE_URL: database.url } : {}) };
    const place = { dataDir, environment, database };
    places.push(place);
    return place;
  }

  function start(options: string[], environment: Environment) {
    return spawn(process.execPath, options, {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  async function ending(child: ReturnType<typeof start>): Promise<Run> {
    const [[code], stdout, stderr] = await Promise.all([
      once(child, 'close') as Promise<[number | null]>,
      text(child.stdout),
      text(child.stderr),
    ]);
    return { code, stdout, stderr };
  }

  const run = (options: string[], environment: Environment): Promise<Run> =>
    ending(start(options, environment));

  /** The one sentence of a failed run. */
  async function complaint(options: string[], environment: Environment): Promise<string> {
    const { code, stdout, stderr } = await run([...COMMAND, ...options], environment);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).not.toMatch(/\n\s+at /);
    return stderr.trim();
  }

  async function query(place: Place, sql: string): Promise<unknown[]> {
    if (place.database.url) {
      const connection = await createConnection(place.database.url);
      const [rows] = await connection.query(sql).finally(() => connection.end());
      return rows as unknown[];
    }
    const Sqlite = await loadSqliteDriver();
    const database = new Sqlite(join(place.dataDir, 'shop.sqlite'));
    const statement = database.prepare(sql);
    const rows = statement.reader ? statement.all() : [statement.run()];
    database.close();
    return rows;
  }

  /** The backup, with one of its files written anew. */
  async function altered(name: string, change: (content: string) => string | Buffer): Promise<string> {
    const cwd = mkdtempSync(join(folder, 'altered-'));
    await extract({ file: archive, cwd });
    const file = join(cwd, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    const written = join(folder, `${cwd.slice(-6)}.tar.gz`);
    await create({ file: written, cwd, gzip: true }, readdirSync(cwd));
    return written;
  }

  /** A folder for PATH with a program in it; without one, an empty folder. */
  function tools(name?: string, script?: string): string {
    const path = mkdtempSync(join(folder, 'tools-'));
    if (name) writeFileSync(join(path, name), `#!/bin/sh\n${script}\n`, { mode: 0o700 });
    return path;
  }

  const emptyFolder = (): string => mkdtempSync(join(folder, 'target-'));

  it('restores what it wrote, with the secret of DATA_DIR', async () => {
    writeFileSync(join(shop.dataDir, 'jwt-secret'), 'the secret of this shop');
    const place = await aPlace();
    const file = join(emptyFolder(), 'with-secret.tar.gz');
    expect((await run([...COMMAND, 'backup', file], shop.environment)).stdout).toContain(
      'also holds the secret',
    );
    const { stdout } = await run([...COMMAND, 'restore', file], place.environment);
    const owner =
      process.getuid!() === 0
        ? `All of it belongs to the superuser, as ${place.dataDir} does. For a shop of another user: chown -R <user>: ${place.dataDir}\n`
        : '';
    expect(stdout).toBe(`The database and 0 picture files are in place. Start the shop.\n${owner}`);
    expect(readFileSync(join(place.dataDir, 'jwt-secret'), 'utf8')).toBe('the secret of this shop');
    const migrations = 'SELECT name FROM migrations ORDER BY name';
    expect(await query(place, migrations)).toEqual(await query(shop, migrations));
    expect(readdirSync(place.dataDir).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('leaves out a secret that the shop does not use, and asks for the one it does', async () => {
    const environment = { ...shop.environment, JWT_SECRET: 'a long text of the environment' };
    const place = await aPlace();
    const file = join(emptyFolder(), 'without-secret.tar.gz');
    expect((await run([...COMMAND, 'backup', file], environment)).stdout).toContain('Keep JWT_SECRET apart');
    const { stdout } = await run([...COMMAND, 'restore', file], place.environment);
    expect(stdout).toContain('Start the shop with the same JWT_SECRET.');
    expect(existsSync(join(place.dataDir, 'jwt-secret'))).toBe(false);
  });

  describe('does not restore', () => {
    const rests = ['jwt-secret', 'uploads/shoe-960.webp'];
    if (!TEST_DATABASE_URL) rests.push(...['', '-wal', '-shm', '-journal'].map((end) => `shop.sqlite${end}`));
    it.each(rests)('where there is %s', async (name) => {
      const place = await aPlace();
      const file = join(place.dataDir, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, 'old');
      expect(await complaint(['restore', archive], place.environment)).toContain(
        'A backup overwrites nothing',
      );
      expect(readFileSync(file, 'utf8')).toBe('old');
      expect(readdirSync(place.dataDir)).toEqual([name.split('/')[0]]);
    });

    it.each(['', '{"format":1', 'null', '1', '[]', '{"format":2}'])(
      'what says of itself %p',
      async (about) => {
        const place = await aPlace();
        const file = await altered('backup.json', () => about);
        expect(await complaint(['restore', file], place.environment)).toBe(
          `${file} is no backup of this shop.`,
        );
        expect(readdirSync(place.dataDir)).toEqual([]);
      },
    );

    it('what is no file', async () => {
      const { environment, dataDir } = await aPlace();
      for (const file of [folder, join(folder, 'nothing')]) {
        expect(await complaint(['restore', file], environment)).toBe(`There is no file ${file}.`);
      }
      expect(existsSync(dataDir)).toBe(false);
    });

    if (!TEST_DATABASE_URL) {
      it('a database that is no shop', async () => {
        const Sqlite = await loadSqliteDriver();
        const other = join(emptyFolder(), 'other.sqlite');
        new Sqlite(other).exec('CREATE TABLE notes (text TEXT)').close();
        const place = await aPlace();
        const file = await altered('shop.sqlite', () => readFileSync(other));
        expect(await complaint(['restore', file], place.environment)).toContain('is no shop');
        expect(readdirSync(place.dataDir)).toEqual([]);
      });

      it.each([
        [
          'trigger',
          "CREATE TRIGGER more AFTER INSERT ON orders BEGIN UPDATE customers SET role = 'manager'; END",
        ],
        ['view', 'CREATE VIEW more AS SELECT 1'],
        ['table', 'CREATE VIRTUAL TABLE more USING fts5(text)'],
      ])('a database with a %s that no shop has', async (type, sql) => {
        const Sqlite = await loadSqliteDriver();
        const copy = join(emptyFolder(), 'shop.sqlite');
        const file = await altered('shop.sqlite', () => {
          new Sqlite(join(shop.dataDir, 'shop.sqlite')).exec(`VACUUM INTO '${copy}'`).close();
          new Sqlite(copy).exec(sql).close();
          return readFileSync(copy);
        });
        const place = await aPlace();
        expect(await complaint(['restore', file], place.environment)).toContain(
          `has a ${type} that no shop has: more`,
        );
        expect(readdirSync(place.dataDir)).toEqual([]);
      });
    }
  });

  it('fails when pictures are missing that the database names, unless they are in a bucket', async () => {
    const place = await aPlace();
    await run([...COMMAND, 'migrate'], place.environment);
    await query(place, A_PRODUCT);
    const target = emptyFolder();
    const file = join(target, 'shop.tar.gz');
    expect(await complaint(['backup', file], place.environment)).toContain(
      'DATA_DIR lacks 2 of the picture files that the database names, such as uploads/gone-480.webp.',
    );
    expect(readdirSync(target)).toEqual([]);
    const S3_URL = 'http://key:secret@127.0.0.1:1/pictures';
    expect((await run([...COMMAND, 'backup', file], { ...place.environment, S3_URL })).code).toBe(0);
  });

  it('makes no DATA_DIR when it backs up', async () => {
    const DATA_DIR = join(folder, 'nowhere');
    const file = join(emptyFolder(), 'shop.tar.gz');
    const { code, stderr } = await run([...COMMAND, 'backup', file], { ...shop.environment, DATA_DIR });
    // On a server the shop of these tests has no pictures, so that nothing is missing.
    if (TEST_DATABASE_URL) expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    else expect(stderr).toMatch(/^\S+shop\.sqlite cannot be read: .+\n$/);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('says in a sentence that it cannot write there', async () => {
    for (const target of [join(folder, 'nowhere'), '/proc']) {
      expect(await complaint(['backup', join(target, 'shop.tar.gz')], shop.environment)).toContain(
        `${target} must be a folder that this process can write to`,
      );
    }
  });

  it('says in a sentence that no database server answers', async () => {
    const target = emptyFolder();
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    for (const address of ['127.0.0.1:1', `127.0.0.1:${port}`]) {
      const environment = { DATA_DIR: shop.dataDir, DATABASE_URL: `mysql://shop:hunter2@${address}/shop` };
      expect(await complaint(['backup', join(target, 'shop.tar.gz')], environment)).toBe(
        `DATABASE_URL must lead to a database server: none answers at ${address}.`,
      );
    }
    silent.close();
    expect(readdirSync(target)).toEqual([]);
  });

  it('gives up a dump of which nothing comes any more, and ends the program', async () => {
    const target = emptyFolder();
    const PATH = tools('mariadb-dump', 'exec /bin/sleep 1000');
    const database = { host: '127.0.0.1', port: 1, user: 'shop', password: '', name: 'shop' };
    const dump = join(target, 'shop.sql');
    // It would wait for the dump's process, were that not ended.
    const script = `require('./dist/server/backup/server-dump.js')
      .dumpServer(${JSON.stringify(database)}, ${JSON.stringify(dump)}, 300).catch((error) => console.log(error.message))`;
    expect((await run(['-e', script], { PATH })).stdout).toBe(
      'The database server sent nothing for 0.3 seconds.\n',
    );
  });

  if (TEST_DATABASE_URL) {
    it('says in a sentence why the database server refuses', async () => {
      const { host } = new URL(testDatabaseUrl('shop'));
      const target = join(folder, 'refused.tar.gz');
      const ask = (url: string): Promise<string> =>
        complaint(['backup', target], { ...shop.environment, DATABASE_URL: url });
      expect(await ask(testDatabaseUrl('shop_that_is_not_there'))).toContain(
        'DATABASE_URL must name an existing database',
      );
      expect(await ask(`mysql://nobody:hunter2@${host}/shop`)).toContain(
        'DATABASE_URL must hold the right user and password',
      );
    });

    it('says in a sentence that the tools are missing, and leaves nothing', async () => {
      const target = emptyFolder();
      const place = await aPlace();
      const PATH = tools();
      const sentence = 'The tools of MariaDB (mariadb-dump, mariadb) or MySQL are not installed.';
      expect(await complaint(['backup', join(target, 'b')], { ...shop.environment, PATH })).toBe(sentence);
      expect(await complaint(['restore', archive], { ...place.environment, PATH })).toBe(sentence);
      expect(readdirSync(target)).toEqual([]);
      expect(readdirSync(place.dataDir)).toEqual([]);
    });

    it('fails when the dump has no end, and leaves nothing', async () => {
      const target = emptyFolder();
      const PATH = tools('mariadb-dump', 'echo "CREATE TABLE migrations (id INT);"');
      expect(await complaint(['backup', join(target, 'b')], { ...shop.environment, PATH })).toContain(
        'The dump of the database is not whole',
      );
      expect(readdirSync(target)).toEqual([]);
    });

    const LEAK = "LOAD DATA LOCAL INFILE '/etc/hostname' INTO TABLE `orders`;";
    const FOREIGN = 'in line 1 what no backup of a shop has: ';
    const withoutMigrations = (sql: string): string =>
      sql.replace(/^DROP TABLE IF EXISTS `migrations`[^]*?^UNLOCK TABLES;$/m, '');

    it.each([
      ['without its end', (sql: string) => sql.slice(0, -500), 'is not whole', false],
      ['with a wrong statement', (sql: string) => `NONSENSE;\n${sql}`, `${FOREIGN}NONSENSE`, false],
      ['with a command to the client', (sql: string) => `\\! true\n${sql}`, `${FOREIGN}\\! true`, false],
      ['that reads a file of this machine', (sql: string) => `${LEAK}\n${sql}`, `${FOREIGN}LOAD DATA`, false],
      [
        'that makes another database',
        (sql: string) => `CREATE DATABASE x;\n${sql}`,
        `${FOREIGN}CREATE`,
        false,
      ],
      [
        'with a table that no shop has',
        (sql: string) => sql.replaceAll('`orders`', '`notes`'),
        ': the table notes',
        false,
      ],
      [
        'that the server refuses',
        (sql: string) => sql.replace(/^(INSERT INTO `migrations` VALUES)/m, '$1(1,2,3,4,5),'),
        'failed: ',
        true,
      ],
      ['without a shop', withoutMigrations, 'has no shop', true],
    ])('does not restore a dump %s', async (_, change, sentence, isBegun) => {
      const place = await aPlace();
      const file = await altered('shop.sql', change);
      expect(await complaint(['restore', file], place.environment)).toContain(sentence);
      expect(readdirSync(place.dataDir)).toEqual([]);
      expect((await query(place, 'SHOW TABLES')).length > 0).toBe(isBegun);
    });

    it('does not restore into a database that has tables', async () => {
      const place = await aPlace();
      await query(place, 'CREATE TABLE notes (id INT)');
      expect(await complaint(['restore', archive], place.environment)).toContain('has tables');
      expect(readdirSync(place.dataDir)).toEqual([]);
    });

    it.each([
      ['SIGINT', 130],
      ['SIGTERM', 143],
    ] as const)('leaves nothing when %s ends it, and ends the dump', async (signal, code) => {
      const target = emptyFolder();
      const pipe = join(folder, signal);
      execFileSync('mkfifo', [pipe]);
      const PATH = tools('mariadb-dump', `exec > '${pipe}'\necho begun\nexec /bin/sleep 1000`);
      const child = start([...COMMAND, 'backup', join(target, 'b')], { ...shop.environment, PATH });
      const dump = createReadStream(pipe);
      await once(dump, 'data');
      expect(readdirSync(target)).toEqual([expect.stringMatching(/^\.backup-/)]);
      child.kill(signal);
      const [ended] = await Promise.all([ending(child), once(dump, 'end')]);
      expect(ended).toEqual({ code, stdout: '', stderr: '' });
      expect(readdirSync(target)).toEqual([]);
    });
  }
});
