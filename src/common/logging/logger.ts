import { pino, type Logger } from 'pino';
import type { Config } from '../../config/config';

/** Structured lines for machines; at a terminal, readable ones. */
export async function createLogger(config: Pick<Config, 'logLevel'>): Promise<Logger> {
  const options = { level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (!process.stdout.isTTY) return pino(options);
  const { default: pretty } = await import('pino-pretty');
  return pino(
    options,
    pretty({ sync: true, singleLine: true, translateTime: 'HH:MM:ss', ignore: 'hostname,pid' }),
  );
}
