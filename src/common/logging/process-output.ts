import { format } from 'node:util';
import type { Logger } from 'pino';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Sends all that the process prints into its log, so that every line of it is one event: what packages write on the
 * console, Node's warnings, and the error that ends the process.
 */
export function takeOverOutput(logger: Logger): void {
  for (const [method, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, 'info'][]) {
    console[method] = (...given: unknown[]) => logger[level]({ context: 'console' }, format(...given));
  }
  process.removeAllListeners('warning');
  process.on('warning', (err) => logger.warn({ context: 'Node', err }, err.message));
  process.on('uncaughtException', (err) => {
    logger.fatal({ context: 'Node', err }, err.message);
    process.exit(1);
  });
}
