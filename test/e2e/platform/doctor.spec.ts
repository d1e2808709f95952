import { execFile, execFileSync } from 'node:child_process';
import fs, { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { loadConfig } from '../../../src/config/load-config';
import { createDataSourceOptions } from '../../../src/database/data-source';
import { migrate } from '../../../src/database/migrate';
import { loadSqliteDriver } from '../../../src/database/sqlite/sqlite-driver';
import { examine } from '../../../src/operations/doctor/examine';
import type { Finding } from '../../../src/operations/doctor/finding';
import { hash } from '@node-rs/argon2';
import { aMailServer, aStrangeMailServer, closeMailServers } from '../support/mail-server';
import { buildServer } from '../support/server-process';
import { createTestDatabase, TEST_DATABASE_URL, testDatabaseUrl } from '../support/test-database';

jest.setTimeout(240_000);

const ROOT = join(__dirname, '..', '..', '..');
const SECRET = 'u0b4Y3lHhXv9T1nQmZ7rKc2WfSgD8aPjE5oLxVtNqB6yIiUzGkOeRwMCdJhAs+/p';

type Environment = Record<string, string>;

/** A healthy shop in production, into which one mistake is planted. */
interface Place {
  readonly dataDir: string;
  readonly backups: string;
  readonly environment: Environment;
  sql(statement: string): Promise<void>;
}

/** Plants a mistake. @returns the settings that differ */
type Plant = (place: Place) => Environment | void | Promise<Environment | void>;

describe('the doctor', () => {
  let folder: string;
  let model: Server;
  let address: Server;
  let modelUrl: string;
  let addressPort: number;
  let mailUrl: string;
  let demoHash: string;
  const drops: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shop-doctor-'));
    demoHash = await hash('Sneaker#2026');
    model = createServer((request, response) => {
      response.statusCode = request.headers.authorization === 'Bearer right' ? 200 : 401;
      response.end(JSON.stringify({ data: [{ id: 'gpt-4o-mini' }] }));
    }).listen(0, '127.0.0.1');
    const key = join(folder, 'key.pem');
    const certificate = join(folder, 'certificate.pem');
    execFileSync('openssl', [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '90',
      ],
      ...[
        '-subj',
        '/CN=localhost',
        '-addext',
        'subjectAltName=DNS:localhost',
        '-keyout',
        key,
        '-out',
        certificate,
      ],
    ]);
    const read = (file: string): Buffer => execFileSync('cat', [file]);
    address = createTlsServer({ key: read(key), cert: read(certificate) }).listen(0, '127.0.0.1');
    await Promise.all(
      [model, address].map((server) => new Promise((done) => server.once('listening', done))),
    );
    modelUrl = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
    addressPort = (address.address() as AddressInfo).port;
    mailUrl = `smtp://127.0.0.1:${(await aMailServer()).port}`;
  });
  afterAll(async () => {
    model.close();
    address.close();
    await closeMailServers();
    for (const drop of drops) await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function aPlace(): Promise<Place> {
    const place = mkdtempSync(join(folder, 'place-'));
    const [dataDir, backups] = [join(place, 'data'), join(place, 'backups')];
    mkdirSync(backups);
    writeFileSync(join(backups, 'shop.tar.gz'), '', { mode: 0o600 });
    const { url, drop } = await createTestDatabase();
    drops.push(drop);
    const environment: Environment = {
      ...{ NODE_ENV: 'production', JWT_SECRET: SECRET, DATA_DIR: dataDir, TRUST_PROXY: 'loopback' },
      ...{ PUBLIC_URL: 'https://shop.invalid', SMTP_URL: mailUrl, STAFF_2FA: 'required' },
      ...{ OPENAI_BASE_URL: modelUrl, OPENAI_API_KEY: 'right' },
      ...(url ? { DATABASE_URL: url } : {}),
    };
    const file = join(dataDir, 'shop.sqlite');
    const config = loadConfig(environment);
    const sql = async (statement: string): Promise<void> => {
      if (url) {
        const connection = await createConnection(url);
        await connection.query(statement).finally(() => connection.end());
        return;
      }
      const Sqlite = await loadSqliteDriver();
      const database = new Sqlite(file);
      database.exec(statement);
      database.close();
    };
    await (await migrate(await createDataSourceOptions(config))).unlock();
    // The program's own umask does this.
    if (!url) for (const made of [file, `${file}-start`]) chmodSync(made, 0o600);
    await sql(aCustomer('m', 'manager', '-'));
    return { dataDir, backups, environment, sql };
  }

  const aCustomer = (id: string, role: string, passwordHash: string): string =>
    `INSERT INTO customers (id, lastName, firstName, searchName, email, phone, address, dob, country, role,
       passwordHash, createdAt, secondFactorAt)
     VALUES ('${id}', 'L', 'F', 'l f', '${id}@shop.test', '${id}', 'A', '1990-01-01', 'VN', '${role}',
       '${passwordHash}', '2024-01-01', '2024-01-01')`;

  const problems = (found: readonly Finding[]): string[] =>
    found.filter(({ state }) => state !== 'ok').map(({ state, about, says }) => `${state} ${about}: ${says}`);

  it('finds nothing wrong with a healthy shop', async () => {
    jest.spyOn(fs, 'statfsSync').mockReturnValue(aDisk({}));
    const { environment, backups } = await aPlace();
    const found = await examine({ environment, backups });
    const unseen = ['look certificate: the name shop.invalid is not found'];
    const isRoot = process.getuid?.() === 0;
    expect(problems(found)).toEqual([
      ...(isRoot ? ['look user: this is the superuser; a server needs a user of its own only'] : []),
      ...unseen,
    ]);
    expect(found.length).toBeGreaterThan(15);
  });

  /** By default one with room, of this machine. */
  const aDisk = (figures: Partial<fs.StatsFs>): fs.StatsFs => ({
    ...{ type: 0xef53, bsize: 4096, blocks: 1e8, bfree: 1e8, bavail: 1e8, files: 1e6, ffree: 1e6 },
    ...figures,
  });

  const late = "'2024-01-01 00:00:00.000'";
  const MISTAKES: [what: string, finds: string | RegExp, plant: Plant][] = [
    ['a wrong port', 'settings: PORT must be', () => ({ PORT: 'x' })],
    [
      'a secret of an example',
      'settings: JWT_SECRET must be',
      () => ({ JWT_SECRET: 'change-me-please-change-me' }),
    ],
    ['limits that are off', 'settings: RATE_LIMITS must be', () => ({ RATE_LIMITS: 'off' })],
    ['a demo that others reach', 'settings: DEMO must be', () => ({ DEMO: 'true' })],
    ['all addresses as proxies', 'settings: TRUST_PROXY must be', () => ({ TRUST_PROXY: '0.0.0.0/0' })],
    ['no proxy', 'TRUST_PROXY: no proxy is named', () => ({ TRUST_PROXY: '' })],
    ['plain HTTP', 'PUBLIC_URL: http://shop.invalid is plain', () => ({ PUBLIC_URL: 'http://shop.invalid' })],
    [
      'an address of this machine',
      'PUBLIC_URL: http://127.0.0.1',
      () => ({ PUBLIC_URL: 'http://127.0.0.1:3000' }),
    ],
    [
      'a certificate that browsers refuse',
      'certificate: browsers refuse localhost',
      () => ({ PUBLIC_URL: `https://localhost:${addressPort}` }),
    ],
    ['a file for DATA_DIR', 'DATA_DIR: ', ({ backups }) => ({ DATA_DIR: join(backups, 'shop.tar.gz') })],
    [
      'uploads that others read',
      'file rights: other users may read ',
      ({ dataDir }) => void mkdirSync(join(dataDir, 'uploads'), { mode: 0o755 }),
    ],
    [
      'a secret that others read',
      'file rights: other users may read ',
      ({ dataDir }) => writeFileSync(join(dataDir, 'jwt-secret'), SECRET, { mode: 0o644 }),
    ],
    [
      'a name of the database that others read',
      /file rights: other users may read .*shop-id/,
      ({ dataDir }) => writeFileSync(join(dataDir, 'shop-id'), 'id', { mode: 0o644 }),
    ],
    [
      'a pending migration',
      'migrations: 1 have not run',
      ({ sql }) => sql("DELETE FROM migrations WHERE name LIKE 'Mails%'"),
    ],
    [
      'a later release',
      'migrations: a later release ran Tomorrow1',
      ({ sql }) => sql("INSERT INTO migrations (timestamp, name) VALUES (1, 'Tomorrow1')"),
    ],
    [
      'another program’s table',
      'tables: notes is not the shop’s',
      ({ sql }) => sql('CREATE TABLE notes (id INTEGER)'),
    ],
    [
      'an unfinished move',
      'has only a part of the rows',
      ({ sql }) => sql('CREATE TABLE unfinished_move (id INTEGER)'),
    ],
    ['no manager', 'managers: nobody can manage', ({ sql }) => sql("UPDATE customers SET role = 'client'")],
    [
      'the published password',
      'passwords: the demo’s opens staff@shop.test',
      ({ sql }) => sql(aCustomer('staff', 'admin', demoHash)),
    ],
    [
      'a picture that is gone',
      'pictures: DATA_DIR lacks 2 of the picture files',
      ({ sql }) =>
        sql(`INSERT INTO products (id, name, searchName, type, brand, slug, price, highLight, description, adImage,
          navbarImage, importAt, version) VALUES ('p', 'S', 's', 'running', 'nike', 's', 5, '', '',
          '/uploads/gone-960.webp', '/media/shoe-960.webp', '2024-01-01', 1)`),
    ],
    [
      'stock without a ledger',
      'stock: the ledger does not explain that of 1 sizes',
      async ({ sql }) => {
        await sql(`INSERT INTO products (id, name, searchName, type, brand, slug, price, highLight, description,
          adImage, navbarImage, importAt, version)
          VALUES ('p', 'S', 's', 'running', 'nike', 's', 5, '', '', '', '', '2024-01-01', 1)`);
        await sql(`INSERT INTO product_colors (id, productId, position, color, colorKey, colorHex, imageDetail)
          VALUES ('c', 'p', 0, 'black', 'black', '#000000', '[]')`);
        await sql("INSERT INTO product_sizes (id, colorId, size, quantity) VALUES ('s', 'c', '42', 3)");
      },
    ],
    [
      'a mail server that is away',
      'SMTP_URL: 127.0.0.1:1 refuses: connect ECONNREFUSED 127.0.0.1:1 → correct host and port',
      () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }),
    ],
    [
      'a name that is not found',
      'correct PUBLIC_URL, or the name’s entry in the DNS',
      () => ({ PUBLIC_URL: 'https://other.invalid' }),
    ],
    [
      'the first manager’s password in the settings',
      'MANAGER_PASSWORD: it is still set',
      () => ({ MANAGER_EMAIL: 'm@shop.test', MANAGER_PASSWORD: 'Grey#Harbour72' }),
    ],
    [
      'managers without two-step sign-in',
      'each sets it up in the profile; then STAFF_2FA=required',
      async ({ sql }) => {
        await sql('UPDATE customers SET secondFactorAt = NULL');
        return { STAFF_2FA: 'optional' };
      },
    ],
    [
      'a wrong password of the mail server',
      'correct user and password in SMTP_URL',
      async () => ({ SMTP_URL: `smtp://a:b@127.0.0.1:${await aStrangeMailServer('AUTH', '535 No')}` }),
    ],
    [
      'a mail that waits',
      'mails: 1 wait since more than an hour',
      ({ sql }) =>
        sql(`INSERT INTO mails (id, accountId, recipient, subject, state, attempts, createdAt)
          VALUES ('m', 'm', 'a@b.test', 's', 'waiting', 3, ${late})`),
    ],
    [
      'a return that waits',
      'returns: 1 wait for their pairs a day too long',
      async ({ sql }) => {
        await sql(`INSERT INTO orders (id, customerId, status, name, phone, address, revision, createdAt)
          VALUES ('o', 'm', 'completed', 'N', '1', 'A', 1, ${late})`);
        await sql(`INSERT INTO returns (id, orderId, \`lines\`, amount, status, cause, createdAt, sendBy)
          VALUES ('r', 'o', '[]', 1, 'approved', 'mind', ${late}, ${late})`);
      },
    ],
    ['no Redis', 'REDIS_URL: 127.0.0.1:1 does not answer', () => ({ REDIS_URL: 'redis://127.0.0.1:1' })],
    ['a refused key', 'language model: ', () => ({ OPENAI_API_KEY: 'wrong' })],
    ['a model that is not there', 'does not list gpt-9', () => ({ OPENAI_MODEL: 'gpt-9' })],
    [
      'no model server',
      'language model: http://127.0.0.1:1',
      () => ({ OPENAI_BASE_URL: 'http://127.0.0.1:1' }),
    ],
    [
      'old backups',
      'backups: the newest is 48 hours old',
      ({ backups }) => {
        const before = new Date(Date.now() - 48 * 3600 * 1000);
        utimesSync(join(backups, 'shop.tar.gz'), before, before);
      },
    ],
    [
      'backups that others read',
      'backups: other users may read',
      ({ backups }) => chmodSync(join(backups, 'shop.tar.gz'), 0o644),
    ],
    [
      'a disk that is nearly full',
      'disk: 0.5 GB free in ',
      () => void jest.spyOn(fs, 'statfsSync').mockReturnValue(aDisk({ bavail: 131_072 })),
    ],
    [
      'a DATA_DIR in memory',
      /disk: .* is in memory \(tmpfs\): a restart of the machine empties it → move DATA_DIR to a disk/,
      () => void jest.spyOn(fs, 'statfsSync').mockReturnValue(aDisk({ type: 0x01021994 })),
    ],
    [
      'a disk of backups that is nearly full',
      'delete old archives',
      ({ backups }) =>
        void jest
          .spyOn(fs, 'statfsSync')
          .mockImplementation((path) => aDisk(path === backups ? { bavail: 131_072 } : {})),
    ],
    [
      'no backups',
      /has none → shop backup .*shop-\d{4}-\d\d-\d\dT\d{4}\.tar\.gz/,
      ({ backups }) => rmSync(join(backups, 'shop.tar.gz')),
    ],
  ];
  if (TEST_DATABASE_URL) {
    MISTAKES.push(
      [
        'no database',
        'must name an existing database',
        () => ({ DATABASE_URL: testDatabaseUrl('shop_none') }),
      ],
      [
        'a clock that is off',
        'clock: the database’s is 90 s off',
        () => void jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 90_000),
      ],
      ['no database server', 'start the server', () => ({ DATABASE_URL: 'mysql://a@127.0.0.1:1/b' })],
      [
        'a character set that lacks letters',
        'character set: latin1 cannot hold',
        ({ environment, sql }) =>
          sql(`ALTER DATABASE ${new URL(environment.DATABASE_URL!).pathname.slice(1)} CHARACTER SET latin1`),
      ],
    );
  } else {
    MISTAKES.push(
      [
        'a disk of a network',
        'disk: SQLite in ',
        () => void jest.spyOn(fs, 'statfsSync').mockReturnValue(aDisk({ type: 0x6969 })),
      ],
      [
        'a database that others read',
        'file rights: other users may read ',
        ({ dataDir }) => chmodSync(join(dataDir, 'shop.sqlite'), 0o644),
      ],
      [
        'a damaged database',
        'restore <archive>',
        ({ dataDir }) => writeFileSync(join(dataDir, 'shop.sqlite'), 'SQLite format 3, or not'),
      ],
    );
  }

  afterEach(() => jest.restoreAllMocks());

  it.each(MISTAKES)('finds %s, and how to mend it', async (_what, finds, plant) => {
    const place = await aPlace();
    const settings = (await plant(place)) ?? {};
    const found = await examine({
      environment: { ...place.environment, ...settings },
      backups: place.backups,
    });
    const bad = found.filter(({ state }) => state !== 'ok');
    const lines = bad.map(({ about, says, mend }) => `${about}: ${says} → ${mend}`);
    expect(lines).toContainEqual(
      typeof finds === 'string' ? expect.stringContaining(finds) : expect.stringMatching(finds),
    );
    expect(bad.filter(({ state, mend }) => state === 'wrong' && !mend)).toEqual([]);
  });

  it('is a command: a list, an exit code, and JSON', async () => {
    await buildServer();
    const { environment, backups, sql } = await aPlace();
    const run = (...given: string[]): Promise<{ code: number; out: string }> =>
      new Promise((resolve) => {
        execFile(
          process.execPath,
          [join(ROOT, 'dist', 'server', 'main.js'), 'shop', 'doctor', ...given],
          { cwd: folder, env: { PATH: process.env.PATH, ...environment } },
          (failed, out, error) => resolve({ code: failed ? Number(failed.code) : 0, out: out + error }),
        );
      });
    const well = await run('--backups', backups);
    expect(well).toEqual({ code: 0, out: expect.stringContaining('✓ managers: 1 can manage the shop') });
    await sql("UPDATE customers SET role = 'client'");
    const ill = await run();
    expect(ill.code).toBe(1);
    expect(ill.out).toContain('✗ managers: nobody can manage the shop\n    → shop create-manager');
    const { code, out } = await run('--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toContainEqual(expect.objectContaining({ state: 'wrong', about: 'managers' }));
  });
});
