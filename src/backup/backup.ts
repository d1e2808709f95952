import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { create, extract } from 'tar';
import { uploadsDirectory } from '../common/http/uploaded-files';
import { ifThere } from '../common/if-there';
import type { Config, DatabaseConfig } from '../config/config';
import { BackupError } from './backup-error';
import { dumpServer, loadServer } from './server-dump';
import { copySqlite, placeSqlite } from './sqlite-copy';

/** What an archive holds beside the database. */
const ABOUT = 'backup.json';
const UPLOADS = 'uploads';
const SECRET = 'jwt-secret';
const DATABASE: Record<DatabaseConfig['kind'], string> = { sqlite: 'shop.sqlite', server: 'shop.sql' };

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
 * @throws BackupError when the file exists, or the database cannot be read; nothing is left of a failed one
 */
export async function writeBackup(config: Config, target: string, madeAt = new Date()): Promise<Backup> {
  const file = resolve(target);
  if (existsSync(file)) throw new BackupError(`${file} exists. A backup overwrites nothing.`);
  const draft = await mkdtemp(join(dirname(file), '.backup-'));
  try {
    const { database, dataDir } = config;
    const copy = join(draft, DATABASE[database.kind]);
    await (database.kind === 'sqlite' ? copySqlite(database.file, copy) : dumpServer(database, copy));
    // Those of a shop that moved into a bucket are in the bucket too.
    const isWithoutBucket = config.s3 !== undefined;
    const pictures = isWithoutBucket
      ? 0
      : await copyPictures(uploadsDirectory(dataDir), join(draft, UPLOADS));
    const hasSecret = await copyIfThere(join(dataDir, SECRET), join(draft, SECRET));
    const about = { format: 1, database: database.kind, madeAt: madeAt.toISOString() };
    await writeFile(join(draft, ABOUT), `${JSON.stringify(about)}\n`);

    const archive = join(draft, 'archive');
    const entries = await readdir(draft);
    await create({ file: archive, cwd: draft, gzip: true, portable: true, mode: 0o600 }, entries);
    await rename(archive, file);
    return { file, bytes: (await stat(file)).size, pictures, isWithoutBucket, hasSecret };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Puts a backup into an empty DATA_DIR, and into the empty database of DATABASE_URL where that is set (rule X11).
 *
 * @throws BackupError when something is there already, or the archive is damaged or of the other kind of database; a
 * failed restore leaves no database in DATA_DIR, but may leave pictures, and tables in the database of DATABASE_URL
 */
export async function restoreBackup(config: Config, archive: string): Promise<{ pictures: number }> {
  const { database, dataDir } = config;
  const uploads = uploadsDirectory(dataDir);
  await refuseFilled(database, uploads);
  const draft = await mkdtemp(join(dataDir, '.restore-'));
  try {
    unpack(resolve(archive), draft);
    await checkKind(join(draft, ABOUT), database, archive);
    await mkdir(uploads, { recursive: true });
    const pictures = await copyPictures(join(draft, UPLOADS), uploads);
    await copyIfThere(join(draft, SECRET), join(dataDir, SECRET));
    // Last, since a shop without its database is not taken for a whole one.
    const copy = join(draft, DATABASE[database.kind]);
    await (database.kind === 'sqlite' ? placeSqlite(copy, database.file) : loadServer(database, copy));
    return { pictures };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Synchronous, since an asynchronous one goes on writing after it has failed. */
function unpack(archive: string, folder: string): void {
  try {
    extract({ file: archive, cwd: folder, strict: true, sync: true });
  } catch (error) {
    throw new BackupError(`${archive} is no whole backup: ${(error as Error).message}.`);
  }
}

async function refuseFilled(database: DatabaseConfig, uploads: string): Promise<void> {
  const isFilled = database.kind === 'sqlite' && existsSync(database.file);
  if (!isFilled && (await listPictures(uploads)).length === 0) return;
  throw new BackupError(
    `${dirname(uploads)} holds a shop. A backup is restored into an empty DATA_DIR: move this one away first.`,
  );
}

async function checkKind(file: string, { kind }: DatabaseConfig, archive: string): Promise<void> {
  const about = await readFile(file, 'utf8').catch(() => '{}');
  const { format, database } = JSON.parse(about) as { format?: unknown; database?: unknown };
  if (format !== 1) throw new BackupError(`${archive} is no backup of this shop.`);
  if (database === kind) return;
  throw new BackupError(
    kind === 'sqlite'
      ? `${archive} holds the dump of a database server: set DATABASE_URL to an empty database.`
      : `${archive} holds a SQLite database: restore it without DATABASE_URL.`,
  );
}

/** @returns how many files were copied; one that the shop removes meanwhile is left out */
async function copyPictures(from: string, to: string): Promise<number> {
  await mkdir(to, { recursive: true });
  let copied = 0;
  for (const name of await listPictures(from)) {
    if (await copyIfThere(join(from, name), join(to, name))) copied += 1;
  }
  return copied;
}

/** Names of the files; the folders beside them hold unfinished uploads. */
async function listPictures(directory: string): Promise<string[]> {
  const entries = (await ifThere(readdir(directory, { withFileTypes: true }))) ?? [];
  return entries.flatMap((entry) => (entry.isFile() ? entry.name : []));
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  return (await ifThere(copyFile(from, to).then(() => true))) ?? false;
}
