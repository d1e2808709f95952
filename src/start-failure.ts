import { ConfigError } from './config/config-error';
import type { Settings } from './config/load-config';
import { addressOf } from './database/database-name';
import { DatabaseUnavailable } from './database/database-unavailable';

type Failure = Error & { code?: string; address?: string; hostname?: string; charset?: string };

/**
 * Why the shop could not start: one sentence for each mistake, with the variable to correct. It contains no
 * passwords.
 *
 * @param config undefined when reading the configuration itself failed
 * @returns undefined when the operator could not have caused the failure
 */
export function describeStartFailure(
  error: unknown,
  config: Settings | undefined,
): readonly string[] | undefined {
  if (error instanceof ConfigError) return error.sentences;
  if (!config) return undefined;
  const failure = rootFailure(error);
  const sentence = listenFailure(failure, config) ?? databaseFailure(failure, config);
  return sentence ? [sentence] : undefined;
}

/** TypeORM wraps the driver's error, and Node wraps the errors of several addresses in one. */
function rootFailure(error: unknown): Failure {
  const { driverError, errors } = error as { driverError?: Failure; errors?: Failure[] };
  if (error instanceof DatabaseUnavailable) return rootFailure(error.cause);
  return driverError ?? errors?.[0] ?? (error as Failure);
}

function listenFailure(
  { code, syscall, port, hostname }: Failure & { syscall?: string; port?: number },
  config: Settings,
): string | undefined {
  const setting =
    port === config.metricsPort && port !== undefined ? `METRICS_PORT ${port}` : `PORT ${config.port}`;
  const isListening =
    syscall === 'listen' || syscall === 'bind' || (syscall === 'getaddrinfo' && hostname === config.host);
  if (code === 'EADDRINUSE') return `${setting} is taken by another program: choose another one.`;
  if (code === 'EACCES' && isListening) {
    return `${setting} may not be used by this user: choose one above 1023.`;
  }
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && isListening)) {
    return `HOST must be an address of this machine, but ${config.host} is not.`;
  }
  return undefined;
}

function databaseFailure(failure: Failure, config: Settings): string | undefined {
  if (config.database.kind === 'sqlite') return sqliteFailure(failure, config.database.file);
  const { user, name } = config.database;
  const server = addressOf(config.database);
  switch (failure.code) {
    case 'ER_ACCESS_DENIED_ERROR':
    case 'ER_ACCESS_DENIED_NO_PASSWORD_ERROR':
      return `DATABASE_URL must hold the right user and password: ${server} refuses the user ${user}.`;
    case 'ER_DBACCESS_DENIED_ERROR':
      return `DATABASE_URL must name a database that the user ${user} may use, which ${name} is not.`;
    case 'ER_BAD_DB_ERROR':
      return `DATABASE_URL must name an existing database: ${server} has none called ${name}.`;
    case 'ECONNREFUSED':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ECONNRESET':
    case 'PROTOCOL_CONNECTION_LOST':
      return `DATABASE_URL must lead to a database server: none answers at ${server}.`;
    default:
      return failure.name === 'DatabaseCharsetError'
        ? `DATABASE_URL must name a database with the character set utf8mb4: ${name} has ${failure.charset}.`
        : undefined;
  }
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
      return `DATA_DIR has no room left for the database ${file}.`;
    default:
      return undefined;
  }
}
