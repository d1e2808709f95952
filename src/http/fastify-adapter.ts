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
import type { Config } from '../config/config';
import { httpError } from '../common/refusals/refusal';
import { answerError } from './errors/error.filter';
import { requestIdsFrom } from '../observability/request-id';
import { answerBrokenRequest, answerOddRequests } from './broken-requests';
import { tidyForwardedFor } from './forwarded-for';
import { describeCaller } from './described-caller';
import { isInternalRequest } from './internal-requests';
import { readJsonOnly } from './json-bodies';
import { TIMEOUTS, REQUEST_LIMITS } from './limits';
import { limitRequests, plainUrl } from './request-limits';
import { SECURITY_HEADERS } from './security';
import { loggedPath, pathOf } from '../common/url';

/** Already compressed files, which are sent as they are. */
const COMPRESSED_FILES = /\.(?:avif|glb|gif|jpe?g|mp4|png|webm|webp|woff2?)$/i;

export type AdapterSettings = Pick<Config, 'trustedProxies' | 'logAddresses'>;

/** The path of API calls; all other paths are pages or files. */
const CALLS = '/v1/';

/**
 * Configures Fastify under Nest: request ids, one log line per request, the common error format even without
 * a route, and optional trailing slashes.
 */
export function createAdapter(
  logger: Logger,
  { trustedProxies, logAddresses }: AdapterSettings,
): FastifyAdapter {
  const adapter = new FastifyAdapter(optionsOf(logger, trustedProxies));
  readJsonOnly(adapter);
  const instance = adapter.getInstance();
  tidyForwardedFor(instance);
  // Register before all other hooks, since a hook may send the response.
  setHeaders(instance);
  tellOfEncodings(instance);
  limitRequests(instance);
  answerOddRequests(instance.server);
  answerWrongMethods(instance);
  logRequests(instance, logAddresses);
  closeIdleConnectionsOnShutdown(instance);
  return adapter;
}

function optionsOf(logger: Logger, trustedProxies: readonly string[]): FastifyHttpOptions<Server> {
  return {
    loggerInstance: logger,
    // `logRequests` writes one line per request instead.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: REQUEST_LIMITS.body,
    // Fastify's defaults disable Node's timeouts.
    requestTimeout: TIMEOUTS.upload,
    connectionTimeout: TIMEOUTS.socketIdle,
    http: {
      headersTimeout: TIMEOUTS.headers,
      connectionsCheckingInterval: TIMEOUTS.check,
      // Node would answer with an empty body.
      requireHostHeader: false,
    },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // Requests on open connections are served until the server has closed.
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

/** Gives every response the security headers and its request id. */
function setHeaders(instance: FastifyInstance): void {
  instance.addHook('onRequest', (request, reply, done) => {
    void reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
    // Tokens and personal data must not be cached; cacheable responses override this header.
    if (isCall(request)) void reply.header('cache-control', 'no-store');
    done();
  });
}

/**
 * Sets `Vary: Accept-Encoding` even on uncompressed responses; caches would otherwise send one form to
 * clients that need another.
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

function logRequests(instance: FastifyInstance, addresses: Config['logAddresses']): void {
  instance.addHook('onResponse', (request, reply, done) => {
    const ms = Math.round(reply.elapsedTime);
    const line = {
      ...{ method: request.method, path: loggedPath(request.url), status: reply.statusCode, ms },
      ...describeCaller(request, addresses),
    };
    request.log[isCall(request) && !isInternalRequest(request) ? 'info' : 'debug'](line, 'request');
    done();
  });
}

/**
 * Closing waits for every connection, and Node keeps a busy one alive for a minute after its response. This
 * closes connections as soon as they are idle.
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

/** A route's path segments and one of its methods. */
interface KnownRoute {
  parts: readonly string[];
  method: string;
}

/**
 * Responds when the path exists but the method does not: 405, or 204 to OPTIONS, both with the allowed
 * methods. Call it before routes are registered.
 */
function answerWrongMethods(instance: FastifyInstance): void {
  const routes: KnownRoute[] = [];
  instance.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith(CALLS)) return;
    for (const one of [method].flat()) routes.push({ parts: partsOf(url), method: one });
  });
  instance.addHook('onRequest', async (request, reply) => {
    // Where pages are served, every GET has a route: the catch-all of pages.
    if (request.routeOptions.url?.startsWith(CALLS) || !isCall(request)) return;
    const requested = partsOf(pathOf(request.url));
    const methods = routes.filter(({ parts }) => fits(requested, parts)).map(({ method }) => method);
    if (methods.length === 0) return;
    // The router passes an over-long parameter to the catch-all of pages.
    if (methods.includes(request.method)) throw httpError(414, 'address.too-long');
    void reply.header('allow', [...new Set([...methods, 'OPTIONS'])].sort().join(', '));
    if (request.method === 'OPTIONS') return reply.status(204).send();
    throw httpError(405, 'method.unknown');
  });
}

/** The segments of a path, without a trailing slash. */
function partsOf(path: string): string[] {
  return (path.endsWith('/') ? path.slice(0, -1) : path).split('/');
}

/** Whether a path matches a route: in `/v1/orders/:id`, the parameter matches any non-empty segment. */
function fits(requested: readonly string[], parts: readonly string[]): boolean {
  return (
    requested.length === parts.length &&
    parts.every((part, at) => (part.startsWith(':') ? requested[at] !== '' : requested[at] === part))
  );
}
