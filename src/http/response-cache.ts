import { Negotiator } from '@fastify/accept-negotiator';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Public } from '../access/public.decorator';
import { takesPages } from './html-document';
import { COMPRESSION_THRESHOLD } from './security';
import { CachedResponse, hasTag, type Encoding } from './cached-response';
import { stringifyShared } from './stringify-shared';

/** Tells when cached responses are stale. */
export interface CacheValidator {
  /** Rises whenever the responses may have changed. */
  readonly generation: number;
  /** Checks for changes by other processes; undefined when there is nothing to await. */
  refresh(): Promise<void> | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Responses with status 200 get an `ETag` of their content. */
    hasEtag?: boolean;
    isCached?: boolean;
  }
  interface FastifyReply {
    /** Whether the response depends only on its URL and the validator's data. */
    isCacheable: boolean;
  }
}

/** Gives a route's responses an `ETag` of their content (rule W7). */
export function Etag(): MethodDecorator {
  return applyDecorators(RouteConfig({ hasEtag: true }), ApiResponse(NOT_MODIFIED));
}

/**
 * Caches a route's responses by URL, with an `ETag`. It makes the route public: without a guard the caller is
 * unknown, so that no response can depend on it.
 */
export function Cached(): MethodDecorator {
  return applyDecorators(Public(), RouteConfig({ hasEtag: true, isCached: true }), ApiResponse(NOT_MODIFIED));
}

const NOT_MODIFIED = {
  status: 304,
  description: 'Nothing changed since the answer whose `ETag` was sent in `If-None-Match`.',
};

/** Responses to longer URLs, in characters, are not cached. */
export const MAX_CACHED_URL = 500;
/** Maximum bytes of all responses, including compressed forms. */
const MAX_BYTES = 64 * 1024 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';
const ACCEPTED = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip'] });

/**
 * Answers GETs from memory before guards, validation and handlers. Drops everything when the validator's
 * generation rises; a response whose request began before that is not stored.
 */
export function registerResponseCache(app: NestFastifyApplication, validator: CacheValidator): void {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: (response) => response.size,
  });
  /** Pending responses by key; concurrent requests wait for them. */
  const making = new Map<string, Promise<void>>();
  const pending = new WeakMap<FastifyRequest, { key: string; generation: number; end: () => void }>();
  let { generation } = validator;

  const renew = (): void => {
    if (generation === validator.generation) return;
    ({ generation } = validator);
    responses.clear();
    making.clear();
  };
  const begin = (request: FastifyRequest, key: string): void => {
    const made = new Promise<void>((resolve) => pending.set(request, { key, generation, end: resolve }));
    if (!making.has(key)) making.set(key, made);
  };
  const end = (request: FastifyRequest, response?: CachedResponse): void => {
    const own = pending.get(request);
    if (!own) return;
    pending.delete(request);
    renew();
    if (own.generation === generation) {
      if (response) responses.set(own.key, response);
      making.delete(own.key);
    }
    own.end();
  };
  const lookUp = (
    request: FastifyRequest,
    reply: FastifyReply,
    done: () => void,
    hasWaited = false,
  ): void => {
    renew();
    const key = keyOf(request.url);
    const found = responses.get(key);
    if (found && (!found.isPage || takesPages(request.headers.accept))) return give(request, reply, found);
    const made = making.get(key);
    if (made && !hasWaited) return void made.then(() => lookUp(request, reply, done, true));
    // Responses to signed-in people are never stored.
    if (request.headers.authorization === undefined) begin(request, key);
    if (reply.isCacheable) void reply.serializer(stringifyShared).type(JSON_TYPE);
    done();
  };

  const instance = app.getHttpAdapter().getInstance();
  instance.decorateReply('isCacheable', false);
  instance.addHook('onRequest', (request, reply, done) => {
    const { hasEtag, isCached = false } = request.routeOptions.config;
    reply.isCacheable = isCached;
    if (!hasEtag || request.method !== 'GET' || request.url.length > MAX_CACHED_URL) return done();
    const check = validator.refresh();
    if (check) check.then(() => lookUp(request, reply, done), done);
    else lookUp(request, reply, done);
  });
  instance.addHook('onSend', (request, reply, payload, done) => {
    const { hasEtag } = request.routeOptions.config;
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!hasEtag || !isWhole || reply.statusCode !== 200 || reply.hasHeader('etag')) {
      end(request);
      return done(null, payload);
    }
    const response = new CachedResponse(payload, String(reply.getHeader('content-type')));
    end(request, reply.isCacheable ? response : undefined);
    Promise.resolve(form(request, reply, response)).then((body) => done(null, body), done);
  });
}

function give(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): void {
  const body = form(request, reply, response);
  if (body === null || Buffer.isBuffer(body)) void reply.send(body ?? undefined);
  else void body.then((bytes) => reply.send(bytes));
}

/** The form of a response that a client accepts, with its headers; null for a 304. */
function form(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): Buffer | Promise<Buffer> | null {
  void reply.header('etag', response.etag).header('cache-control', 'no-cache');
  if (hasTag(headers['if-none-match'], response.etag)) {
    void reply.status(304).removeHeader('content-type');
    return null;
  }
  void reply.header('content-type', response.type);
  const accepted = headers['accept-encoding'];
  if (!accepted || method !== 'GET' || response.body.length < COMPRESSION_THRESHOLD) return response.body;
  const encoding = ACCEPTED.negotiate(accepted);
  if (!encoding) return response.body;
  void reply.header('content-encoding', encoding);
  return response.compress(encoding);
}

/** The URL with sorted parameters, so that equal queries share one entry. */
function keyOf(url: string): string {
  const at = url.indexOf('&');
  if (at < 0) return url;
  const start = url.indexOf('?') + 1;
  // The order of repeated parameters matters, so leave such URLs unchanged.
  const nameOf = (parameter: string): string => parameter.split('=', 1)[0]!;
  const parameters = url.slice(start).split('&');
  // An encoded name may be a repetition too.
  if (parameters.some((parameter) => nameOf(parameter).includes('%'))) return url;
  const sorted = parameters.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
  return url.slice(0, start) + sorted.join('&');
}
