import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-error';

const SECRET_FILE = 'jwt-secret';

/**
 * Makes DATA_DIR if it is not there.
 *
 * @throws ConfigError if it is no directory or cannot be written to
 */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new ConfigError([unusable(dataDir, error)]);
  }
  if (!isWritableDirectory(dataDir)) throw new ConfigError([unusable(dataDir)]);
}

function isWritableDirectory(path: string): boolean {
  try {
    // Permissions alone do not tell: a read-only file system, or a superuser, answers differently.
    const probe = join(path, `.write-test-${randomBytes(6).toString('hex')}`);
    writeFileSync(probe, '');
    rmSync(probe);
    accessSync(path, constants.W_OK);
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function unusable(dataDir: string, error?: unknown): string {
  const isFile = ['EEXIST', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException | undefined)?.code));
  return isFile
    ? `DATA_DIR must be a directory, but ${dataDir} is, or lies in, a file.`
    : `DATA_DIR must be a directory this process can write to, but ${dataDir} is not.`;
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
