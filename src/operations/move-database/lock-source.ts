import { dirname, join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import type { DatabaseConfig, DatabaseServerConfig } from '../../config/config';
import { nameOf } from '../../database/database-name';
import { tryLock } from '../../database/sqlite/file-lock';
import { CommandError } from '../command-error';

/**
 * Locks a database against servers: one that starts meanwhile waits, as during a migration.
 * @returns releases the lock
 * @throws CommandError when a server runs on it
 */
export async function lockSource(database: DatabaseConfig): Promise<() => Promise<void>> {
  return database.kind === 'sqlite' ? holdFile(database.file) : holdServer(database);
}

async function holdFile(file: string): Promise<() => Promise<void>> {
  const unlockServer = await tryLock(join(dirname(file), 'server.sqlite'));
  const unlockStart = unlockServer && (await tryLock(`${file}-start`));
  if (!unlockStart) {
    unlockServer?.();
    throw new CommandError(`A server runs on ${file}: stop it first, so that no order is left behind.`);
  }
  return async () => {
    unlockStart();
    unlockServer();
  };
}

async function holdServer(database: DatabaseServerConfig): Promise<() => Promise<void>> {
  const { host, port, user, password, name } = database;
  const connection = await createConnection({ host, port, user, password, database: name });
  const [[lock]] = await connection.query<RowDataPacket[]>(
    "SELECT GET_LOCK(CONCAT('shop:', SHA1(DATABASE())), 0) AS isOurs",
  );
  const [others] = await connection.query<RowDataPacket[]>(
    'SELECT ID FROM information_schema.PROCESSLIST WHERE DB = DATABASE() AND ID <> CONNECTION_ID()',
  );
  if (lock?.isOurs !== 1 || others.length > 0) {
    connection.destroy();
    const count = `${others.length} other ${others.length === 1 ? 'connection' : 'connections'}`;
    throw new CommandError(
      `A server runs on ${nameOf(database)}, which has ${count}: stop it first, so that no order is left behind.`,
    );
  }
  return async () => connection.destroy();
}
