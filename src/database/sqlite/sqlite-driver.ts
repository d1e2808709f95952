import type { Database, Options } from 'better-sqlite3';
import { ConfigError } from '../../config/config-error';

/** The driver: opens a file. */
type SqliteDriver = new (file: string, options?: Options) => Database;

/**
 * The driver of the embedded database, for TypeORM's `driver` option. Node 20 has one of its own in `node20/`;
 * the other one ends the process there as soon as it is loaded.
 *
 * @throws ConfigError when the one in `node20/` cannot be installed or read
 */
export async function loadSqliteDriver(): Promise<SqliteDriver> {
  const isNode20 = process.versions.node.startsWith('20.');
  const name = isNode20 ? '#node20' : 'better-sqlite3';
  const { default: driver } = (await import(name).catch(rethrowDriverError)) as { default: SqliteDriver };
  return driver;
}

/** `node20/` says in a sentence what is wrong with the driver there. */
function rethrowDriverError(error: Error & { code?: string }): never {
  throw error.code === 'NODE20_DRIVER' ? new ConfigError([error.message]) : error;
}
