import type { Database } from 'better-sqlite3';
import { loadSqliteDriver } from '../database/sqlite/sqlite-driver';
import { BackupError } from './backup-error';
import { isDiskFull } from './temporary-folder';

/**
 * Writes one moment of a SQLite database into a new file. `VACUUM INTO` reads a snapshot: it waits for no writer, no
 * writer waits for it, and it takes what still stands in the write-ahead log.
 */
export async function copySqlite(file: string, target: string): Promise<void> {
  await withDatabase(file, (database) => database.prepare('VACUUM INTO ?').run(target));
}

/** @throws BackupError unless the copy is whole, and a shop's */
export async function checkSqlite(file: string): Promise<void> {
  const found = await withDatabase(file, (database) => database.pragma('integrity_check', { simple: true }));
  if (found !== 'ok') throw new BackupError(`The database in the backup is damaged: ${String(found)}`);
  const [table] = await readSqlite(file, "SELECT 1 FROM sqlite_schema WHERE name = 'migrations'");
  if (!table) throw new BackupError('The database in the backup is no shop: it has no table of migrations.');
}

/** @throws BackupError when the copy holds a program, of which a shop has none: a trigger could make anyone a manager */
export async function checkNoPrograms(file: string): Promise<void> {
  const [found] = await readSqlite<{ type: string; name: string }>(
    file,
    "SELECT type, name FROM sqlite_schema WHERE type IN ('trigger', 'view') OR sql LIKE 'CREATE VIRTUAL%'",
  );
  if (found)
    throw new BackupError(`The database in the backup has a ${found.type} that no shop has: ${found.name}.`);
}

export async function readSqlite<T>(file: string, sql: string): Promise<T[]> {
  return withDatabase(file, (database) => database.prepare<[], T>(sql).all());
}

async function withDatabase<T>(file: string, work: (database: Database) => T): Promise<T> {
  const Sqlite = await loadSqliteDriver();
  let database: Database | undefined;
  try {
    database = new Sqlite(file, { readonly: true, fileMustExist: true });
    return work(database);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    throw new BackupError(`${file} cannot be read: ${(error as Error).message}.`);
  } finally {
    database?.close();
  }
}
