import type { Database } from 'better-sqlite3';
import { join } from 'node:path';
import { loadSqliteDriver } from './sqlite-driver';

/** Empty, and locked while a server runs. */
const FILE = 'server.sqlite';

/**
 * Marks DATA_DIR as a running server's until this process ends. The mark is a lock of the operating system, which takes
 * it back also from a process that was killed.
 * @returns whether another process has marked it already
 */
export async function hasOtherServer(dataDir: string): Promise<boolean> {
  const Sqlite = (await loadSqliteDriver()) as new (file: string, options: { timeout: number }) => Database;
  const database = new Sqlite(join(dataDir, FILE), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    // Keeps a reference: garbage collection would release the lock.
    process.once('exit', () => database.close());
    return false;
  } catch (error) {
    database.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    return true;
  }
}
