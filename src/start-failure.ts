import { ConfigError } from './config/config-error';
import type { Settings } from './config/load-config';
import { describeDatabaseFailure, rootFailure, type Failure } from './database/database-failure';

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
  const sentence = listenFailure(failure, config) ?? describeDatabaseFailure(error, config.database);
  return sentence ? [sentence] : undefined;
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
