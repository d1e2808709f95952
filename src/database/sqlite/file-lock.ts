import { loadSqliteDriver } from './sqlite-driver';

/**
 * Locks a file, empty and of its own, until the lock is given back or this process ends: the operating system takes it
 * back also from a process that was killed.
 * @returns what gives it back; undefined when another process has it
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
