import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from './config-error';

const SECRET_FILE = 'jwt-secret';
/** Names the database that a DATA_DIR belongs to. */
const MARK_FILE = 'shop-id';

/**
 * Creates DATA_DIR if it is missing, and removes the access of the computer's other users.
 *
 * @throws ConfigError if it is not a writable directory
 */
export function prepareDataDir(dataDir: string): void {
  try {
    makeDirectory(dataDir);
    tryWriting(dataDir);
    tighten(dataDir);
  } catch (error) {
    throw new ConfigError([sentenceFor(error, dataDir)]);
  }
}

function sentenceFor(error: unknown, dataDir: string): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `DATA_DIR must be a directory, but ${dataDir} is, or lies in, a file.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `DATA_DIR must have room left, but the disk of ${dataDir} is full.`;
    default:
      return `DATA_DIR must be a directory this process can write to, but ${dataDir} is not.`;
  }
}

/** Creates the parents one by one, since Node's recursive option hangs on paths such as /proc. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  mkdirSync(path);
}

/**
 * Only writing a file gives certainty: permissions do not show read-only file systems or the superuser. A full disk
 * takes an empty file.
 */
function tryWriting(directory: string): void {
  const probe = join(directory, `.write-test-${randomBytes(6).toString('hex')}`);
  try {
    writeFileSync(probe, 'x');
  } finally {
    rmSync(probe, { force: true });
  }
}

/** The names of the shop's own files in DATA_DIR, which no other user may read. */
export const OWN_NAMES =
  /^(?:(?:shop|limits|server)\.sqlite(?:-wal|-shm|-journal|-start)?|jwt-secret|shop-id|uploads|outbox)$/;

/**
 * Removes other users' access to the shop's files. The directory itself is changed only if it holds nothing else,
 * since DATA_DIR may name a shared one. Files of another user, as in a mounted volume, stay as they are.
 */
function tighten(directory: string): void {
  const entries = readdirSync(directory, { withFileTypes: true });
  const own = entries.filter(({ name }) => OWN_NAMES.test(name));
  if (own.length === entries.length) tightenOne(directory, 0o700);
  for (const entry of own) tightenOne(join(directory, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}

function tightenOne(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // The file belongs to another user, or another process has just removed it.
    if (!['EPERM', 'ENOENT', 'EROFS'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}

/**
 * The secret that signs access tokens when JWT_SECRET is unset. It is created once and kept in DATA_DIR, so that a
 * restart does not sign people out. A hard link puts it in place, so that two servers that start together use the
 * same one.
 */
export function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, SECRET_FILE);
  const existing = readText(path);
  if (existing) return existing;

  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}

/** What {@link writeDataDirMark} wrote; undefined in a new DATA_DIR. */
export function readDataDirMark(dataDir: string): string | undefined {
  return readText(join(dataDir, MARK_FILE));
}

export function writeDataDirMark(dataDir: string, mark: string): void {
  writeFileSync(join(dataDir, MARK_FILE), mark, { mode: 0o600 });
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
