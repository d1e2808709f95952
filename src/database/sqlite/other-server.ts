import { join } from 'node:path';
import { tryLock } from './file-lock';

/**
 * Marks DATA_DIR as a running server's until this process ends.
 * @returns whether another process has marked it already
 */
export async function hasOtherServer(dataDir: string): Promise<boolean> {
  const unlock = await tryLock(join(dataDir, 'server.sqlite'));
  // Keeps a reference: garbage collection would release the lock.
  if (unlock) process.once('exit', unlock);
  return !unlock;
}
