import type { FastifyRequest } from 'fastify';
import { pino, type Logger, type LoggerOptions } from 'pino';
import type { Config } from '../../config/config';
import { pathOf } from './path-of';

/** Structured lines for machines; at a terminal, readable ones. */
export async function createLogger(config: Pick<Config, 'logLevel'>): Promise<Logger> {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: ({ method, url }: FastifyRequest) => ({ method, path: pathOf(url) }) },
    // What a failed query looked for is what a person typed.
    redact: { paths: ['err.parameters', 'err.sql', 'err.driverError.sql'], remove: true },
  };
  if (!process.stdout.isTTY) return pino(options);
  const { default: pretty } = await import('pino-pretty');
  return pino(
    options,
    pretty({ sync: true, singleLine: true, translateTime: 'HH:MM:ss', ignore: 'hostname,pid' }),
  );
}
