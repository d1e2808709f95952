import type { LoggerService } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { format } from 'node:util';
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Config } from '../config/config';
import { loggedPath } from '../common/url';
import { currentRequestId } from './request-id';

/** Structured lines for machines; at a terminal, readable ones. */
export async function createLogger(config: Pick<Config, 'logLevel'>): Promise<Logger> {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: ({ method, url }: FastifyRequest) => ({ method, path: loggedPath(url) }) },
    // What a failed query looked for is what a person typed.
    redact: { paths: ['err.parameters', 'err.sql', 'err.driverError.sql'], remove: true },
    // A request's own logger has the id already.
    mixin: (_line, _level, writer) => (writer === logger ? { reqId: currentRequestId() } : {}),
  };
  const logger = process.stdout.isTTY ? pino(options, await prettyStream()) : pino(options);
  return logger;
}

async function prettyStream(): Promise<DestinationStream> {
  const { default: pretty } = await import('pino-pretty');
  return pretty({ sync: true, singleLine: true, translateTime: 'HH:MM:ss', ignore: 'hostname,pid' });
}

/** Nest's start-up lines, which are of use only when a module is wired wrongly. */
const WIRING_CONTEXTS = new Set(['InstanceLoader', 'RouterExplorer', 'RoutesResolver', 'NestFactory']);

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';

/** Lets Nest, and every user of Nest's `Logger`, write into the process's one structured log. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...details: unknown[]): void {
    const context = contextOf(details);
    const isWiring = context !== undefined && WIRING_CONTEXTS.has(context);
    this.write(isWiring ? 'debug' : 'info', message, details);
  }

  error(message: unknown, ...details: unknown[]): void {
    if (isThrownAsWell(message, contextOf(details))) return;
    this.write('error', message, details);
  }

  readonly warn = this.writer('warn');
  readonly debug = this.writer('debug');
  readonly verbose = this.writer('trace');
  readonly fatal = this.writer('fatal');

  private writer(level: Level): (message: unknown, ...details: unknown[]) => void {
    return (message, ...details) => this.write(level, message, details);
  }

  private write(level: Level, message: unknown, details: unknown[]): void {
    const context = contextOf(details);
    if (message instanceof Error) this.logger[level]({ context, err: message }, message.message);
    else if (typeof message === 'string') this.logger[level]({ context, stack: stackOf(details) }, message);
    else this.logger[level]({ context, details: message });
  }
}

/** A failed start is logged here and thrown to `main`, which says in a sentence what to correct. */
function isThrownAsWell(message: unknown, context: string | undefined): boolean {
  const isConnecting = context === 'TypeOrmModule' && String(message).startsWith('Unable to connect');
  const isListening = context === 'NestApplication' && String(message).startsWith('Error: listen');
  return context === 'ExceptionHandler' || isConnecting || isListening;
}

/** Nest hands the context over as the last argument. */
function contextOf(details: unknown[]): string | undefined {
  const last = details.at(-1);
  return typeof last === 'string' ? last : undefined;
}

/** … and a stack, if there is one, as the argument before it. */
function stackOf(details: unknown[]): string | undefined {
  const [first] = details;
  return details.length > 1 && typeof first === 'string' ? first : undefined;
}

const CONSOLE_LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Sends all that the process prints into its log, so that every line of it is one event: what packages write on the
 * console, Node's warnings, and the error that ends the process.
 */
export function takeOverOutput(logger: Logger): void {
  for (const [method, level] of Object.entries(CONSOLE_LEVELS) as [keyof typeof CONSOLE_LEVELS, 'info'][]) {
    console[method] = (...given: unknown[]) => logger[level]({ context: 'console' }, format(...given));
  }
  process.removeAllListeners('warning');
  process.on('warning', (err) => logger.warn({ context: 'Node', err }, err.message));
  process.on('uncaughtException', (err) => {
    logger.fatal({ context: 'Node', err }, err.message);
    process.exit(1);
  });
}
