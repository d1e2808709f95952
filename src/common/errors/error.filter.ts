import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { toErrorBody } from './error-body';

/** Gives every failure the wire's one shape (rule W2); what is internal stays on the server (rule W4). */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(exception: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const body = toErrorBody(exception);
    if (body.statusCode >= 500) this.logger.error(exception);
    if (exception instanceof HttpException && 'retryAfterSeconds' in exception) {
      void reply.header('retry-after', String(exception.retryAfterSeconds));
    }
    void reply
      .header('cache-control', 'no-store')
      .status(body.statusCode)
      .type('application/json')
      .send(body);
  }
}
