import type { DatabaseConfig } from '../config/config';
import { addressOf, nameOf } from './database-name';
import { DatabaseUnavailable } from './database-unavailable';
import { describeUnfinishedMove, UnfinishedMoveError } from './unfinished-move';

/** Foreign tables that a sentence names. */
const MAX_NAMED = 3;

export type Failure = Error & {
  code?: string;
  address?: string;
  hostname?: string;
  charset?: string;
  tables?: readonly string[];
};

const AWAY = new Set([
  ...['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNRESET'],
  'PROTOCOL_CONNECTION_LOST',
]);

/** Whether no database server answered. */
export function isServerAway(error: unknown): boolean {
  return AWAY.has(rootFailure(error).code ?? '');
}

/** TypeORM wraps the driver's error, and Node wraps the errors of several addresses in one. */
export function rootFailure(error: unknown): Failure {
  const { driverError, errors } = error as { driverError?: Failure; errors?: Failure[] };
  if (error instanceof DatabaseUnavailable) return rootFailure(error.cause);
  return driverError ?? errors?.[0] ?? (error as Failure);
}

/**
 * Why a database could not be opened: a sentence with the variable to correct, without passwords.
 *
 * @returns undefined when the operator could not have caused the failure
 */
export function describeDatabaseFailure(error: unknown, database: DatabaseConfig): string | undefined {
  const failure = rootFailure(error);
  if (failure.name === 'ForeignTablesError') return foreignTables(failure.tables ?? [], database);
  if (failure instanceof UnfinishedMoveError) return describeUnfinishedMove(database);
  if (database.kind === 'sqlite') return sqliteFailure(failure, database.file);
  const { user, name } = database;
  const server = addressOf(database);
  if (isServerAway(failure)) return `DATABASE_URL must lead to a database server: none answers at ${server}.`;
  switch (failure.code) {
    case 'ER_ACCESS_DENIED_ERROR':
    case 'ER_ACCESS_DENIED_NO_PASSWORD_ERROR':
      return `DATABASE_URL must hold the right user and password: ${server} refuses the user ${user}.`;
    case 'ER_DBACCESS_DENIED_ERROR':
      return `DATABASE_URL must name a database that the user ${user} may use, which ${name} is not.`;
    case 'ER_BAD_DB_ERROR':
      return `DATABASE_URL must name an existing database: ${server} has none called ${name}.`;
    default:
      return failure.name === 'DatabaseCharsetError'
        ? `DATABASE_URL must name a database with the character set utf8mb4: ${name} has ${failure.charset}.`
        : undefined;
  }
}

function foreignTables(tables: readonly string[], database: DatabaseConfig): string {
  const named = tables.slice(0, MAX_NAMED).join(', ');
  const more = tables.length > MAX_NAMED ? ` and ${tables.length - MAX_NAMED} more` : '';
  const setting = database.kind === 'sqlite' ? 'DATA_DIR' : 'DATABASE_URL';
  return `${setting} must name an empty database or the shop’s: ${nameOf(database)} holds tables of another program (${named}${more}).`;
}

function sqliteFailure({ code }: Failure, file: string): string | undefined {
  switch (code) {
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
    case 'SQLITE_READONLY_DIRECTORY':
      return `DATA_DIR must be writable: the database ${file} cannot be opened for writing.`;
    case 'SQLITE_NOTADB':
    case 'SQLITE_CORRUPT':
      return `DATA_DIR must hold a sound database: ${file} is not one. Move it away to start afresh.`;
    case 'SQLITE_BUSY':
      return `DATA_DIR is in use by another program that holds ${file}: give each server its own.`;
    case 'SQLITE_FULL':
    case 'SQLITE_IOERR_SHMSIZE':
      return `DATA_DIR has no room left for the database ${file}.`;
    default:
      return undefined;
  }
}
