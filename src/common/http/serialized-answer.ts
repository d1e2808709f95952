import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { map, type Observable } from 'rxjs';

/** An answer as it goes over the wire, and what its `ETag` says of it. */
export class SerializedAnswer<Source = unknown> {
  private constructor(
    readonly bytes: Buffer,
    readonly tag: string,
    /** What it was made from; undefined for an answer that is not kept. */
    readonly source?: Source,
    readonly type = JSON_TYPE,
  ) {}

  static of<Source>(value: unknown, source?: Source): SerializedAnswer<Source> {
    const bytes = toBytes(JSON.stringify(value));
    return new SerializedAnswer(bytes, hash(bytes), source);
  }

  /** A page's HTML. */
  static ofPage(html: string): SerializedAnswer {
    const bytes = toBytes(html);
    return new SerializedAnswer(bytes, hash(bytes), undefined, PAGE_TYPE);
  }

  /** An answer with a list in the field `name` and more fields behind it, put together from the bytes of each part. */
  static listOf<Source>(
    name: string,
    parts: SerializedAnswer[],
    more: { total: number },
    source: Source,
  ): SerializedAnswer<Source> {
    const pieces = parts.flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [COMMA, bytes]));
    const start = Buffer.from(`{"${name}":[`);
    const fields = JSON.stringify(more).slice(1);
    const end = Buffer.from(`],${fields}`);
    return new SerializedAnswer(
      Buffer.concat([start, ...pieces, end]),
      hash(parts.map(({ tag }) => tag).join(',') + fields),
      source,
    );
  }

  /** The same answer, made from something else. */
  from<Other>(source: Other): SerializedAnswer<Other> {
    return new SerializedAnswer(this.bytes, this.tag, source, this.type);
  }

  get isPage(): boolean {
    return this.type === PAGE_TYPE;
  }
}

const JSON_TYPE = 'application/json; charset=utf-8';
const PAGE_TYPE = 'text/html; charset=utf-8';

/** Not from Node's pool, of which a kept piece would keep the whole. */
function toBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

const COMMA = Buffer.from(',');

function hash(content: string | Buffer): string {
  return createHash('sha1').update(content).digest('base64url');
}

/** A browser sends the tag of the one answer that it has; a long list costs no time. */
const MOST_TAGS = 20;

/** Whether an `If-None-Match` header names this tag; `*` names any, and weak and strong are the same here. */
function names(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',', MOST_TAGS).some((tag) => opaque(tag) === opaque(etag));
}

/**
 * Gives an answer its `ETag`: a weak one, since compression changes the bytes and not the meaning.
 * @returns its bytes; undefined for a 304, when the caller has that content already
 */
export function sendWithEtag(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, tag, type }: SerializedAnswer,
): Buffer | undefined {
  const etag = `W/"${tag}"`;
  void reply.header('etag', etag).header('cache-control', 'no-cache');
  if (names(headers['if-none-match'], etag)) {
    void reply.status(304);
    return undefined;
  }
  void reply.type(type);
  return bytes;
}

/** Gives a read that shoppers share an `ETag` of its content (rule W7). */
@Injectable()
export class EtagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    return next
      .handle()
      .pipe(map((value) => sendWithEtag(http.getRequest(), http.getResponse(), SerializedAnswer.of(value))));
  }
}

/** How an operation whose answers carry an `ETag` documents the other answer. */
export const NOT_MODIFIED = {
  status: 304,
  description: 'Nothing changed since the answer whose `ETag` was sent in `If-None-Match`.',
};
