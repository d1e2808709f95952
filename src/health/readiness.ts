import { Injectable, Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { worded } from '../http/errors/error-body';
import { sendError } from '../http/errors/error.filter';
import { RETRY_SECONDS, sendMaintenancePage } from '../http/maintenance-page';
import { isPageVisit } from '../http/static-sites';
import { namedLanguage } from '../common/language';
import { errorMessage } from '../common/refusals/refusal';
import { DatabaseService } from '../database/database.service';

/** The path of the health checks, which respond even during startup. */
const HEALTH = '/health/';

/** Why the shop accepts no requests. */
type Problem = 'shop.starting' | 'shop.ending' | 'database.unreachable';

/** Whether the shop accepts requests: it listens before its database is open (rule X9). */
@Injectable()
export class Readiness {
  private readonly logger = new Logger(Readiness.name);
  private state: 'starting' | 'ready' | 'ending' = 'starting';
  private isDatabaseUsable = true;

  constructor(private readonly database: DatabaseService) {}

  /**
   * Rejects every request except health checks until {@link markReady}, and closes connections after {@link end}.
   */
  guard(app: NestFastifyApplication): void {
    const instance = app.getHttpAdapter().getInstance();
    instance.addHook('onRequest', async (request, reply) => {
      // A client that reused its connection after shutdown would lose a request.
      if (this.state === 'ending') void reply.header('connection', 'close');
      if (!this.isStarting() || request.url.startsWith(HEALTH)) return;
      // Not thrown: for paths that Nest does not know, such as /docs, Fastify would respond in its own
      // format.
      return isPageVisit(request)
        ? sendMaintenancePage(request, reply)
        : sendUnavailable('shop.starting', request, reply);
    });
  }

  isStarting(): boolean {
    return this.state === 'starting';
  }

  markReady(): void {
    this.state = 'ready';
  }

  /** Requests are still served, but load balancers should send no more. */
  end(): void {
    this.state = 'ending';
  }

  /** Why the shop is not ready; undefined when it is. */
  async problem(): Promise<Problem | undefined> {
    if (this.state === 'starting') return 'shop.starting';
    if (this.state === 'ending') return 'shop.ending';
    const reason = await this.database.writeProblem();
    this.report(reason);
    return reason === undefined ? undefined : 'database.unreachable';
  }

  /** Logs each change only once, since load balancers poll every second. */
  private report(reason: unknown): void {
    const isUsable = reason === undefined;
    if (isUsable === this.isDatabaseUsable) return;
    this.isDatabaseUsable = isUsable;
    if (isUsable) this.logger.log('Ready again: the database takes writes.');
    else this.logger.warn(`Not ready, since the database takes no write: ${describe(reason)}`);
  }
}

/** Responds 503 with `Retry-After`. Not logged, since load balancers poll every second. */
export function sendUnavailable(
  problem: Problem,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const named = namedLanguage(headers['accept-language']);
  void reply.header('retry-after', String(RETRY_SECONDS));
  return sendError(reply, { statusCode: 503, ...worded(errorMessage(problem), named) }, named);
}

/** The driver's error message, if any. */
function describe(reason: unknown): string {
  const { message, cause } = reason as Error;
  return cause instanceof Error ? cause.message : message;
}
