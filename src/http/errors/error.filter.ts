import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namedLanguage, type Language } from '../../common/language';
import { toErrorBody, type ErrorBody } from './error-body';

@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answerError(exception, http.getRequest(), http.getResponse());
  }
}

/**
 * Converts every failure to the common error format (rule W2) in the request's preferred language (rule W19);
 * internal details stay on the server (rule W4).
 */
export function answerError(exception: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const named = namedLanguage(request.headers['accept-language']);
  const body = toErrorBody(exception, named);
  if (body.statusCode >= 500) {
    // The request log contains the id that the caller received in `X-Request-Id`.
    const err = exception instanceof Error ? exception : new Error(String(exception));
    const level = body.statusCode === 503 ? 'warn' : 'error';
    request.log[level]({ context: ErrorFilter.name, err }, err.message);
  }
  if (exception instanceof HttpException && 'retryAfterSeconds' in exception) {
    void reply.header('retry-after', String(exception.retryAfterSeconds));
  }
  return sendError(reply, body, named);
}

/** Sends an error in the request's preferred language; errors are never cached. */
export function sendError(reply: FastifyReply, body: ErrorBody, named: Language | null): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      vary: 'accept-language, accept-encoding',
      'content-language': named ?? 'en',
    })
    .status(body.statusCode)
    .type('application/json')
    .send(body);
}
