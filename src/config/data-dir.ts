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

/**
 * Makes DATA_DIR if it is not there, and keeps other users of the computer out of it.
 *
 * @throws ConfigError if it is no directory or cannot be written to
 */
export function prepareDataDir(dataDir: string): void {
  try {
    makeDirectory(dataDir);
    tryWriting(dataDir);
    tighten(dataDir);
  } catch (error) {
    const isFile = ['EEXIST', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code));
    throw new ConfigError([
      isFile
        ? `DATA_DIR must be a directory, but ${dataDir} is, or lies in, a file.`
        : `DATA_DIR must be a directory this process can write to, but ${dataDir} is not.`,
    ]);
  }
}

/** Node's own recursive making never comes back from places like /proc, so the parents are made one by one. */
function makeDirectory(path: string): void {
  if (existsSync(path)) return;
  makeDirectory(dirname(path));
  mkdirSync(path);
}

/** Only writing tells for sure: permissions do not know of read-only file systems and superusers. */
function tryWriting(directory: string): void {
  const probe = join(directory, `.write-test-${randomBytes(6).toString('hex')}`);
  writeFileSync(probe, '');
  rmSync(probe);
}

/** What the shop keeps in DATA_DIR. */
const OWN_NAMES = /^(?:(?:shop|limits|server)\.sqlite(?:-wal|-shm|-journal)?|jwt-secret|uploads|outbox)$/;

/**
 * Takes the rights of all other users of the computer away from what the shop keeps in the directory, and from the
 * directory when it holds nothing else: DATA_DIR may name one that serves others too. What belongs to another user
 * stays as it is: a mounted volume may.
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
    // Another user's, or a file that another process has just removed.
    if (!['EPERM', 'ENOENT', 'EROFS'].includes(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}

/**
 * The secret that signs access tokens when JWT_SECRET is unset: made once, kept in DATA_DIR, so that a
 * restart signs nobody out. Linked into place, so that two servers starting at once agree on one.
 */
export function readOrCreateSecret(dataDir: string): string {
  const path = join(dataDir, SECRET_FILE);
  const existing = readSecret(path);
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

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
