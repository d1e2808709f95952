import { FastifyAdapter } from '@nestjs/platform-fastify';
import {
  LogController,
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { httpError } from '../common/refusals/refusal';
import { answerError } from './errors/error.filter';
import { pathOf } from '../observability/logger';
import { requestIdsFrom } from '../observability/request-id';
import { answerBrokenRequest, answerOddRequests } from './broken-requests';
import { tidyForwardedFor } from './forwarded-for';
import { isInnerCall } from './inner-calls';
import { readJsonOnly } from './json-bodies';
import { TIMEOUTS, REQUEST_LIMITS } from './limits';
import { limitRequests, plainUrl } from './request-limits';
import { SECURITY_HEADERS } from './security';

/** Files that are sent as they are, since they are compressed already. */
const COMPRESSED_FILES = /\.(?:avif|glb|gif|jpe?g|mp4|png|webm|webp|woff2?)$/i;

/** Where the API's calls lie: everything else is a page or a file. */
const CALLS = '/v1/';

/**
 * The HTTP server under Nest: request ids in and out, one log line for each request, one error shape even
 * for what never reaches a route, and a trailing slash that makes no difference.
 */
export function createAdapter(logger: Logger, trustedProxies: readonly string[]): FastifyAdapter {
  const adapter = new FastifyAdapter(optionsOf(logger, trustedProxies));
  readJsonOnly(adapter);
  const instance = adapter.getInstance();
  tidyForwardedFor(instance);
  // Before any other hook, which may answer.
  setHeaders(instance);
  tellOfEncodings(instance);
  limitRequests(instance);
  answerOddRequests(instance.server);
  answerWrongMethods(instance);
  logRequests(instance);
  closeIdleConnectionsOnShutdown(instance);
  return adapter;
}

function optionsOf(logger: Logger, trustedProxies: readonly string[]): FastifyHttpOptions<Server> {
  return {
    loggerInstance: logger,
    // One line a request is written below.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: REQUEST_LIMITS.body,
    // Fastify's own defaults switch Node's timeouts off.
    requestTimeout: TIMEOUTS.upload,
    connectionTimeout: TIMEOUTS.socketIdle,
    http: {
      headersTimeout: TIMEOUTS.headers,
      connectionsCheckingInterval: TIMEOUTS.check,
      // Node would answer with an empty body.
      requireHostHeader: false,
    },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // What still comes in over a connection that is already open is in flight too.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: requestIdsFrom(trustedProxies),
    rewriteUrl: ({ url = '/' }) => plainUrl(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers({ ...SECURITY_HEADERS, 'x-request-id': request.id });
      answerError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
  };
}

/** Gives every answer the headers that protect it, and its request's id. */
function setHeaders(instance: FastifyInstance): void {
  instance.addHook('onRequest', (request, reply, done) => {
    void reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
    // Tokens, people and their orders stay in no cache; what may be kept says so itself.
    if (isCall(request)) void reply.header('cache-control', 'no-store');
    done();
  });
}

/**
 * Tells caches that an answer hangs on `Accept-Encoding`, also where it was not compressed: they would give it to a
 * caller who takes another form.
 */
function tellOfEncodings(instance: FastifyInstance): void {
  instance.addHook('onSend', (request, reply, payload, done) => {
    const hasOneForm = COMPRESSED_FILES.test(pathOf(request.url)) && reply.statusCode < 400;
    const named = [reply.getHeader('vary') ?? []].flat().join(', ');
    if (!hasOneForm && !/accept-encoding/i.test(named))
      void reply.header('vary', named ? `${named}, accept-encoding` : 'accept-encoding');
    done(null, payload);
  });
}

/** Writes one line for each request. */
function logRequests(instance: FastifyInstance): void {
  instance.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime);
    const line = { method: request.method, path: pathOf(request.url), status: reply.statusCode, ms };
    request.log[isCall(request) && !isInnerCall(request) ? 'info' : 'debug'](line, 'request');
    done();
  });
}

/**
 * Closing waits for every connection, and one that was busy when closing began would be kept alive for
 * a minute after its answer: those that fall idle are closed at once.
 */
function closeIdleConnectionsOnShutdown(instance: FastifyInstance): void {
  let isClosing = false;
  instance.addHook('preClose', async () => {
    isClosing = true;
    const timer = setInterval(() => instance.server.closeIdleConnections(), 50).unref();
    instance.server.once('close', () => clearInterval(timer));
  });
  instance.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done(null, payload);
  });
}

function isCall({ url }: FastifyRequest): boolean {
  return url.startsWith(CALLS);
}

/** A route's path, cut at its slashes, and one of its methods. */
interface KnownRoute {
  parts: readonly string[];
  method: string;
}

/**
 * Answers a request whose path the API knows and whose method it does not: 405, or 204 to OPTIONS, both with the
 * methods that the path has. To be called before routes are registered.
 */
function answerWrongMethods(instance: FastifyInstance): void {
  const routes: KnownRoute[] = [];
  instance.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith(CALLS)) return;
    for (const one of [method].flat()) routes.push({ parts: partsOf(url), method: one });
  });
  instance.addHook('onRequest', async (request, reply) => {
    // Where pages are served a GET has always a route: the one of all pages.
    if (request.routeOptions.url?.startsWith(CALLS) || !isCall(request)) return;
    const asked = partsOf(pathOf(request.url));
    const methods = routes.filter(({ parts }) => fits(asked, parts)).map(({ method }) => method);
    if (methods.length === 0) return;
    // The router leaves a parameter that is too long to the route of all pages.
    if (methods.includes(request.method)) throw httpError(414, 'address.too-long');
    void reply.header('allow', [...new Set([...methods, 'OPTIONS'])].sort().join(', '));
    if (request.method === 'OPTIONS') return reply.status(204).send();
    throw httpError(405, 'method.unknown');
  });
}

/** A slash in the end makes no difference. */
function partsOf(path: string): string[] {
  return (path.endsWith('/') ? path.slice(0, -1) : path).split('/');
}

/** Whether a path is one of a route's: `/v1/orders/:id` takes anything but nothing in the place of `:id`. */
function fits(asked: readonly string[], parts: readonly string[]): boolean {
  return (
    asked.length === parts.length &&
    parts.every((part, at) => (part.startsWith(':') ? asked[at] !== '' : asked[at] === part))
  );
}
