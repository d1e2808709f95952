import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError } from './backup-error';

/**
 * Does work in a new folder within another one. It is removed afterwards, also when a signal ends the process: it may
 * hold a password and half of a shop.
 */
export async function inDraft<T>(
  folder: string,
  name: string,
  work: (draft: string) => Promise<T>,
): Promise<T> {
  const draft = makeDraft(join(folder, name));
  // A file that is being written may appear while the folder is emptied.
  const remove = (): void => rmSync(draft, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', remove);
  try {
    return await work(draft);
  } finally {
    process.off('exit', remove);
    remove();
  }
}

function makeDraft(prefix: string): string {
  try {
    return mkdtempSync(prefix);
  } catch (error) {
    const { message } = error as Error;
    throw new BackupError(`${dirname(prefix)} must be a folder that this process can write to: ${message}.`);
  }
}

/** Waits until a file is on the disk: a power cut must not leave its name without its content. */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}
