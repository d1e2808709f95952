import { existsSync } from 'node:fs';
import { lchown, link, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { create, extract } from 'tar';
import { uploadsDirectory } from '../http/serve-uploads';
import { ifThere } from '../common/if-there';
import type { DatabaseConfig } from '../config/config';
import { prepareDataDir } from '../config/data-dir';
import type { Settings } from '../config/load-config';
import { BackupError } from './backup-error';
import { flush, inTemporaryFolder, isDiskFull } from './temporary-folder';
import { checkPictures, copyIfThere, copyPictures, listPictures, PICTURES_SQL } from './pictures';
import { checkDump, checkEmpty, checkShop, dumpServer, loadServer, readServer } from './server-dump';
import { checkNoPrograms, checkSqlite, copySqlite, readSqlite } from './sqlite-copy';

/** What an archive holds beside the database. */
const ABOUT = 'backup.json';
const UPLOADS = 'uploads';
const SECRET = 'jwt-secret';
const DATABASE: Record<DatabaseConfig['kind'], string> = { sqlite: 'shop.sqlite', server: 'shop.sql' };

/** How many times its bytes an archive may unpack to: a shop's dump has some ten. */
const MAX_UNPACKED = 200;

type Place = Pick<Settings, 'database' | 'dataDir'>;

export interface Backup {
  /** The archive's absolute path, and its size in bytes. */
  readonly file: string;
  readonly bytes: number;
  readonly pictures: number;
  /** Whether the pictures lie in a bucket, which is not in it. */
  readonly isWithoutBucket: boolean;
  /** Whether the secret that signs tokens is in it: the one of DATA_DIR, not that of JWT_SECRET. */
  readonly hasSecret: boolean;
}

/**
 * Writes the shop's database, then its uploaded pictures, into one archive, while the shop runs (rule X11). Every order
 * acknowledged before the call is in it. A picture is uploaded before a row names it, and removed a day after the
 * last row that named it; so all pictures that the database names are in the archive.
 *
 * @throws BackupError when the file exists, the database cannot be read, or pictures that it names are missing; nothing
 * is left of a failed one
 */
export async function writeBackup(settings: Settings, target: string, madeAt = new Date()): Promise<Backup> {
  const file = resolve(target);
  if (existsSync(file)) throw overwrites(file);
  return inTemporaryFolder(dirname(file), '.backup-', async (tempFolder) => {
    const { database, dataDir } = settings;
    const named = await copyDatabase(database, join(tempFolder, DATABASE[database.kind]));
    // Those of a shop that moved into a bucket are in the bucket too.
    const isWithoutBucket = settings.s3 !== undefined;
    let pictures = 0;
    if (!isWithoutBucket) {
      pictures = await copyPictures(uploadsDirectory(dataDir), join(tempFolder, UPLOADS));
      await checkPictures(named, join(tempFolder, UPLOADS));
    }
    const usesFile = settings.jwtSecret === undefined;
    const hasSecret = usesFile && (await copyIfThere(join(dataDir, SECRET), join(tempFolder, SECRET)));
    const about = { format: 1, database: database.kind, madeAt: madeAt.toISOString() };
    await writeFile(join(tempFolder, ABOUT), `${JSON.stringify(about)}\n`);

    const archive = join(tempFolder, 'archive');
    const entries = await readdir(tempFolder);
    await create({ file: archive, cwd: tempFolder, gzip: true, portable: true, mode: 0o600 }, entries);
    await flush(archive);
    // Unlike a new name, a second one never replaces what another backup has written meanwhile.
    await link(archive, file).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? overwrites(file) : error;
    });
    return { file, bytes: (await stat(file)).size, pictures, isWithoutBucket, hasSecret };
  });
}

function overwrites(file: string): BackupError {
  return new BackupError(`${file} exists. A backup overwrites nothing.`);
}

/** @returns what the database says about its pictures */
async function copyDatabase(database: DatabaseConfig, copy: string): Promise<{ paths: string }[]> {
  if (database.kind === 'sqlite') {
    await copySqlite(database.file, copy);
    await checkSqlite(copy);
    return readSqlite(copy, PICTURES_SQL);
  }
  await checkShop(database);
  await dumpServer(database, copy);
  return readServer(database, PICTURES_SQL);
}

/**
 * Puts a backup into a DATA_DIR without a shop, and into the empty database of DATABASE_URL where that is set (rule X11).
 *
 * @throws BackupError when something is there already, or the archive is damaged or of the other kind of database; a
 * failed restore leaves no database in DATA_DIR, but may leave pictures, and tables in the database of DATABASE_URL
 * @returns the user whom the superuser gave the files to; undefined for other users, whose files are their own
 */
export async function restoreBackup(
  { database, dataDir }: Place,
  target: string,
): Promise<{ pictures: number; hasSecret: boolean; owner: number | undefined }> {
  const archive = resolve(target);
  if (!(await ifThere(stat(archive)))?.isFile()) throw new BackupError(`There is no file ${archive}.`);
  prepareDataDir(dataDir);
  await refuseFilled({ database, dataDir });
  return inTemporaryFolder(dataDir, '.restore-', async (tempFolder) => {
    unpack(archive, tempFolder);
    await checkKind(join(tempFolder, ABOUT), database, archive);
    const copy = join(tempFolder, DATABASE[database.kind]);
    if (database.kind === 'sqlite') {
      await checkSqlite(copy);
      await checkNoPrograms(copy);
    } else {
      await checkDump(copy);
      await checkEmpty(database);
      await loadServer(database, copy);
    }
    const uploads = uploadsDirectory(dataDir);
    await mkdir(uploads, { recursive: true });
    const pictures = await copyPictures(join(tempFolder, UPLOADS), uploads);
    const hasSecret = await copyIfThere(join(tempFolder, SECRET), join(dataDir, SECRET));
    const restored = (await listPictures(join(tempFolder, UPLOADS))).map((name) => join(uploads, name));
    if (hasSecret) restored.push(join(dataDir, SECRET));
    if (database.kind === 'sqlite') restored.push(copy);
    const owner = await giveToOwner(dataDir, [uploads, ...restored]);
    if (database.kind === 'sqlite') {
      // Last, since a shop without its database is not taken for a whole one.
      await flush(copy);
      await rename(copy, database.file);
    }
    return { pictures, hasSecret, owner };
  });
}

/** A shop that runs as another user than the superuser could not read what the superuser has restored. */
async function giveToOwner(dataDir: string, paths: readonly string[]): Promise<number | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = await stat(dataDir);
  for (const path of paths) await lchown(path, uid, gid);
  return uid;
}

/** Synchronous, since an asynchronous one goes on writing after it has failed. */
function unpack(archive: string, folder: string): void {
  const seen = new Set<string>();
  const filter = (path: string, entry: object): boolean => {
    const name = path.replace(/^\.\//, '').replace(/\/$/, '');
    // Older archives hold it beside a server's dump.
    if (name === 'shop.sql.cnf') return false;
    if (!isPart(name, 'type' in entry ? entry.type : undefined))
      throw isNoBackup(archive, `it holds ${name} besides`);
    if (seen.has(name)) throw isNoBackup(archive, `it holds ${name} twice`);
    seen.add(name);
    return true;
  };
  try {
    extract({
      file: archive,
      cwd: folder,
      strict: true,
      sync: true,
      filter,
      maxDecompressionRatio: MAX_UNPACKED,
    });
  } catch (error) {
    if (error instanceof BackupError || isDiskFull(error)) throw error;
    throw new BackupError(`${archive} is no whole backup: ${(error as Error).message}.`);
  }
}

function isNoBackup(archive: string, why: string): BackupError {
  return new BackupError(`${archive} is no backup of this shop: ${why}.`);
}

/** Whether an archive of a shop has such an entry. */
function isPart(name: string, type: unknown): boolean {
  if (name === UPLOADS || name === '' || name === '.') return type === 'Directory';
  const isFile = type === 'File' || type === 'OldFile';
  return (
    isFile && ([ABOUT, SECRET, ...Object.values(DATABASE)].includes(name) || /^uploads\/[^/]+$/.test(name))
  );
}

/** An old log beside a new database would put old rows back into it. */
async function refuseFilled({ database, dataDir }: Place): Promise<void> {
  const logs = ['', '-wal', '-shm', '-journal'];
  const files = database.kind === 'sqlite' ? logs.map((end) => `${database.file}${end}`) : [];
  const found = [...files, join(dataDir, SECRET)].find((file) => existsSync(file));
  const uploads = uploadsDirectory(dataDir);
  const inTheWay = found ?? ((await listPictures(uploads)).length > 0 ? uploads : undefined);
  if (inTheWay === undefined) return;
  throw new BackupError(
    `${dataDir} holds a shop, or the rest of one: ${inTheWay}. A backup overwrites nothing: move it away first.`,
  );
}

async function checkKind(file: string, { kind }: DatabaseConfig, archive: string): Promise<void> {
  const { format, database } = parse((await ifThere(readFile(file, 'utf8'))) ?? '');
  if (format !== 1) throw new BackupError(`${archive} is no backup of this shop.`);
  if (database === kind) return;
  throw new BackupError(
    kind === 'sqlite'
      ? `${archive} holds the dump of a database server: set DATABASE_URL to an empty database.`
      : `${archive} holds a SQLite database: restore it without DATABASE_URL.`,
  );
}

function parse(about: string): { format?: unknown; database?: unknown } {
  try {
    return Object(JSON.parse(about)) as object;
  } catch {
    return {};
  }
}
