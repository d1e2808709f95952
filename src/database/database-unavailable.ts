import { Unavailable } from '../common/refusals/refusal';

/** The database cannot be used at the moment: it is gone, frozen, full, or takes no writes (rule X13). */
export class DatabaseUnavailable extends Unavailable {}

/** A deadlock, a lock that took too long, and MariaDB's 'record has changed since last read': trying again helps. */
const CONFLICTS = [1213, 1205, 1020];

/** A Galera node that has lost its cluster, or not joined it yet. */
const NOT_PREPARED = 1047;

/** A server that is read-only, full, shutting down, out of connections, or ended the query or the connection. */
const UNAVAILABLE = [
  ...[1290, 1792, 1836],
  ...[3, 28, 1021, 1026, 1030, 1114],
  ...[1040, 1053, 1077, 1129, 1180, 1203, 1226],
  ...[1158, 1159, 1160, 1161, 1317, 1927, 1969, 3024],
];

const NETWORK = /^(?:EAI_|ECONN|EHOST|ENET|ENOTFOUND|EPIPE|ETIMEDOUT|EMFILE|ENFILE|PROTOCOL_)/;
const SQLITE = /^SQLITE_(?:BUSY|CANTOPEN|FULL|IOERR|LOCKED|PROTOCOL|READONLY)/;

interface DriverError {
  code?: string;
  errno?: number;
  fatal?: boolean;
}

/** Whether another attempt at the transaction may succeed within seconds. */
export function isPassing(error: unknown): boolean {
  const { code = '', errno = 0 } = driverErrorOf(error);
  return isConflict(error) || errno === NOT_PREPARED || code.startsWith('SQLITE_BUSY');
}

/** Whether the error is a conflict with another transaction: the database itself works. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.includes(driverErrorOf(error).errno ?? 0);
}

/** Whether the connection to a server is closed, or may still receive the answer to a query that timed out. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', fatal } = driverErrorOf(error);
  return fatal === true || NETWORK.test(code);
}

/** The error that callers get: an error about the database itself, instead of the query, becomes a 503. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  const { code = '', errno = 0 } = driverErrorOf(error);
  const isUnavailable = isPassing(error) || isConnectionLost(error) || UNAVAILABLE.includes(errno);
  return isUnavailable || SQLITE.test(code) ? new DatabaseUnavailable(error) : error;
}

/** The driver's error, which TypeORM's and this file's errors wrap. */
function driverErrorOf(error: unknown): DriverError {
  const { cause, driverError } = (error ?? {}) as { cause?: unknown; driverError?: DriverError };
  if (error instanceof DatabaseUnavailable) return driverErrorOf(cause);
  return driverError ?? error ?? {};
}
