import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError } from './backup-error';

/**
 * Does work in a new folder within another one, and removes that folder afterwards, also when a signal ends the
 * process: it may contain a password and a part of the shop's data.
 *
 * @throws BackupError when the folder cannot be written to, or its disk is full
 */
export async function inTemporaryFolder<T>(
  folder: string,
  name: string,
  work: (tempFolder: string) => Promise<T>,
): Promise<T> {
  const tempFolder = makeTemporaryFolder(join(folder, name));
  // A file that is being written may appear while the folder is emptied.
  const remove = (): void => rmSync(tempFolder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  try {
    return await work(tempFolder);
  } catch (error) {
    throw isDiskFull(error) ? new BackupError(`The disk of ${folder} is full: make room there.`) : error;
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/** Whether a file system or SQLite has no room left, or the user has used up what is theirs of it. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'].includes((error as { code?: string }).code ?? '');
}

function makeTemporaryFolder(prefix: string): string {
  try {
    return mkdtempSync(prefix);
  } catch (error) {
    if (isDiskFull(error)) throw new BackupError(`The disk of ${dirname(prefix)} is full: make room there.`);
    const { message } = error as Error;
    throw new BackupError(`${dirname(prefix)} must be a folder that this process can write to: ${message}.`);
  }
}

/** Waits until a file is on the disk: a power cut must not leave its name without its content. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}
