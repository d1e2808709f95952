import type { Database } from 'better-sqlite3';
import {
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import disk from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { create, extract, list } from 'tar';
import { restoreBackup, writeBackup, type Backup } from '../../../src/backup/backup';
import type { Config, DatabaseConfig } from '../../../src/config/config';
import type { Settings } from '../../../src/config/load-config';
import type { ProductDto } from '../../../src/modules/products/dto/product.dto';
import { loadSqliteDriver } from '../../../src/database/sqlite/sqlite-driver';
import { aColor, aProduct } from '../support/factories/product';
import { aCrowd, type Shopper } from '../support/people';
import { picture } from '../support/pictures';
import { createTestApp, type TestApp } from '../support/test-app';
import { createTestDatabase, TEST_DATABASE_URL, type TestDatabase } from '../support/test-database';
import { UploadDesk } from '../support/upload-desk';

jest.setTimeout(120_000);

const PAIRS = 5000;
const SHOPPERS = 6;
/** The number of orders before the backup begins, and after it has ended. */
const BEFORE = 30;
const AFTER = 15;

/** As the command reads them: the secret is in DATA_DIR. */
const settingsOf = ({ config }: TestApp): Settings => ({ ...config, jwtSecret: undefined });

/** An empty DATA_DIR, and an empty database when the tests run on a server. */
interface Place {
  readonly config: Config;
  readonly environment: Record<string, string>;
  close(): Promise<void>;
}

describe('a backup written while shoppers order', () => {
  let shop: TestApp;
  let manager: Shopper;
  let shoe: ProductDto;
  let upload: string;
  let folder: string;
  let backup: Backup;
  /** Orders acknowledged before the backup began, and all. */
  let before: string[];
  const placed: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'backup-'));
    const desk = await UploadDesk.open({ RATE_LIMITS: 'off' });
    ({ shop, manager } = desk);
    upload = (await desk.keep(await picture(600, 400).jpeg().toBuffer())).path;
    const { body } = await manager.post<ProductDto>(
      '/v1/products',
      aProduct({ adImage: upload, colors: [aColor('black', { '42': PAIRS })] }),
    );
    shoe = body;
    const crowd = await aCrowd(shop, SHOPPERS);
    let isOver = false;
    const shopping = Promise.all(crowd.map((shopper) => orderUntil(shopper, () => isOver)));
    await atLeast(BEFORE);
    before = [...placed];
    backup = await writeBackup(settingsOf(shop), join(folder, 'shop.tar.gz'));
    await atLeast(placed.length + AFTER);
    isOver = true;
    await shopping;
  });
  afterAll(async () => {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function orderUntil(shopper: Shopper, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const cart = await shopper.prepare([{ productId: shoe._id, color: 'black', size: '42', quantity: 2 }]);
      const { status } = await shopper.request(cart._id);
      if (status === 200) placed.push(cart._id);
    }
  }

  async function atLeast(orders: number): Promise<void> {
    while (placed.length < orders) await new Promise((next) => setTimeout(next, 10));
  }

  async function emptyPlace(): Promise<Place> {
    const dataDir = mkdtempSync(join(folder, 'restored-'));
    const database = await createTestDatabase();
    return {
      config: { ...shop.config, dataDir, database: inPlace(shop.config.database, dataDir, database) },
      environment: { DATA_DIR: dataDir, ...(database.url ? { DATABASE_URL: database.url } : {}) },
      close: () => database.drop(),
    };
  }

  it('is restored as a shop that has every order acknowledged before, and whose books agree', async () => {
    const place = await emptyPlace();
    await restoreBackup(place.config, backup.file);
    const restored = await createTestApp(place.environment);
    const rows = <T>(sql: string): Promise<T[]> => restored.dataSource.query<T[]>(sql);

    const orders = (await rows<{ id: string }>(`SELECT id FROM orders WHERE status = 'pending'`)).map(
      ({ id }) => id,
    );
    expect(before.filter((id) => !orders.includes(id))).toEqual([]);
    expect(before.length).toBeGreaterThanOrEqual(BEFORE);
    expect(orders.length).toBeLessThan(placed.length);

    const { body } = await restored
      .inject({ method: 'GET', url: `/v1/products/${shoe._id}` })
      .then((answer) => ({ body: answer.json<ProductDto>() }));
    expect(body.stock).toBe(PAIRS - 2 * orders.length);
    expect(body.quantitySold).toBe(2 * orders.length);
    const [ledger] = await rows<{ sum: number | string }>('SELECT SUM(`change`) AS sum FROM stock_movements');
    expect(Number(ledger!.sum)).toBe(body.stock);
    const uploaded = await restored.inject({ method: 'GET', url: upload });
    expect(uploaded.statusCode).toBe(200);
    await restored.close();
    await place.close();
  });

  it('lets people stay signed in where the secret is in DATA_DIR', async () => {
    const place = await emptyPlace();
    await restoreBackup(place.config, backup.file);
    const restored = await createTestApp(place.environment);
    const answer = await restored.inject({
      method: 'GET',
      url: `/v1/customers/${manager.id}`,
      headers: { authorization: `Bearer ${manager.tokens.token}` },
    });
    expect(backup.hasSecret).toBe(true);
    expect(answer.statusCode).toBe(200);
    await restored.close();
    await place.close();
  });

  it('gives what the superuser restores to the owner of DATA_DIR', async () => {
    const place = await emptyPlace();
    const { dataDir } = place.config;
    const isRoot = process.getuid!() === 0;
    // Others cannot give a file away.
    const owner = isRoot ? 4321 : process.getuid!();
    const group = isRoot ? 8765 : process.getgid!();
    chownSync(dataDir, owner, group);
    const chown = jest.spyOn(disk, 'lchown');
    jest.spyOn(process, 'getuid').mockReturnValue(0);
    expect(await restoreBackup(place.config, backup.file)).toMatchObject({ owner });
    jest.restoreAllMocks();
    const paths = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
    expect(paths).toEqual(expect.arrayContaining(['jwt-secret', 'uploads', `uploads/${basename(upload)}`]));
    for (const path of paths) {
      const { uid, gid } = statSync(join(dataDir, path));
      expect({ path, uid, gid }).toEqual({ path, uid: owner, gid: group });
    }
    expect(chown).toHaveBeenCalledTimes(paths.length);
    await place.close();
  });

  it('is for its own user alone, and leaves nothing else behind', () => {
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(readdirSync(folder)).toContain(basename(backup.file));
    expect(backup.bytes).toBe(readFileSync(backup.file).length);
  });

  it('holds the shop and nothing else', async () => {
    const names: string[] = [];
    await list({ file: backup.file, onReadEntry: ({ path }) => names.push(path) });
    const database = shop.config.database.kind === 'sqlite' ? 'shop.sqlite' : 'shop.sql';
    const top = names.filter((name) => !/^uploads\/[a-z0-9-]+\.webp$/.test(name)).sort();
    expect(top).toEqual(['backup.json', 'jwt-secret', database, 'uploads/']);
  });

  it('is refused with a part twice, and with one that no backup has', async () => {
    const cwd = mkdtempSync(join(folder, 'parts-'));
    await extract({ file: backup.file, cwd });
    const place = await emptyPlace();
    const file = join(folder, 'parts.tar');
    await create({ file, cwd, portable: true }, [...readdirSync(cwd), 'jwt-secret']);
    await expect(restoreBackup(place.config, file)).rejects.toThrow('it holds jwt-secret twice');
    writeFileSync(join(cwd, 'more.js'), '');
    await create({ file, cwd }, readdirSync(cwd));
    await expect(restoreBackup(place.config, file)).rejects.toThrow('it holds more.js besides');
    expect(readdirSync(place.config.dataDir)).toEqual([]);
    await place.close();
  });

  it('overwrites no file', async () => {
    await expect(writeBackup(settingsOf(shop), backup.file)).rejects.toThrow('A backup overwrites nothing.');
  });

  it('overwrites no other one that was begun at the same moment', async () => {
    const place = join(folder, 'both');
    mkdirSync(place);
    const file = join(place, 'shop.tar.gz');
    const both = await Promise.allSettled([1, 2].map(() => writeBackup(settingsOf(shop), file)));
    const failed = both.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []));
    expect(failed).toEqual([expect.stringContaining(`${file} exists. A backup overwrites nothing.`)]);
    expect(readdirSync(place)).toEqual([basename(file)]);
  });

  it.each([
    ['copyFile', 'ENOSPC'],
    ['writeFile', 'EDQUOT'],
  ] as const)('says in words that its disk is full (%s), and leaves nothing', async (step, code) => {
    const place = mkdtempSync(join(folder, 'full-'));
    const full = Object.assign(new Error(`${code}: write`), { code });
    // A dump of a database server writes its settings elsewhere.
    const write = disk[step] as (...given: unknown[]) => Promise<void>;
    jest
      .spyOn(disk, step)
      .mockImplementation(async (...given: unknown[]) =>
        given.some((one) => typeof one === 'string' && one.startsWith(place))
          ? Promise.reject(full)
          : write(...given),
      );
    const writing = writeBackup(settingsOf(shop), join(place, 'shop.tar.gz'));
    await expect(writing).rejects.toThrow(`The disk of ${place} is full: make room there.`);
    jest.restoreAllMocks();
    expect(readdirSync(place)).toEqual([]);
  });

  it('says in words that the disk is full where it is restored', async () => {
    const place = await emptyPlace();
    const full = Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' });
    jest.spyOn(disk, 'copyFile').mockRejectedValueOnce(full);
    const { dataDir } = place.config;
    const restoring = restoreBackup(place.config, backup.file);
    await expect(restoring).rejects.toThrow(`The disk of ${dataDir} is full: make room there.`);
    await place.close();
  });

  if (!TEST_DATABASE_URL)
    it('says in words that the disk is full of the copied database', async () => {
      const Sqlite = await loadSqliteDriver();
      const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
      jest.spyOn(Sqlite.prototype as Database, 'prepare').mockImplementationOnce(() => {
        throw full;
      });
      const writing = writeBackup(settingsOf(shop), join(folder, 'full.tar.gz'));
      await expect(writing).rejects.toThrow(`The disk of ${folder} is full: make room there.`);
    });

  it('is not restored over a shop', async () => {
    await expect(restoreBackup(shop.config, backup.file)).rejects.toThrow('holds a shop');
  });

  it('is refused when the end of the archive is missing, and leaves no database', async () => {
    const damaged = join(folder, 'damaged.tar.gz');
    writeFileSync(damaged, readFileSync(backup.file));
    truncateSync(damaged, backup.bytes - 200);
    const place = await emptyPlace();
    await expect(restoreBackup(place.config, damaged)).rejects.toThrow('is no whole backup');
    expect(readdirSync(place.config.dataDir)).toEqual([]);
    await place.close();
  });

  it('is refused when the file is something else', async () => {
    const other = join(folder, 'other.tar.gz');
    await create({ file: other, cwd: folder, gzip: true }, [basename(backup.file)]);
    const place = await emptyPlace();
    await expect(restoreBackup(place.config, other)).rejects.toThrow('is no backup of this shop');
    await place.close();
  });

  it('is refused by a shop with the other kind of database', async () => {
    const place = await emptyPlace();
    const other: DatabaseConfig =
      place.config.database.kind === 'sqlite'
        ? { kind: 'server', host: '127.0.0.1', port: 1, user: 'shop', password: '', name: 'shop' }
        : { kind: 'sqlite', file: join(place.config.dataDir, 'shop.sqlite') };
    await expect(restoreBackup({ ...place.config, database: other }, backup.file)).rejects.toThrow(
      other.kind === 'sqlite' ? 'set DATABASE_URL' : 'without DATABASE_URL',
    );
    await place.close();
  });
});

/** The database of another place, of the same kind. */
function inPlace(like: DatabaseConfig, dataDir: string, { url }: TestDatabase): DatabaseConfig {
  if (like.kind === 'sqlite') return { kind: 'sqlite', file: join(dataDir, 'shop.sqlite') };
  return { ...like, name: new URL(url ?? '').pathname.slice(1) };
}
