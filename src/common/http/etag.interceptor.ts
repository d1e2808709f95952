import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { SerializedAnswer } from './serialized-answer';

/** Whether an `If-None-Match` header names this tag; `*` names any, and weak and strong are the same here. */
function names(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/**
 * Gives an answer its `ETag`: a weak one, since compression changes the bytes and not the meaning.
 * @returns its bytes; undefined for a 304, when the caller has that content already
 */
export function sendWithEtag(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, tag }: SerializedAnswer,
): Buffer | undefined {
  const etag = `W/"${tag}"`;
  void reply.header('etag', etag).header('cache-control', 'no-cache');
  if (names(headers['if-none-match'], etag)) {
    void reply.status(304);
    return undefined;
  }
  void reply.type('application/json; charset=utf-8');
  return bytes;
}

/** Gives a read that shoppers share an `ETag` of its content (rule W7). */
@Injectable()
export class EtagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    return next.handle().pipe(
      map((value) => {
        const answer = value instanceof SerializedAnswer ? value : SerializedAnswer.of(value);
        return sendWithEtag(http.getRequest(), http.getResponse(), answer);
      }),
    );
  }
}

/** How an operation whose answers carry an `ETag` documents the other answer. */
export const NOT_MODIFIED = {
  status: 304,
  description: 'Nothing changed since the answer whose `ETag` was sent in `If-None-Match`.',
};
