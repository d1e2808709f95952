import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DatabaseService } from '../database/database.service';

/** The health checks' own addresses, which are answered also while the shop starts. */
const HEALTH = '/health/';
const RETRY_SECONDS = 5;
const STARTING = 'The shop is starting.';

/** A shop that starts or ends; a load balancer asks another one. */
class NotOpen extends ServiceUnavailableException {
  readonly retryAfterSeconds = RETRY_SECONDS;
}

/** Whether the shop takes requests: it listens before its database is open (rule X9). */
@Injectable()
export class Readiness {
  private state: 'starting' | 'open' | 'ending' = 'starting';

  constructor(private readonly database: DatabaseService) {}

  /** Refuses every request but the health checks' until {@link open}. */
  guard(app: NestFastifyApplication): void {
    const instance = app.getHttpAdapter().getInstance();
    instance.addHook('onRequest', async (request, reply) => {
      if (!this.isStarting() || request.url.startsWith(HEALTH)) return;
      // Not thrown: what Nest does not know, such as /docs, would answer it in Fastify's words.
      const headers = { 'retry-after': String(RETRY_SECONDS), 'cache-control': 'no-store' };
      return reply.headers(headers).status(503).send({ statusCode: 503, message: STARTING });
    });
  }

  isStarting(): boolean {
    return this.state === 'starting';
  }

  open(): void {
    this.state = 'open';
  }

  /** Requests are still answered, but load balancers are to send no more. */
  end(): void {
    this.state = 'ending';
  }

  /** @throws a 503 with the reason why no requests should be sent */
  async assertReady(): Promise<void> {
    const problem = await this.problem();
    if (problem !== undefined) throw new NotOpen(problem);
  }

  private async problem(): Promise<string | undefined> {
    if (this.state === 'starting') return STARTING;
    if (this.state === 'ending') return 'The shop is shutting down.';
    return (await this.database.canWrite()) ? undefined : 'The database cannot be reached.';
  }
}
