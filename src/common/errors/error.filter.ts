import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorBody } from './error-body';

@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answerError(exception, http.getRequest(), http.getResponse());
  }
}

/** Gives every failure the wire's one shape (rule W2); what is internal stays on the server (rule W4). */
export function answerError(exception: unknown, { log }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = toErrorBody(exception);
  if (body.statusCode >= 500) {
    // The request's own log names its id, which the caller has from the answer's `X-Request-Id`.
    const err = exception instanceof Error ? exception : new Error(String(exception));
    log[body.statusCode === 503 ? 'warn' : 'error']({ context: ErrorFilter.name, err }, err.message);
  }
  if (exception instanceof HttpException && 'retryAfterSeconds' in exception) {
    void reply.header('retry-after', String(exception.retryAfterSeconds));
  }
  return reply
    .header('cache-control', 'no-store')
    .status(body.statusCode)
    .type('application/json')
    .send(body);
}
