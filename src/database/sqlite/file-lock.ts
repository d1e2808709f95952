import { loadSqliteDriver } from './sqlite-driver';

/**
 * Locks an empty file that has no other purpose, until it is unlocked or this process ends; the operating system also
 * unlocks it after a kill.
 * @returns unlocks it; undefined when another process has the lock
 */
export async function tryLock(file: string): Promise<(() => void) | undefined> {
  const Sqlite = await loadSqliteDriver();
  const database = new Sqlite(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return () => database.close();
  } catch (error) {
    database.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    return undefined;
  }
}
