import { pino, type Logger } from 'pino';
import pretty from 'pino-pretty';
import type { Config } from '../../config/config';

/** Structured lines for machines; at a terminal, readable ones. */
export function createLogger(config: Pick<Config, 'logLevel'>): Logger {
  const options = { level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return process.stdout.isTTY
    ? pino(
        options,
        pretty({ sync: true, singleLine: true, translateTime: 'HH:MM:ss', ignore: 'hostname,pid' }),
      )
    : pino(options);
}
