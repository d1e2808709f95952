import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { create, extract } from 'tar';
import { loadSqliteDriver } from '../../../src/database/sqlite/sqlite-driver';
import { buildServer, ServerProcess } from '../support/server-process';
import { createTestDatabase, type TestDatabase } from '../support/test-database';

jest.setTimeout(240_000);

const ROOT = join(__dirname, '..', '..', '..');

interface Run {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

describe('npm run shop -- verify-backup', () => {
  let folder: string;
  let scratch: string;
  let archive: string;
  let database: TestDatabase;
  let environment: Record<string, string>;

  beforeAll(async () => {
    await buildServer();
    folder = mkdtempSync(join(tmpdir(), 'shop-verify-spec-'));
    scratch = join(folder, 'scratch');
    mkdirSync(scratch);
    database = await createTestDatabase();
    environment = {
      ...{ DATA_DIR: join(folder, 'data'), DEMO: 'true', TMPDIR: scratch },
      ...(database.url ? { DATABASE_URL: database.url } : {}),
    };
    const server = new ServerProcess(environment);
    await server.port();
    await server.kill('SIGTERM');
    archive = join(folder, 'shop.tar.gz');
    expect(await shop(['backup', archive])).toMatchObject({ code: 0 });
  });
  afterEach(async () => {
    expect(readdirSync(scratch)).toEqual([]);
    if (!database.url) return;
    const connection = await createConnection(database.url);
    const [left] = await connection.query("SHOW DATABASES LIKE 'shop\\_verify\\_%'");
    await connection.end();
    expect(left).toEqual([]);
  });
  afterAll(async () => {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const shop = (given: string[], settings: Record<string, string> = {}): Promise<Run> =>
    new Promise((resolve) => {
      const env = { PATH: process.env.PATH, ...environment, ...settings };
      execFile(
        process.execPath,
        [join(ROOT, 'dist', 'server', 'main.js'), 'shop', ...given],
        { cwd: folder, env },
        (failed, out, error) => resolve({ code: failed ? Number(failed.code) : 0, out, error }),
      );
    });

  /** The backup, with a file of it changed. */
  async function altered(name: string, change: (file: string) => void | Promise<void>): Promise<string> {
    const cwd = mkdtempSync(join(folder, 'altered-'));
    await extract({ file: archive, cwd });
    await change(join(cwd, name));
    const written = `${cwd}.tar.gz`;
    await create({ file: written, cwd, gzip: true }, readdirSync(cwd));
    return written;
  }

  it('says what is in an archive, and leaves the shop and the machine as they are', async () => {
    const before = readdirSync(environment.DATA_DIR!).sort();
    const { code, out, error } = await shop(['verify-backup', archive]);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^ {2}products +66$/m);
    expect(out).toContain('can be restored');
    expect(readdirSync(environment.DATA_DIR!).sort()).toEqual(before);
  });

  it('needs no DATA_DIR, and reaches no mail server', async () => {
    const settings = { DATA_DIR: join(folder, 'nowhere'), SMTP_URL: 'smtp://127.0.0.1:1' };
    expect(await shop(['verify-backup', archive], settings)).toMatchObject({ code: 0 });
    expect(readdirSync(folder)).not.toContain('nowhere');
  });

  it.each([
    ['what is no file', async () => join(folder, 'none.tar.gz'), /^There is no file /],
    [
      'half an archive',
      async () => {
        const half = join(folder, 'half.tar.gz');
        const whole = readFileSync(archive);
        writeFileSync(half, whole.subarray(0, whole.length / 2));
        return half;
      },
      /is no whole backup/,
    ],
    [
      'another thing',
      () => altered('backup.json', (file) => writeFileSync(file, '{}')),
      /is no backup of this shop/,
    ],
  ])('refuses %s', async (_what, make, sentence) => {
    const { code, error } = await shop(['verify-backup', await make()]);
    expect({ code, error }).toEqual({ code: 1, error: expect.stringMatching(sentence) });
    expect(error).not.toContain('    at ');
  });

  it('refuses stock that the ledger does not explain, pictures that are missing, and passwords that are none', async () => {
    const execute = async (sql: string): Promise<void> => {
      if (database.url) {
        const connection = await createConnection(database.url);
        await connection.query(sql).finally(() => connection.end());
        return;
      }
      const Sqlite = await loadSqliteDriver();
      new Sqlite(join(environment.DATA_DIR!, 'shop.sqlite')).exec(sql).close();
    };
    // A backup without a bucket would find the missing pictures itself.
    const S3_URL = 'http://key:secret@127.0.0.1:1/pictures';
    const CHANGES: [sql: string, sentence: RegExp, undo?: string][] = [
      [
        "UPDATE product_sizes SET quantity = quantity + 1 WHERE size = '42'",
        /does not explain the stock of \d+ sizes/,
        "UPDATE product_sizes SET quantity = quantity - 1 WHERE size = '42'",
      ],
      ["UPDATE products SET adImage = '/uploads/gone-960.webp'", /lacks 2 of the picture files/],
      ["UPDATE customers SET passwordHash = 'x'", /^No password of the backup can be checked/],
    ];
    for (const [place, [sql, sentence, undo]] of CHANGES.entries()) {
      await execute(sql);
      const file = join(folder, `changed-${place}.tar.gz`);
      expect(await shop(['backup', file], { S3_URL })).toMatchObject({ code: 0 });
      if (undo) await execute(undo);
      const { code, error } = await shop(['verify-backup', file]);
      expect({ code, error }).toEqual({ code: 1, error: expect.stringMatching(sentence) });
    }
  });
});
